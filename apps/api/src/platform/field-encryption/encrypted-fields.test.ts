import { constants, createPrivateKey, publicEncrypt, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../database/expiring-rows.ts';
import { answerTimes, timesApart } from '../../../test/calls/answer-times.ts';
import { encryptField } from '../../../test/calls/encrypt-field.ts';
import { runs, timeFor } from '../../../test/runs.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { newFieldKey } from '../../../test/system/test-keys.ts';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { createEncryptedFields, type EncryptedFields } from './encrypted-fields.ts';
import { fieldKey } from './field-key.ts';

let system: TestPlatform;
let fields: EncryptedFields;
const previousKey = createPrivateKey(newFieldKey());

beforeAll(async () => {
  system = await testPlatform();
  fields = createEncryptedFields(system.platform, [system.platform.keys.fieldEncryption, previousKey]);
});
afterAll(() => system.stop());

const now = (): number => system.clock.now().getTime();
const seal = (value: string, timestamp = now()): string => encryptField(fields.current, { value, timestamp });
const refused = { name: 'DECRYPTION_FAILED', data: null };
const sealText = (text: string): string => {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = { key: fields.current.publicKey, padding, oaepHash: 'sha256' };
  return `${fields.current.id}:${publicEncrypt(key, Buffer.from(text)).toString('base64')}`;
};

describe('A12 encrypted fields (rule 2.10)', () => {
  test('what a browser encrypts opens, in order', async () => {
    expect(await fields.open([seal('13800138000'), seal('123456')])).toEqual(['13800138000', '123456']);
  });

  test('the public key is RSA 3072 in PEM, named by its content', () => {
    expect(fields.current.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect(fields.current.id).toMatch(/^[A-Za-z0-9_-]{12}$/);
  });

  test('a replayed cipher text is refused', async () => {
    const field = seal('123456');
    await fields.open([field]);
    await expect(fields.open([field])).rejects.toMatchObject(refused);
    const twice = seal('123456');
    await expect(fields.open([twice, twice])).rejects.toMatchObject(refused);
  });

  test('race: a cipher text sent 20 times at once opens once', async () => {
    const field = seal('123456');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => fields.open([field])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    [-5 * 60_000, true],
    [-5 * 60_000 - 1, false],
    [60_000, true],
    [60_001, false],
  ])('a time stamp %i ms from now opens: %s', async (offset, opens) => {
    const opening = fields.open([seal('123456', now() + offset)]);
    await (opens
      ? expect(opening).resolves.toEqual(['123456'])
      : expect(opening).rejects.toMatchObject(refused));
  });

  test('a key before a rotation still opens; an unknown one never', async () => {
    const rotated = createEncryptedFields(system.platform, [createPrivateKey(newFieldKey()), previousKey]);
    const old = createEncryptedFields(system.platform, [previousKey]);
    const field = encryptField(old.current, { value: '123456', timestamp: now() });
    expect(await rotated.open([field])).toEqual(['123456']);
    await expect(rotated.open([seal('123456')])).rejects.toMatchObject(refused);
  });

  test('a wrong key id is refused, although the cipher text is right', async () => {
    const [, body] = seal('123456').split(':');
    for (const id of ['k1', '', '__proto__', 'constructor'])
      await expect(fields.open([`${id}:${body}`])).rejects.toMatchObject(refused);
  });

  test('whatever else is wrong is refused alike', async () => {
    const { id } = fields.current;
    const wrong = [
      '',
      id,
      `${id}:`,
      `${id}:${randomBytes(384).toString('base64')}`,
      `${id}:${randomBytes(383).toString('base64')}`,
      `${id}:${randomBytes(4096).toString('base64')}`,
      `${id}:${Buffer.alloc(384, 255).toString('base64')}`,
      sealText('no JSON'),
      sealText('null'),
      sealText('{"value":"1"}'),
      sealText(JSON.stringify({ value: 1, timestamp: now(), nonce: 'x'.repeat(16) })),
      sealText(JSON.stringify({ value: '1', timestamp: String(now()), nonce: 'x'.repeat(16) })),
      sealText(JSON.stringify({ value: '1', timestamp: now(), nonce: 'short' })),
      sealText(JSON.stringify({ value: '1', timestamp: null, nonce: 'x'.repeat(16) })),
    ];
    for (const field of wrong) await expect(fields.open([field])).rejects.toMatchObject(refused);
    await expect(fields.open([seal('1'), 'k1:wrong'])).rejects.toMatchObject(refused);
  });

  const BLOBS = runs(120, 10_000);
  test(
    `of ${BLOBS} blobs none opens, and each is refused in the same words and the same time`,
    async () => {
      const replayed = seal('123456');
      await fields.open([replayed]);
      const stranger = { ...fields.current, publicKey: fieldKey(createPrivateKey(newFieldKey())).publicKey };
      const seeded = seededRandom(12);
      const random = () => `${fields.current.id}:${randomBytes(384).toString('base64')}`;
      const blobs: Readonly<Record<string, () => string>> = {
        random,
        truncated: () => seal('123456').slice(0, -4 - seeded.int(400)),
        'too long': () => `${random()}${randomBytes(48).toString('base64')}`,
        'of a key that nobody has': () => encryptField(stranger, { value: '123456', timestamp: now() }),
        'under a name that no key has': () => seal('123456').replace(fields.current.id, 'AAAAAAAAAAAA'),
        replayed: () => replayed,
      };
      const words = new Set<string>();
      const rounds = Math.ceil(BLOBS / Object.keys(blobs).length);
      const ways = Object.values(blobs).map((blob) => {
        const made = Array.from({ length: rounds }, blob);
        return async (round: number) => {
          const outcome = await fields.open([made[round] ?? '']).catch((error: unknown) => error);
          words.add(JSON.stringify(outcome));
          expect(outcome).toMatchObject(refused);
        };
      });
      // A text that was sent before needs one more lookup. It was valid once, which its sender knows.
      const [first = [], ...others] = (await answerTimes(rounds, ways)).slice(0, -1);
      expect(words.size).toBe(1);
      for (const other of others) {
        const apart = timesApart(first, other);
        // A refusal before decrypting would be a millisecond or two faster each time.
        if (BLOBS > 500) expect(apart.gap, JSON.stringify(apart)).toBeLessThan(1);
      }
    },
    timeFor(BLOBS, 20),
  );

  test('nonces are forgotten only when their cipher text is too old to open', async () => {
    const field = seal('123456', now() + 60_000);
    await fields.open([field]);
    system.clock.advance(6 * 60_000);
    await deleteExpired(system.platform.database.read, 'field_nonces', system.clock.now());
    await expect(fields.open([field])).rejects.toMatchObject(refused);
    system.clock.advance(1);
    await deleteExpired(system.platform.database.read, 'field_nonces', system.clock.now());
    await expect(fields.open([field])).rejects.toMatchObject(refused);
  });
});
