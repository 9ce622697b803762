import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { systemRandom } from '../../../platform/random.ts';
import { createPasswordHashes } from './password-hashes.ts';

const keys = { blindIndex: randomBytes(32) };
const config = readConfig({});
const turn = { key: 'a network' };
const hashes = createPasswordHashes({ keys, random: systemRandom, config });

test('a hash is salted argon2id and matches its password only', async () => {
  const [one, other] = await Promise.all([
    hashes.hash('nong-fu-2026', turn),
    hashes.hash('nong-fu-2026', turn),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await hashes.verify('nong-fu-2026', one, turn)).toBe(true);
  expect(await hashes.verify('nong-fu-2027', one, turn)).toBe(false);
  expect(await hashes.verify('', undefined, turn)).toBe(false);
});

test('a hash can’t be checked without the key, which is not in the database', async () => {
  const elsewhere = createPasswordHashes({
    keys: { blindIndex: randomBytes(32) },
    random: systemRandom,
    config,
  });
  expect(await elsewhere.verify('nong-fu-2026', await hashes.hash('nong-fu-2026', turn), turn)).toBe(false);
});

test('A13 password flood: what exceeds the queue is refused at once, the rest is answered', async () => {
  const few = createPasswordHashes({ keys, random: systemRandom, config }, { atOnce: 1, waiting: 4 });
  const asked = Array.from({ length: 50 }, () => few.hash('nong-fu-2026', turn));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(45);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ name: 'UNAVAILABLE', retryAfterSeconds: 2 });
  await expect(few.hash('nong-fu-2026', turn)).resolves.toContain('argon2id');
});
