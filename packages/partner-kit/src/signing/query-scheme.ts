import { isObject } from './is-object.ts';

/**
 * How a query is signed. The first three are 芽言's own and what a partner's configuration names; the others are what
 * survey exchanges use on their side.
 *
 * - `hmac-sha256`: over `name=value&…`, sorted by name and percent-encoded. The one to choose.
 * - `hmac-sha1`: over the query exactly as written.
 * - `md5`: the values of `fields` and the secret, one behind the other.
 * - `sorted-sha256`: SHA-256 over the sorted query with the secret behind it, or before it.
 */
export type QueryScheme =
  | { readonly scheme: 'hmac-sha256' }
  | { readonly scheme: 'hmac-sha1' }
  | { readonly scheme: 'md5'; readonly fields: readonly string[] }
  | { readonly scheme: 'sorted-sha256'; readonly secretFirst?: boolean };

const isListOfNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '');

/**
 * The scheme itself, when it is one.
 *
 * @throws {TypeError} with an example of a scheme for anything else.
 */
export function checkQueryScheme(scheme: QueryScheme): QueryScheme {
  const given: unknown = scheme;
  const { scheme: name, fields } = isObject(given) ? given : {};
  if (name === 'hmac-sha256' || name === 'hmac-sha1' || name === 'sorted-sha256') return scheme;
  if (name === 'md5' && isListOfNames(fields)) return scheme;
  throw new TypeError(
    name === 'md5'
      ? "The scheme md5 needs `fields`, the parameters it signs: { scheme: 'md5', fields: ['sid', 'st', 'ts'] }"
      : "`scheme` must be an object such as { scheme: 'hmac-sha256' } or { scheme: 'md5', fields: ['sid', 'st', 'ts'] }",
  );
}
