// The addresses of the places of a group, and whose phone it is, as the last page of the group
// had them. Pages that are the same on all phones draw their bar from these.
import { stored } from "../parts.js";
import { own } from "./root.js";

const NAME = own("places");

// {places: {name: address}, me: {letter, colour, words} or null}, or null.
export const rememberedPlaces = () => stored(() => JSON.parse(localStorage.getItem(NAME)));

export const rememberPlaces = (found) =>
  stored(() => localStorage.setItem(NAME, JSON.stringify(found)));

export const forgetPlaces = () => stored(() => localStorage.removeItem(NAME));
