/**
 * A call was to go to an address other than the one it names: its path, as a browser reads it, leaves the base path or
 * changes which call it is. Ids that come from a link can do that (`../users/account`).
 */
export class UnsafePathError extends TypeError {
  override readonly name = 'UnsafePathError';
}

/** Characters that browsers drop from an address, or read as another one. */
const rewritten = /[\\\s\p{Cc}#?]/u;

/**
 * Refuses a path that does not stay exactly what it is when a browser makes an address of it: no other host, no `..` in
 * any spelling, no backslash, no query or fragment hidden in it. A call's query belongs into `params`.
 */
export const refuseUnsafePath = (path: string): void => {
  const isPlain = path.startsWith('/') && !path.includes('//') && !rewritten.test(path);
  // The rest is the URL parser's own judgement: it resolves `.` and `..`, also where they are written `%2e`.
  if (isPlain && new URL(`https://host${path}`).pathname === path) return;
  throw new UnsafePathError(`Not a path below the base path: ${path}`);
};
