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
  /**
   * For `md5`: the parameters whose values are concatenated. For `dynata-med`: the one that `med` is made of. For `wjx`: those
   * of activity and index.
   */
  readonly fields: readonly string[];
  /** For signatures of a whole address. */
  readonly hash?: (typeof hashNames)[number] | undefined;
  /** For `sorted-sha256`: whether the secret stands before the text. */
  readonly secretFirst?: boolean | undefined;
}

/** How a partner signs its queries and we sign ours. */
interface SigningScheme {
  /** The signature, mostly in lower-case hex; undefined for a query that can't be signed this way. */
  readonly sign: (query: SignedQuery, secret: string, options: SigningOptions) => string | undefined;
  /** How our own links are signed, if not like the partner's reports. */
  readonly signOwn?: SigningScheme['sign'];
  /**
   * Whether the signature doesn't prove who reports what. Then it never ends a participation alone: the partner's
   * configuration names a second proof (rule 3.48).
   */
  readonly isWeak?: true;
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

/** A secret of `dynata-med`: both keys. */
export const WHOLE_NUMBERS = /^(\d{1,40}):(\d{1,40})$/;

/**
 * `med` of Dynata: (key1 × person) − key2, in decimals. It covers neither status nor session, and two signed values reveal
 * both keys. Dynata knows no signature of entries, so ours is an HMAC.
 */
const dynataMed: SigningScheme = {
  sign: ({ pairs }, secret, { fields: [person = ''] }) => {
    const [, keyOne, keyTwo] = WHOLE_NUMBERS.exec(secret) ?? [];
    const value = new Map(pairs).get(person) ?? '';
    if (keyOne === undefined || keyTwo === undefined || !/^\d{1,40}$/.test(value)) return undefined;
    return (BigInt(keyOne) * BigInt(value) - BigInt(keyTwo)).toString();
  },
  signOwn: hmacSha256.sign,
  isWeak: true,
};

/**
 * 问卷星: reports are signed over activity and index, but not over the session, so a genuine signature fits any session. Our
 * links are signed over activity (the end of the path), `sojumpparm` and `endts`.
 */
const wjx: SigningScheme = {
  sign: ({ pairs }, secret, { fields: [activity = '', index = ''] }) => {
    const values = new Map(pairs);
    const [of, number] = [values.get(activity), values.get(index)];
    return of === undefined || number === undefined ? undefined : hashOf('sha1', `${of}${number}${secret}`);
  },
  signOwn: ({ pairs, address }, secret) => {
    const activity = /\/([^/?]+?)(?:\.aspx)?(?:\?|$)/.exec(address ?? '')?.[1];
    const values = new Map(pairs);
    if (activity === undefined) return undefined;
    return hashOf(
      'sha1',
      `${activity}${values.get('sojumpparm') ?? ''}${values.get('endts') ?? ''}${secret}`,
    );
  },
  isWeak: true,
};

/** The schemes that a partner can be configured with. */
export const signingSchemes = {
  'hmac-sha256': hmacSha256,
  'hmac-sha1': hmacSha1,
  md5: md5,
  'sorted-sha256': sortedSha256,
  'url-hash': urlHash,
  'url-hmac': urlHmac,
  'dynata-med': dynataMed,
  wjx,
} as const satisfies Record<string, SigningScheme>;

/** The name of a scheme. */
type SchemeName = keyof typeof signingSchemes;

/** The scheme with this name. */
export const schemeOf = (name: SchemeName): SigningScheme => signingSchemes[name];

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}
