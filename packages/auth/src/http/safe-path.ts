/**
 * A call's path would reach another address than it names: as a browser reads it, it leaves the base path or names
 * another call. Ids that come from a link can cause that (`../users/account`).
 */
export class UnsafePathError extends TypeError {
  override readonly name = 'UnsafePathError';
}

/** Characters that browsers drop from an address or replace by others. */
const rewritten = /[\\\s\p{Cc}#?]/u;

/**
 * Throws an `UnsafePathError` for a path that a browser would change when it builds the address: another host, `..` in
 * any spelling, a backslash, a hidden query or fragment. A call's query belongs in `params`.
 */
export const refuseUnsafePath = (path: string): void => {
  const isPlain = path.startsWith('/') && !path.includes('//') && !rewritten.test(path);
  // The URL parser decides the rest: it resolves `.` and `..`, also when they are written `%2e`.
  if (isPlain && new URL(`https://host${path}`).pathname === path) return;
  throw new UnsafePathError(`Not a path below the base path: ${path}`);
};
