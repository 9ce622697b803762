import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over `name=value&…`, sorted by name, percent-encoded; in hex. */
export const sign = (pairs: readonly (readonly [string, string])[], secret: string): string => {
  // Never sign with an unset secret, or with the words `undefined` and `null`: anybody could make such a signature.
  if (typeof secret !== 'string' || secret.length < 16) throw new TypeError('The secret is not set');
  const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = sorted
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
};
