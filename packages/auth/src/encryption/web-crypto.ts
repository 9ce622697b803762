import { unusableKey } from './unusable-key.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

const bytesOf = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pem.replaceAll(/-----[^-]+-----|\s/g, '')), (char) => char.charCodeAt(0));

/** Encrypts bytes with an RSA key in PEM and returns base64. */
export const sealBytes = async (pem: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(pem), algorithm, false, ['encrypt']);
    const sealed = await crypto.subtle.encrypt(algorithm, key, bytes);
    return btoa(String.fromCharCode(...new Uint8Array(sealed)));
  } catch (error) {
    throw unusableKey(error);
  }
};
