import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature parameters of a signed address. */
export interface SignedQuery {
  Expires: string;
  Signature: string;
}

type SignedMethod = 'GET' | 'PUT';

/** Signs file addresses that are valid for a limited time. */
export interface AddressSigning {
  /** Signs reading a key, or another method of a resource. */
  sign(resource: string, end: Date, method?: SignedMethod): SignedQuery;
  /** Whether we signed this address and it is still valid. */
  isSigned(resource: string, query: SignedQuery, now: Date, method?: SignedMethod): boolean;
}

export function addressSigning(secret: string): AddressSigning {
  const signatureOf = (method: SignedMethod, resource: string, expires: string): string =>
    createHmac('sha256', secret).update(`${method}\n${expires}\n/${resource}`).digest('hex');
  return {
    sign: (resource, end, method = 'GET') => {
      const expires = String(Math.floor(end.getTime() / 1000));
      return { Expires: expires, Signature: signatureOf(method, resource, expires) };
    },
    isSigned: (resource, { Expires, Signature }, now, method = 'GET') => {
      const expected = Buffer.from(signatureOf(method, resource, Expires));
      const given = Buffer.from(Signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(Expires) * 1000 > now.getTime();
    },
  };
}
