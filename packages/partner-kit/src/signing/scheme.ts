import { hash, hmac, toHex } from './digest.ts';
import type { HashName } from './hash-name.ts';
import { type Query, writeQuery } from './query.ts';

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

/**
 * How a whole address is signed; the signature is its last parameter.
 *
 * - `url-hash`: hash of the address up to the signature, with the secret behind it.
 * - `url-hmac`: HMAC of the address up to the signature.
 */
export type UrlScheme = { readonly scheme: 'url-hash' | 'url-hmac'; readonly hash: HashName };

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number =>
  a < b ? -1 : Number(a > b);

const sortedText = ({ pairs }: Query): string => writeQuery(pairs.toSorted(byName));

/** The signature of a query in lower-case hex. */
export async function signQuery(scheme: QueryScheme, query: Query, secret: string): Promise<string> {
  switch (scheme.scheme) {
    case 'hmac-sha256':
      return toHex(await hmac('sha256', secret, sortedText(query)));
    case 'hmac-sha1':
      return toHex(await hmac('sha1', secret, query.raw));
    case 'md5':
      return await hash('md5', concatenated(scheme.fields, query) + filled(secret));
    case 'sorted-sha256': {
      const text = sortedText(query);
      return await hash('sha256', scheme.secretFirst ? filled(secret) + text : text + filled(secret));
    }
  }
}

/** The signature, in lower-case hex, of an address that ends before its signature's parameter. */
export async function signUrl(scheme: UrlScheme, url: string, secret: string): Promise<string> {
  return scheme.scheme === 'url-hash'
    ? await hash(scheme.hash, url + filled(secret))
    : toHex(await hmac(scheme.hash, secret, url));
}

const concatenated = (fields: readonly string[], { values }: Query): string =>
  fields.map((field) => values.get(field) ?? '').join('');

function filled(secret: string): string {
  if (secret === '') throw new TypeError('A secret must not be empty');
  return secret;
}
