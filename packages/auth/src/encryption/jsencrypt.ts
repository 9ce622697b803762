import { JSEncrypt } from 'jsencrypt';
import { unusableKey } from './unusable-key.ts';

/** Like `sealBytes` in `web-crypto.ts`, for a page without WebCrypto. */
export const sealBytes = async (pem: string, bytes: Uint8Array): Promise<string> => {
  // Outside a browser jsencrypt takes its padding from Math.random, which can be guessed.
  if (typeof window === 'undefined')
    throw new Error('Without WebCrypto, fields are encrypted in a page only');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  // jsencrypt treats each character as one byte.
  const sealed = rsa.encryptOAEP(String.fromCharCode(...bytes));
  if (!sealed) throw unusableKey();
  return sealed;
};
