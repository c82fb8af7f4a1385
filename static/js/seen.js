// Whether a part of the page is in sight.
export const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;
