import type { HashName } from './hash-name.ts';
import { md5 } from './md5.ts';
import { checkSecret } from './secret.ts';

const encoder = new TextEncoder();
const MD5_BLOCK_BYTES = 64;

const webCryptoNames = { sha256: 'SHA-256', sha1: 'SHA-1' } as const;

const hashBytes = async (name: HashName, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  name === 'md5' ? md5(bytes) : new Uint8Array(await crypto.subtle.digest(webCryptoNames[name], bytes));

/** Lower-case hex. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a text's UTF-8 bytes, in lower-case hex. */
export const hash = async (name: HashName, text: string): Promise<string> =>
  toHex(await hashBytes(name, encoder.encode(text)));

/** HMAC (RFC 2104) of a text's UTF-8 bytes. */
export async function hmac(name: HashName, secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return await hmacWithKey(name, encoder.encode(checkSecret(secret)), text);
}

/** HMAC with a key in bytes. */
export async function hmacWithKey(
  name: HashName,
  key: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const message = encoder.encode(text);
  if (name !== 'md5') {
    const algorithm = { name: 'HMAC', hash: webCryptoNames[name] };
    const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
  }
  // WebCrypto has no MD5, so this implements HMAC itself.
  const block = new Uint8Array(MD5_BLOCK_BYTES);
  block.set(key.length > MD5_BLOCK_BYTES ? md5(key) : key);
  const inner = md5(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return md5(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
