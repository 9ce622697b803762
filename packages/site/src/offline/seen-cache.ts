/** The cache in which the service worker stores lists as they were last seen. */
export const seenCache = 'yayan-seen';

/** The query parameter that names the owner of a list. */
export const memberKey = '_member';

/** The type of the worker's message that names the time of a stored list that it gave to the page. */
export const seenMessage = 'SEEN';

/** Deletes the lists of everybody but these people; all lists when nobody is signed in. */
export const deleteSeenLists = async (signedIn: readonly string[]): Promise<void> => {
  if (!('caches' in globalThis)) return;
  if (signedIn.length === 0) {
    await caches.delete(seenCache);
    return;
  }
  if (!(await caches.has(seenCache))) return;
  const cache = await caches.open(seenCache);
  for (const request of await cache.keys()) {
    const owner = new URL(request.url).searchParams.get(memberKey);
    if (owner === null || !signedIn.includes(owner)) await cache.delete(request);
  }
};
