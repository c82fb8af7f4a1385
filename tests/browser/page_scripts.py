"""What several tests ask of a page, in JavaScript."""

BACK_ONLINE = "dispatchEvent(new Event('online'))"
HAS_WORKER = "() => navigator.serviceWorker.controller"
HAS_FOCUS = "one => one === document.activeElement"
OPEN_ALL = "all => all.forEach(one => { one.open = true })"
