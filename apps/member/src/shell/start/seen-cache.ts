/** Where the service worker keeps lists as they were last seen. */
export const seenCache = 'yayan-seen';

/** The query parameter that says whose they are. */
export const memberKey = '_member';

/** Deletes what others than this member saw; everything without a member. */
export const forgetSeen = async (signedIn: string | undefined): Promise<void> => {
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
