import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature parameters of a signed address. */
export interface SignedQuery {
  Expires: string;
  Signature: string;
}

/** Signs file addresses that are valid for a limited time. */
export interface AddressSigning {
  sign(key: string, end: Date): SignedQuery;
  /** Whether we signed this address and it is still valid. */
  isSigned(key: string, query: SignedQuery, now: Date): boolean;
}

export function addressSigning(secret: string): AddressSigning {
  const signatureOf = (key: string, expires: string): string =>
    createHmac('sha256', secret).update(`GET\n${expires}\n/${key}`).digest('hex');
  return {
    sign: (key, end) => {
      const expires = String(Math.floor(end.getTime() / 1000));
      return { Expires: expires, Signature: signatureOf(key, expires) };
    },
    isSigned: (key, { Expires, Signature }, now) => {
      const expected = Buffer.from(signatureOf(key, Expires));
      const given = Buffer.from(Signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(Expires) * 1000 > now.getTime();
    },
  };
}
