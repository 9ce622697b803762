import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A query as received: its decoded pairs, and the undecoded text. */
export interface SignedQuery {
  /** Without the signature and without our own `k`. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** The same pairs, not decoded, in the order received. */
  readonly raw: string;
}

/** How a partner signs its queries and we sign ours. */
interface SigningScheme {
  /** The signature in lower-case hex. `fields` are the parameters that are concatenated. */
  readonly sign: (query: SignedQuery, secret: string, fields: readonly string[]) => string;
}

const byName = ([a, x]: readonly [string, string], [b, y]: readonly [string, string]): number =>
  a < b ? -1 : a > b ? 1 : x < y ? -1 : Number(x > y);

/** `name=value&…` in the order of names, both percent-encoded. */
const sorted = ({ pairs }: SignedQuery): string =>
  pairs
    .toSorted(byName)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

/** HMAC-SHA256 over the sorted query. New partners should use it. */
const hmacSha256: SigningScheme = {
  sign: (query, secret) => createHmac('sha256', secret).update(sorted(query)).digest('hex'),
};

/** HMAC-SHA1 over the query exactly as written. Suppliers still use it. */
const hmacSha1: SigningScheme = {
  sign: ({ raw }, secret) => createHmac('sha1', secret).update(raw).digest('hex'),
};

/** MD5 over some concatenated values followed by the secret. Some suppliers still use it. */
const md5: SigningScheme = {
  sign: ({ pairs }, secret, fields) => {
    const values = new Map(pairs);
    const text = fields.map((field) => values.get(field) ?? '').join('');
    return createHash('md5').update(`${text}${secret}`).digest('hex');
  },
};

/** The schemes that a partner can be configured with. */
export const signingSchemes = { 'hmac-sha256': hmacSha256, 'hmac-sha1': hmacSha1, md5: md5 } as const;

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}
