/** The cache in which the service worker stores lists as they were last seen. */
export const seenCache = 'yayan-seen';

/** The query parameter that names the owner of a list. */
export const memberKey = '_member';

/** Deletes the lists that other members saw; all lists when nobody is signed in. */
export const deleteSeenLists = async (signedIn: string | undefined): Promise<void> => {
  if (!('caches' in globalThis)) return;
  if (signedIn === undefined) {
    await caches.delete(seenCache);
    return;
  }
  if (!(await caches.has(seenCache))) return;
  const cache = await caches.open(seenCache);
  for (const request of await cache.keys()) {
    const owner = new URL(request.url).searchParams.get(memberKey);
    if (owner !== signedIn) await cache.delete(request);
  }
};
