import { readQuery, writeQuery } from '../signing/query.ts';
import type { QueryScheme } from '../signing/query-scheme.ts';
import { signQuery } from '../signing/sign-query.ts';

/** How a link is signed. */
export interface SignOptions {
  /** HMAC-SHA256 by default. */
  readonly scheme?: QueryScheme;
  readonly secret: string;
  /** The signature's parameter; `sig` by default. */
  readonly signature?: string;
}

/**
 * Adds parameters to an address and, as the last one, the signature over all of them. A `k` that the address already has (芽言's
 * name for the partner) is kept and not signed.
 *
 * @throws {SecretError} when the secret isn't set, or is shorter than 16 characters.
 * @throws {TypeError} when the address already has a signature, has a parameter twice, or can't be
 * read.
 */
export async function signLink(
  address: string,
  parameters: Readonly<Record<string, string>>,
  { scheme = { scheme: 'hmac-sha256' }, secret, signature = 'sig' }: SignOptions,
): Promise<string> {
  const [base = '', ...rest] = (address.split('#')[0] ?? '').split('?');
  const text = [rest.join('?'), writeQuery(Object.entries(parameters))].filter(Boolean).join('&');
  const query = readQuery(text, signature);
  if (query === undefined || query.signature !== undefined)
    throw new TypeError('This address and these parameters make no query that can be signed');
  return `${base}?${text}&${encodeURIComponent(signature)}=${await signQuery(scheme, query, secret)}`;
}
