declare const self: ServiceWorkerGlobalScope;

/**
 * The id of the signed-in member by the page's cookies; `visitor` without a session. Undefined in the first moments after a
 * sign-in, while the page doesn't know yet who it is.
 */
export const memberOf = async (): Promise<string | undefined> => {
  try {
    if ((await self.cookieStore.get('token')) === null) return 'visitor';
    const data: unknown = JSON.parse(
      decodeURIComponent((await self.cookieStore.get('userData'))?.value ?? ''),
    );
    const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
};
