import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A query as received: its decoded pairs, and the undecoded text. */
export interface SignedQuery {
  /** Without the signature and without our own `k`. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** The same pairs, not decoded, in the order received. */
  readonly raw: string;
  /** The whole address as written, up to the signature; undefined unless the signature is its last parameter. */
  readonly address: string | undefined;
}

/** The hash functions that partners use. */
export const hashNames = ['sha256', 'sha1', 'md5'] as const;

/** What a scheme needs to know beside the secret. */
export interface SigningOptions {
  /** For `md5`: the parameters whose values are concatenated. */
  readonly fields: readonly string[];
  /** For signatures of a whole address. */
  readonly hash?: (typeof hashNames)[number] | undefined;
  /** For `sorted-sha256`: whether the secret stands before the text. */
  readonly secretFirst?: boolean | undefined;
}

/** How a partner signs its queries and we sign ours. */
interface SigningScheme {
  /** The signature in lower-case hex; undefined for a query that can't be signed this way. */
  readonly sign: (query: SignedQuery, secret: string, options: SigningOptions) => string | undefined;
}

const byName = ([a, x]: readonly [string, string], [b, y]: readonly [string, string]): number =>
  a < b ? -1 : a > b ? 1 : x < y ? -1 : Number(x > y);

/** `name=value&…` in the order of names, both percent-encoded. */
const sorted = ({ pairs }: SignedQuery): string =>
  pairs
    .toSorted(byName)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

const hashOf = (name: string, text: string): string => createHash(name).update(text).digest('hex');

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
  sign: ({ pairs }, secret, { fields }) => {
    const values = new Map(pairs);
    return hashOf('md5', `${fields.map((field) => values.get(field) ?? '').join('')}${secret}`);
  },
};

/** SHA-256 over the sorted query, with the secret after or before it. */
const sortedSha256: SigningScheme = {
  sign: (query, secret, { secretFirst }) =>
    hashOf('sha256', secretFirst === true ? `${secret}${sorted(query)}` : `${sorted(query)}${secret}`),
};

/** Hash of the whole address followed by the secret. */
const urlHash: SigningScheme = {
  sign: ({ address }, secret, { hash = 'sha256' }) =>
    address === undefined ? undefined : hashOf(hash, `${address}${secret}`),
};

/** HMAC of the whole address. */
const urlHmac: SigningScheme = {
  sign: ({ address }, secret, { hash = 'sha256' }) =>
    address === undefined ? undefined : createHmac(hash, secret).update(address).digest('hex'),
};

/** The schemes that a partner can be configured with. */
export const signingSchemes = {
  'hmac-sha256': hmacSha256,
  'hmac-sha1': hmacSha1,
  md5: md5,
  'sorted-sha256': sortedSha256,
  'url-hash': urlHash,
  'url-hmac': urlHmac,
} as const;

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}
