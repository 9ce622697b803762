import { createShownSince } from '@yayan/site/offline';

/** The time of what the pages of a group show without a network. Made at the start: the worker names it with the first list. */
export const shownSince = createShownSince({
  container: globalThis.navigator.serviceWorker,
  network: globalThis,
  isOnline: () => globalThis.navigator.onLine,
  now: () => Date.now(),
});
