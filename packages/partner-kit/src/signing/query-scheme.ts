import { isObject } from './is-object.ts';

/**
 * How a query is signed. The first three are 芽言's own, for a partner's configuration; the others are used by survey exchanges.
 *
 * - `hmac-sha256`: over `name=value&…`, sorted by name and percent-encoded. Recommended.
 * - `hmac-sha1`: over the query exactly as written.
 * - `md5`: the values of `fields` followed by the secret.
 * - `sorted-sha256`: SHA-256 over the sorted query, with the secret after it or before it.
 */
export type QueryScheme =
  | { readonly scheme: 'hmac-sha256' }
  | { readonly scheme: 'hmac-sha1' }
  | { readonly scheme: 'md5'; readonly fields: readonly string[] }
  | { readonly scheme: 'sorted-sha256'; readonly secretFirst?: boolean };

const isListOfNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '');

/**
 * Returns the scheme if it is valid.
 *
 * @throws {TypeError} for any other value, with an example of a scheme.
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
