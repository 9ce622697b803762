import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';
import type { Random } from '../random.ts';

/** Keeps personal data unreadable at rest. */
export interface Cipher {
  /** Encrypts with AES-256-GCM: `<key id>.<base64url>`, different each time. */
  seal(text: string): string;
  /** Decrypts a result of `seal`. Throws `SealError` when it was altered, or we don't have its key. */
  open(sealed: string): string;
  /** The same text always gives the same 43 characters, so that an encrypted column can be searched and be unique. */
  blindIndex(text: string): string;
  /** Whether `sealed` was made with an older key and should be encrypted again. */
  isOutdated(sealed: string): boolean;
}

/** A sealed value can't be opened. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates the cipher of these keys. The first at-rest key seals; all of them open. */
export function createCipher(keys: Pick<Keys, 'atRest' | 'blindIndex'>, random: Random): Cipher {
  const byId = new Map(keys.atRest.map((key) => [keyId(key), key]));
  const [current] = byId;
  if (current === undefined) throw new Error('The cipher needs a key');
  const [currentId, currentKey] = current;

  return {
    seal: (text) => {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', currentKey, nonce).setAAD(Buffer.from(currentId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${currentId}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed) => {
      const [id = '', body = ''] = sealed.split('.');
      const key = byId.get(id);
      if (key === undefined) throw new SealError(`No key ${id.slice(0, 8)} to open a sealed value with`);
      return openWith(key, id, Buffer.from(body, 'base64url'));
    },
    blindIndex: (text) => createHmac('sha256', keys.blindIndex).update(text).digest('base64url'),
    isOutdated: (sealed) => !sealed.startsWith(`${currentId}.`),
  };
}

function openWith(key: Uint8Array, id: string, bytes: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    throw new SealError('A sealed value was altered');
  }
}

/** The name of a key. It reveals nothing about the key. */
function keyId(key: Uint8Array): string {
  return createHash('sha256').update('yayan key id').update(key).digest('hex').slice(0, 8);
}
