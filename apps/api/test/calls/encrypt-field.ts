import { constants, publicEncrypt, randomBytes } from 'node:crypto';

/** The content of an encrypted field. Tests may omit or change parts. */
export interface FieldContent {
  value: unknown;
  timestamp: unknown;
  nonce?: unknown;
}

/** Encrypts a field as a browser does: RSA-OAEP with SHA-256 over value, time stamp and nonce (rule 2.10). */
export function encryptField(key: { id: string; publicKey: string }, content: FieldContent): string {
  const { nonce = randomBytes(16).toString('base64url') } = content;
  const sealed = publicEncrypt(
    { key: key.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify({ ...content, nonce })),
  );
  return `${key.id}:${sealed.toString('base64')}`;
}
