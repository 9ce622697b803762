import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFieldKey } from '../../../test/system/test-keys.ts';
import { readConfig } from '../config/config.ts';
import { readKeys } from './keys.ts';
import { systemRandom } from '../random.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-keys-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('development keys are made once, kept, and readable by their owner only', () => {
  const config = readConfig({ YAYAN_DATA_DIR: folder });
  const first = readKeys(config, systemRandom);
  const second = readKeys(config, systemRandom);
  expect(first.fieldEncryption.asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(second.fieldEncryption.equals(first.fieldEncryption)).toBe(true);
  expect(second.token).toEqual(first.token);
  expect(second.atRest).toEqual(first.atRest);
  for (const name of readdirSync(join(folder, 'keys'))) {
    expect(statSync(join(folder, 'keys', name)).mode & 0o777, name).toBe(0o600);
  }
});

test('an unusable RSA key is refused by the name of its variable and not repeated', () => {
  const pem = '-----BEGIN PRIVATE KEY-----\nbm90IGEga2V5\n-----END PRIVATE KEY-----';
  const config = readConfig({ YAYAN_DATA_DIR: folder, FIELD_ENCRYPTION_KEY: pem });
  const reading = (): unknown => readKeys(config, systemRandom);
  expect(reading).toThrow('FIELD_ENCRYPTION_KEY must be an RSA private key of 3072 bits');
  expect(reading).not.toThrow('bm90');
});

test('after a rotation the older RSA keys stand behind the current one, and one that is unusable is refused', () => {
  const pems = [newFieldKey(), newFieldKey()] as const;
  const read = (text: string) =>
    readKeys(readConfig({ YAYAN_DATA_DIR: folder, FIELD_ENCRYPTION_KEY: text }), systemRandom);
  for (const text of [pems.join(''), pems.join('').replaceAll('\n', '\\n')]) {
    const keys = read(text);
    const pemOf = (key: typeof keys.fieldEncryption): string => key.export({ type: 'pkcs8', format: 'pem' });
    expect([keys.fieldEncryption, ...keys.fieldEncryptionBefore].map(pemOf)).toEqual(pems);
  }
  expect(() => read(`${pems[0]}-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----`)).toThrow(
    'FIELD_ENCRYPTION_KEY',
  );
});
