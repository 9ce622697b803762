/**
 * A call's path would reach another address than it names: as a browser reads it, it leaves the base path or names
 * another call. Ids that come from a link can cause that (`../users/account`).
 */
export class UnsafePathError extends TypeError {
  override readonly name = 'UnsafePathError';
}

/** The usual path: words, to which an address gives no meaning. It saves most calls the parser. */
const words = /^(?:\/[\w-]+)+$/;

/**
 * Throws an `UnsafePathError` for a path that a browser would change when it builds the address: another host, `..` in
 * any spelling, a backslash, a hidden query or fragment. A call's query belongs in `params`.
 */
export const refuseUnsafePath = (path: string): void => {
  if (words.test(path)) return;
  // The URL parser resolves `.` and `..`, also when they are written `%2e`; it cuts a query or fragment off, and encodes
  // or drops what may not stand in a path.
  const isKept = path.startsWith('/') && new URL(`https://host${path}`).pathname === path;
  if (!isKept || path.includes('//')) throw new UnsafePathError(`Not a path below the base path: ${path}`);
};
