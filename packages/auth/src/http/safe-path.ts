/**
 * A call's path would reach another address than it says: a browser would resolve it outside the base path, or to another call.
 * Ids from a link can cause that (`../users/account`).
 */
export class UnsafePathError extends TypeError {
  override readonly name = 'UnsafePathError';
}

/** The usual path: words without special characters. Such paths skip the URL parser. */
const words = /^(?:\/[\w-]+)+$/;

/**
 * Throws an `UnsafePathError` for a path that a browser would change when it builds the address: another host, `..` in any
 * spelling, a backslash, a hidden query or fragment. A call's query belongs into `params`.
 */
export const refuseUnsafePath = (path: string): void => {
  if (words.test(path)) return;
  // The URL parser resolves `.` and `..`, also in the form `%2e`; it cuts off a query or fragment, and encodes or drops
  // characters that aren't allowed in a path.
  const isKept = path.startsWith('/') && new URL(`https://host${path}`).pathname === path;
  if (!isKept || path.includes('//')) throw new UnsafePathError(`Not a path below the base path: ${path}`);
};
