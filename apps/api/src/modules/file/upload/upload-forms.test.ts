import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formProblem } from '../../../../test/bucket/verify-form.ts';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { checkPost } from './check-post.ts';
import {
  type Fields,
  newOwner,
  photo,
  type FileTest,
  startFileTest,
  stores,
} from '../../../../test/file/upload-world.ts';
import { takeFile } from './take-file.ts';

const MUTANTS = 2000;
const MINUTE = 60_000;

describe.each(stores)('U1 a form that was tampered with, %s', (store) => {
  let t: FileTest;
  let good: Fields;
  let theirs: Fields;
  let content: Buffer;
  beforeAll(async () => {
    t = await startFileTest(store);
    content = await photo();
    const owner = newOwner();
    good = await t.grant(owner, { size: content.length });
    theirs = await t.grant(newOwner(), { module: 'feedback', extension: 'png', size: content.length });
  });
  afterAll(async () => await t.stop());

  const policyOf = (change: (policy: { expiration: string; conditions: unknown[] }) => object): string => {
    const policy = JSON.parse(Buffer.from(good['policy'] ?? '', 'base64').toString()) as {
      expiration: string;
      conditions: unknown[];
    }; // The policy is our own JSON.
    return Buffer.from(JSON.stringify(change(policy))).toString('base64');
  };
  /** Changes that an attacker makes to a form, or fields taken from another person's form, by name. */
  const changes = (): Record<string, Fields> => {
    const key = good['key'] ?? '';
    const [prefix = '', module = '', folder = '', name = ''] = key.split('/');
    const keys = [
      `other/${module}/${folder}/${name}`,
      `prod/${module}/${folder}/${name}`,
      `${prefix}/feedback/${folder}/${name}`,
      `${prefix}/public/${folder}/${name}`,
      `${prefix}/kept/${module}/${folder}/${name}`,
      `${prefix}/${module}/${(theirs['key'] ?? '').split('/')[2] ?? ''}/${name}`,
      `${prefix}/${module}/../${folder}/${name}`,
      `${prefix}/${module}/${folder}/../../../${name}`,
      `../${key}`,
      `/${key}`,
      `./${key}`,
      `${key}/..`,
      `${key}.html`,
      `${key}\u0000.html`,
      `${key} `,
      key.replaceAll('/', '\\'),
      key.replaceAll('/', '%2f'),
      key.replace('.jpg', '.html'),
      key.toUpperCase(),
      `\${filename}`,
      `${prefix}/${module}/${folder}/\${filename}`,
      `${key}?x=1`,
      `${key}#x`,
      '',
    ];
    const policies = {
      'no conditions': policyOf(({ expiration }) => ({ expiration, conditions: [] })),
      'an open key': policyOf(({ expiration, conditions }) => ({
        expiration,
        conditions: [...conditions.slice(0, 2), ['starts-with', '$key', '']],
      })),
      'a longer life': policyOf(({ conditions }) => ({ expiration: '2099-01-01T00:00:00.000Z', conditions })),
      'a larger size': policyOf(({ expiration, conditions }) => ({
        expiration,
        conditions: [...conditions.slice(0, 1), ['content-length-range', 0, 1e12], ...conditions.slice(2)],
      })),
      'another bucket': policyOf(({ expiration, conditions }) => ({
        expiration,
        conditions: [{ bucket: 'other' }, ...conditions.slice(1)],
      })),
      nothing: '',
      'what is no JSON': 'bm90IGpzb24=',
      'what is no base64': '{"expiration":"2099-01-01T00:00:00.000Z"}',
    };
    const signature = 'x-oss-signature' in good ? 'x-oss-signature' : 'Signature';
    const values: [string, string][] = [
      ['x-oss-content-type', 'text/html'],
      ['x-oss-content-type', 'image/svg+xml'],
      ['x-oss-content-type', 'image/jpeg; charset=utf-8'],
      ['x-oss-content-type', ''],
      ['success_action_status', '201'],
      ['success_action_status', '204'],
      ['success_action_status', ''],
      ['x-oss-forbid-overwrite', 'false'],
      ['x-oss-forbid-overwrite', 'abc'],
      ['x-oss-object-acl', 'public-read'],
      ['x-oss-object-acl', 'public-read-write'],
      ['x-oss-object-acl', 'default'],
      [signature, theirs[signature] ?? ''],
      [signature, ''],
      [signature, '0'.repeat(64)],
      ['policy', theirs['policy'] ?? ''],
      ['x-oss-date', '20200101T000000Z'],
      ['x-oss-credential', 'root/20261121/cn-shanghai/oss/aliyun_v4_request'],
      ['x-oss-signature-version', 'OSS4-HMAC-SHA1'],
      ['OSSAccessKeyId', 'root'],
    ];
    return Object.fromEntries([
      ...keys.map((changed) => [`key ${changed}`, { key: changed }] as const),
      ...Object.entries(policies).map(([name, policy]) => [`policy with ${name}`, { policy }] as const),
      ...values
        .filter(([field]) => field in good)
        .map(([field, value]) => [`${field} ${value}`, { [field]: value }] as const),
    ]);
  };

  test('more than 60 tampered forms are refused, and the original form still works', async () => {
    const cases = changes();
    for (const [name, change] of Object.entries(cases))
      expect([name, (await t.send({ ...good, ...change }, content)).status >= 400]).toEqual([name, true]);
    for (const missing of Object.keys(good)) {
      const left = Object.fromEntries(Object.entries(good).filter(([name]) => name !== missing));
      expect([missing, (await t.send(left, content)).status >= 400]).toEqual([missing, true]);
    }
    const sizes = [0, content.length + 1, content.length * 2];
    for (const size of sizes) expect((await t.send(good, Buffer.alloc(size, content))).status).toBe(400);
    const count = Object.keys(cases).length + Object.keys(good).length + sizes.length;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(await t.send(good, content)).toEqual({ status: 200, code: null });
    t.system.clock.advance(10 * MINUTE);
    expect(await t.send(theirs, content)).toEqual({ status: 403, code: 'AccessDenied' });
  });

  test(`of ${MUTANTS} one-character mutants, no store accepts one`, async () => {
    const fields = await t.grant(newOwner(), { size: content.length });
    const { account } = t.files;
    const now = t.system.clock.now();
    const bucketAccount = {
      bucket: account.bucket,
      region: account.region,
      id: account.accessKeyId,
      secret: account.accessKeySecret,
      now: () => now,
    };
    const isTaken = (form: ReadonlyMap<string, string>) => ({
      own: tryOut(() => checkPost(form, account, now)),
      bucket: formProblem(form, content.length, bucketAccount) === undefined,
    });
    expect(isTaken(new Map(Object.entries(fields)))).toEqual({ own: true, bucket: true });
    const random = seededRandom(6);
    const names = Object.keys(fields);
    for (let n = 0; n < MUTANTS; n += 1) {
      const name = names[n % names.length] ?? '';
      const value = fields[name] ?? '';
      const changed = mutant(value, random.int(value.length), random.int(3), random.int(94));
      if (changed === value) continue;
      expect([name, changed, isTaken(new Map(Object.entries({ ...fields, [name]: changed })))]).toEqual([
        name,
        changed,
        { own: false, bucket: false },
      ]);
    }
  });
});

function tryOut(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** The text with one character changed, removed or inserted. */
function mutant(text: string, at: number, kind: number, code: number): string {
  const one = String.fromCharCode(33 + code);
  return text.slice(0, at) + (kind === 1 ? '' : one) + text.slice(kind === 2 ? at : at + 1);
}

test('an object that a field outside the policy marks as compressed is never decompressed and never becomes a file', async () => {
  const t = await startFileTest('bucket with V4');
  try {
    const owner = newOwner();
    const packed = gzipSync(Buffer.alloc(50_000_000));
    const fields = await t.grant(owner, { size: packed.length });
    expect((await t.send({ ...fields, 'Content-Encoding': 'gzip' }, packed)).status).toBe(200);
    await expect(takeFile(t.files, owner, fields['key'] ?? '')).rejects.toMatchObject({ name: 'NOT_FOUND' });
  } finally {
    await t.stop();
  }
});
