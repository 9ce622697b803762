import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAvatar, takeAvatar } from '../pictures/avatars.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { newOwner, photo, type FileTest, startFileTest, stores } from '../../../../test/file/upload-world.ts';
import { fileData, removeFiles, signFileUrl } from '../files.ts';
import { takeFile } from './take-file.ts';
import { getUploadPolicy } from './upload-policy.ts';

const PDF = { module: 'cooperate', extension: 'pdf' } as const;
const pdf = Buffer.from('%PDF-1.7 something of more than sixteen bytes');
const DAY = 24 * 3_600_000;

describe.each(stores)('%s', (store) => {
  let t: FileTest;
  beforeAll(async () => {
    t = await startFileTest(store);
  });
  afterAll(async () => await t.stop());

  const read = async (owner: ReturnType<typeof newOwner>, key: string) =>
    await t.read((await signFileUrl(t.files, owner, t.files.store.addressOf(key))).url);
  /** Everything that a store holds under a key: the upload and the file. */
  const lies = async (key: string) => ({
    sent: (await t.files.store.inspectUpload(key))?.bytes,
    kept: (await t.read(t.files.store.signedUrl(key, { at: now(), seconds: 60, attachment: false }))).status,
  });
  const now = () => t.system.clock.now();

  test('U1: an upload policy names bucket, key, type and size, and is valid for ten minutes', async () => {
    const owner = newOwner();
    const { url, form, fileUrl, maxBytes, expiresAt } = await getUploadPolicy(t.files, owner, {
      ...PDF,
      size: 1234,
    });
    expect(url).toBe(t.bucket?.url ?? '/api/files');
    expect(fileUrl).toBe(`${url}/${form.key}`);
    expect(form.key).toMatch(/^test\/cooperate\/[0-9a-f]{26}\/\d{17}\.pdf$/);
    expect(maxBytes).toBe(1234);
    expect(Date.parse(expiresAt) - now().getTime()).toBe(600_000);
    const policy = JSON.parse(Buffer.from(form.policy, 'base64').toString()) as { conditions: unknown };
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        { bucket: t.files.account.bucket },
        ['content-length-range', 1, 1234],
        ['eq', '$key', form.key],
        ['eq', '$x-oss-content-type', 'application/pdf'],
        ['eq', '$x-oss-forbid-overwrite', 'true'],
        ['eq', '$success_action_status', '200'],
      ]),
    );
  });

  test('an upload can’t be read before it was checked, and the check re-encodes pictures', async () => {
    const owner = newOwner();
    const content = await photo();
    expect(content.includes('SecretPhone')).toBe(true);
    const key = await t.upload(owner, content);
    expect((await t.read(t.files.store.addressOf(key))).status).toBe(403);
    expect(await lies(key)).toEqual({ sent: content.length, kept: 404 });
    const answer = await read(owner, key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.body.includes('SecretPhone')).toBe(false);
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
    await t.system.runJobs();
    expect(await lies(key)).toEqual({ sent: undefined, kept: 200 });
  });

  test('a signed address is valid for an hour, and anything except pictures is a download', async () => {
    const owner = newOwner();
    const key = await t.upload(owner, pdf, PDF);
    const { url } = await signFileUrl(t.files, owner, t.files.store.addressOf(key));
    const { status, headers, body } = await t.read(url);
    expect([status, body.equals(pdf)]).toEqual([200, true]);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    const picture = await t.upload(owner, await photo());
    const theirs = (await signFileUrl(t.files, owner, t.files.store.addressOf(picture))).url;
    const [, folder = ''] = /cooperate\/(\w+)\//.exec(url) ?? [];
    for (const wrong of [
      `${url}0`,
      url.replace(/(?<=Expires=|expires=)\d/, '9'),
      url.replace('/cooperate/', '/claim/'),
      url.replace(folder, '0'.repeat(26)),
      `${url.split('?')[0]}?${theirs.split('?')[1]}`,
    ])
      expect([wrong, (await t.read(wrong)).status]).toEqual([wrong, 403]);
    t.system.clock.advance(3_600_001);
    expect((await t.read(url)).status).toBe(403);
  });

  const REPLAYS = runs(60, 450);
  test(
    `U5: ${2 * REPLAYS + 100} replays of a policy, before and after the file is taken, overwrite nothing`,
    async () => {
      const owner = newOwner();
      const [first, other] = [await photo('jpeg', 20), await photo('jpeg', 40)];
      const fields = await t.grant(owner);
      const key = fields['key'] ?? '';
      const race = await Promise.all(
        Array.from({ length: 100 }, async (_, n) => await t.send(fields, n === 0 ? first : other)),
      );
      expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
      const before = await t.files.store.readUpload(key, 1e6);
      const replays = async (count: number) => {
        for (let n = 0; n < count; n += 1)
          expect(await t.send(fields, other)).toEqual({ status: 409, code: 'FileAlreadyExists' });
      };
      await replays(REPLAYS);
      expect(Buffer.from((await t.files.store.readUpload(key, 1e6)) ?? [])).toEqual(
        Buffer.from(before ?? []),
      );
      const taken = (await read(owner, key)).body;
      await t.system.runJobs();
      await replays(REPLAYS);
      expect((await read(owner, key)).body.equals(taken)).toBe(true);
    },
    timeFor(REPLAYS, 100),
  );

  test('concurrent calls put a file into use once', async () => {
    const owner = newOwner();
    const key = await t.upload(owner, await photo());
    const took = await Promise.all(
      Array.from({ length: 8 }, async () => await takeFile(t.files, owner, key)),
    );
    expect(new Set(took.map(({ bytes }) => bytes)).size).toBe(1);
    expect(await t.system.runJobs()).toBe(1);
  });

  test('Z1: nobody can use another’s file, or one that was never uploaded', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    const key = await t.upload(owner, await photo());
    const never = (await t.grant(owner))['key'] ?? '';
    for (const [who, what] of [
      [other, key],
      [owner, never],
      [owner, key.replace('test/', 'prod/')],
      [owner, key.replace('.jpg', '.png')],
    ] as const)
      await expect(takeFile(t.files, who, what)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    await expect(takeAvatar(t.files, other, key)).rejects.toMatchObject({ name: 'NOT_FOUND' });
  });

  test('an avatar is re-encoded and public, and the transaction that replaces it removes it', async () => {
    const owner = newOwner();
    const key = await t.upload(owner, await photo('jpeg', 500));
    const address = await takeAvatar(t.files, owner, key);
    expect(address).toMatch(/^\/api\/files\/test\/public\//);
    const shown = await t.read(address);
    const { body } = t.bucket ? await t.read(shown.headers.get('location') ?? '') : shown;
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(await takeAvatar(t.files, owner, key)).toBe(address);
    await expect(takeAvatar(t.files, newOwner(), key)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    await t.system.runJobs();
    expect(await takeAvatar(t.files, owner, key)).toBe(address);
    await t.system.platform.database.transaction(async (tx) => await removeAvatar(t.files, tx, address));
    await t.system.runJobs();
    await expect(takeAvatar(t.files, owner, key)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    expect((await lies(address.replace('/api/files/', ''))).kept).toBe(404);
    expect(await fileData(t.files, t.system.platform.database.read, owner)).toEqual([]);
  });

  test('export and removal cover everything, including uploads that were never used', async () => {
    const owner = newOwner();
    const used = await t.upload(owner, pdf, PDF);
    await takeFile(t.files, owner, used);
    const unused = await t.upload(owner, await photo());
    const avatar = (await takeAvatar(t.files, owner, await t.upload(owner, await photo()))).slice(
      '/api/files/'.length,
    );
    const { database } = t.system.platform;
    const data = await fileData(t.files, database.read, owner);
    expect(new Set(data.map(({ key }) => key))).toEqual(new Set([used, unused, avatar]));
    const found = data.find(({ key }) => key === used);
    expect((await t.read(found?.url ?? '')).body.equals(pdf)).toBe(true);

    await database.transaction(async (tx) => await removeFiles(t.files, tx, owner));
    await t.system.runJobs();
    for (const key of [used, unused, avatar]) expect(await lies(key)).toEqual({ sent: undefined, kept: 404 });
    expect(await fileData(t.files, database.read, owner)).toEqual([]);
  });

  test('unused uploads, and the record that a file was uploaded, are removed after a day', async () => {
    const owner = newOwner();
    const [unused, used] = [await t.upload(owner, await photo()), await t.upload(owner, pdf, PDF)];
    await takeFile(t.files, owner, used);
    t.system.clock.advance(DAY - 1000);
    await t.system.runJobs();
    expect((await lies(unused)).sent).toBeGreaterThan(0);
    t.system.clock.advance(2000);
    await t.system.runJobs();
    expect(await lies(unused)).toEqual({ sent: undefined, kept: 404 });
    expect(await lies(used)).toEqual({ sent: undefined, kept: 200 });
    await expect(takeFile(t.files, owner, unused)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    if (t.bucket) expect([...t.bucket.objects.keys()].filter((key) => key.endsWith(used))).toEqual([]);
  });
});

test('if the bucket fails to remove a file, the job fails and is retried', async () => {
  const t = await startFileTest('bucket with V4');
  try {
    const owner = newOwner();
    const key = await t.upload(owner, pdf, PDF);
    await takeFile(t.files, owner, key);
    await t.system.runJobs();
    const { database, jobs } = t.system.platform;
    await database.transaction(async (tx) => await removeFiles(t.files, tx, owner));
    t.bucket?.failNext(1);
    await expect(t.system.runJobs()).rejects.toThrow('The bucket answered 503');
    expect(t.bucket?.objects.size).toBe(2);
    await jobs.handlerOf('file.remove')?.({ key }, { id: 'again', attempt: 1 });
    expect(t.bucket?.objects.size).toBe(0);
  } finally {
    await t.stop();
  }
});
