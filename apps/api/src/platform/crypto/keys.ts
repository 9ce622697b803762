import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError, type Config } from '../config/config.ts';
import { folderProblem } from '../data-folder.ts';
import type { Random } from '../random.ts';

/** A key of tokens from before a rotation. */
export interface TokenKeyBefore {
  readonly key: Uint8Array;
  readonly until: Date;
}

/** The server's secrets. Never logged, never sent. */
export interface Keys {
  /** RSA private key that clients encrypt fields to. */
  readonly fieldEncryption: KeyObject;
  /** Older ones. They still decrypt data from before a rotation. */
  readonly fieldEncryptionBefore: readonly KeyObject[];
  /** Ed25519 keys of receipts. The first signs; the others, from before a rotation, are only published. */
  readonly receipts: readonly [KeyObject, ...KeyObject[]];
  /** AES-256 keys for values at rest. The first seals; all of them open. */
  readonly atRest: readonly Uint8Array[];
  /** HMAC key of access and refresh tokens, and of browser cookies. */
  readonly token: Uint8Array;
  /** Older ones. They still verify browser cookies until their last day is over. */
  readonly tokenBefore: readonly TokenKeyBefore[];
  /** HMAC key of blind indexes. */
  readonly blindIndex: Uint8Array;
}

const KEY_BYTES = 32;

/**
 * Reads the keys from the configuration. Outside production, a missing key is created once and stored in `<data
 * folder>/keys/`, readable by its owner only. Throws `ConfigError`, which names the variable of an unusable key.
 */
export function readKeys(config: Config, random: Random): Keys {
  const folder = join(config.dataDir, 'keys');
  const secret = (name: string): string =>
    keptKey(folder, name, () => Buffer.from(random.bytes(KEY_BYTES)).toString('base64'));
  const [fieldEncryption, ...fieldEncryptionBefore] = readRsaKeys(
    config.keys.fieldEncryption ?? keptKey(folder, 'field-encryption.pem', newRsaKey),
  );
  return {
    fieldEncryption,
    fieldEncryptionBefore,
    receipts: readReceiptKeys(config.keys.receipt ?? keptKey(folder, 'receipt.pem', newReceiptKey)),
    atRest: (config.keys.atRest ?? [secret('at-rest')]).map(fromBase64),
    token: fromBase64(config.keys.token ?? secret('token')),
    tokenBefore: config.keys.tokenBefore.map(({ key, until }) => ({ key: fromBase64(key), until })),
    blindIndex: fromBase64(config.keys.index ?? secret('index')),
  };
}

/** The keys of a file, one after the other. The current key is the first. */
function readRsaKeys(pems: string): [KeyObject, ...KeyObject[]] {
  const [first = '', ...others] = pemsOf(pems);
  return [readRsaKey(first), ...others.map(readRsaKey)];
}

const pemsOf = (pems: string): string[] =>
  pems
    .replaceAll('\\n', '\n')
    .split(/(?<=-----END [A-Z ]*PRIVATE KEY-----)/)
    .filter((pem) => pem.trim());

function readReceiptKeys(pems: string): [KeyObject, ...KeyObject[]] {
  const [first = '', ...others] = pemsOf(pems);
  return [readReceiptKey(first), ...others.map(readReceiptKey)];
}

function readReceiptKey(pem: string): KeyObject {
  const refused = new ConfigError('RECEIPT_KEY must be an Ed25519 private key in PKCS#8 PEM');
  try {
    const key = createPrivateKey(pem.trim());
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // OpenSSL's message could repeat a part of the key.
    throw refused;
  }
  throw refused;
}

const newReceiptKey = (): string =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

function readRsaKey(pem: string): KeyObject {
  const refused = new ConfigError(
    'FIELD_ENCRYPTION_KEY must be an RSA private key of 3072 bits or more in PKCS#8 PEM',
  );
  try {
    const key = createPrivateKey(pem.trim());
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 3072) return key;
  } catch {
    // OpenSSL's message could repeat a part of the key.
    throw refused;
  }
  throw refused;
}

function newRsaKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
}

function keptKey(folder: string, name: string, make: () => string): string {
  try {
    return readOrMakeKey(folder, name, make);
  } catch (error) {
    throw folderProblem(error, dirname(folder)) ?? error;
  }
}

function readOrMakeKey(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was first. Its key counts.
    if (!hasCode(error, 'EEXIST')) {
      // A full disk may leave a part of the file. The next start would take it for a key.
      rmSync(file, { force: true });
      throw error;
    }
  }
  return readFileSync(file, 'utf8');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}
