import { hash, hmac, toHex } from './digest.ts';
import { type Query, writeQuery } from './query.ts';
import { checkQueryScheme, type QueryScheme } from './query-scheme.ts';
import { checkSecret } from './secret.ts';
import { checkUrlScheme, type UrlScheme } from './url-scheme.ts';

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number =>
  a < b ? -1 : Number(a > b);

const sortedText = ({ pairs }: Query): string => writeQuery(pairs.toSorted(byName));

/**
 * The signature of a query in lower-case hex.
 *
 * @throws {SecretError} when the secret isn't set, or is shorter than 16 characters.
 * @throws {TypeError} when the scheme is unknown.
 */
export async function signQuery(scheme: QueryScheme, query: Query, secret: string): Promise<string> {
  checkQueryScheme(scheme);
  switch (scheme.scheme) {
    case 'hmac-sha256':
      return toHex(await hmac('sha256', secret, sortedText(query)));
    case 'hmac-sha1':
      return toHex(await hmac('sha1', secret, query.raw));
    case 'md5':
      return await hash('md5', concatenated(scheme.fields, query) + checkSecret(secret));
    case 'sorted-sha256': {
      const text = sortedText(query);
      return await hash(
        'sha256',
        scheme.secretFirst ? checkSecret(secret) + text : text + checkSecret(secret),
      );
    }
  }
}

/**
 * The signature, in lower-case hex, of an address without its signature parameter.
 *
 * @throws {SecretError} when the secret isn't set, or is shorter than 16 characters.
 * @throws {TypeError} when the scheme is unknown.
 */
export async function signUrl(scheme: UrlScheme, url: string, secret: string): Promise<string> {
  checkUrlScheme(scheme);
  return scheme.scheme === 'url-hash'
    ? await hash(scheme.hash, url + checkSecret(secret))
    : toHex(await hmac(scheme.hash, secret, url));
}

const concatenated = (fields: readonly string[], { values }: Query): string =>
  fields.map((field) => values.get(field) ?? '').join('');
