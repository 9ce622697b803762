import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileTest, newOwner, startFileTest } from '../../../../test/file/upload-world.ts';
import { allTogether } from '../../../../test/together.ts';
import { readWhole } from '../storage/read-whole.ts';
import { continueUpload, PART_BYTES } from './continue-upload.ts';
import { takeFile } from './take-file.ts';

const SIZE = 2 * PART_BYTES + 1000;
const video = Buffer.alloc(SIZE, 'one part after the other ');
video.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');
const DAY_MS = 24 * 3_600_000;

let names = 0;
/** A file that no test has uploaded before. */
const aVideo = (size = SIZE) => ({
  id: `upload-number-${String((names += 1)).padStart(6, '0')}`,
  module: 'group' as const,
  extension: 'mp4',
  size,
});

/** The name of the refusal. */
const outcomeOfFault = async (call: Promise<unknown>): Promise<string> =>
  await call.then(
    () => 'OK',
    (error: Error) => error.name,
  );

type Part = Awaited<ReturnType<typeof continueUpload>>['parts'][number];
const contentOf = ({ start, bytes }: Part): Buffer => video.subarray(start, start + bytes);

describe.each(['own store', 'bucket with V4'] as const)('an upload in parts to the %s', (store) => {
  let t: FileTest;
  beforeAll(async () => {
    t = await startFileTest(store);
  });
  afterAll(async () => await t.stop());

  type Owner = ReturnType<typeof newOwner>;
  type Wanted = ReturnType<typeof aVideo>;
  const goOn = async (owner: Owner, wanted: Wanted) => await continueUpload(t.files, owner, wanted);
  const send = async (part: Part): Promise<number> => (await t.sendPart(part.url, contentOf(part))).status;
  const sendAll = async (owner: Owner, wanted: Wanted) => {
    const { parts } = await goOn(owner, wanted);
    for (const part of parts) expect(await send(part)).toBe(200);
    return await goOn(owner, wanted);
  };

  test('goes on with the parts that are missing, and becomes one file like a form', async () => {
    const [owner, wanted] = [newOwner(), aVideo()];
    const begun = await goOn(owner, wanted);
    expect(begun).toMatchObject({ receivedBytes: 0, isComplete: false });
    expect(begun.parts.map(({ number, start, bytes }) => [number, start, bytes])).toEqual([
      [1, 0, PART_BYTES],
      [2, PART_BYTES, PART_BYTES],
      [3, 2 * PART_BYTES, 1000],
    ]);
    const [first, second, third] = begun.parts;
    if (!first || !second || !third) throw new Error('There are three parts');
    expect(await send(second)).toBe(200);
    t.system.clock.advance(11 * 60_000);
    expect([await send(first), (await t.sendPart(third.url, contentOf(third))).code]).toEqual([
      403,
      'AccessDenied',
    ]);

    const later = await goOn(owner, wanted);
    expect(later).toMatchObject({ key: begun.key, receivedBytes: PART_BYTES, isComplete: false });
    expect(later.parts.map(({ number }) => number)).toEqual([1, 3]);
    expect(await outcomeOfFault(takeFile(t.files, owner, begun.key))).toBe('NOT_FOUND');
    for (const part of later.parts) expect(await send(part)).toBe(200);
    const complete = { key: begun.key, receivedBytes: SIZE, isComplete: true, parts: [] };
    expect(await goOn(owner, wanted)).toMatchObject(complete);
    expect(await takeFile(t.files, owner, begun.key)).toMatchObject({
      contentType: 'video/mp4',
      bytes: SIZE,
    });
    expect((await readWhole(t.files.store, begun.key))?.equals(video)).toBe(true);
    expect(await goOn(owner, wanted)).toMatchObject(complete);
  });

  test('accepts a part only under its own address, with exactly its bytes, until it is complete', async () => {
    const [owner, wanted] = [newOwner(), aVideo()];
    const { key, parts } = await goOn(owner, wanted);
    const [first, second, third] = parts;
    if (!first || !second || !third) throw new Error('There are three parts');
    const other = await goOn(newOwner(), { ...wanted });
    expect(other.key).not.toBe(key);
    const forged = [
      first.url.replace('partNumber=1', 'partNumber=3'),
      first.url.replace(/uploadId=[^&]+/, /uploadId=[^&]+/.exec(other.parts[0]?.url ?? '')?.[0] ?? ''),
      first.url.replace(key, other.key),
      first.url.replace(/bytes=\d+/, `bytes=${PART_BYTES}0`).replace(/[Ss]ignature=[^&]+$/, 'Signature=0'),
    ];
    for (const url of forged) expect((await t.sendPart(url, contentOf(first))).status).toBe(403);
    const long = Buffer.concat([contentOf(third), Buffer.from('x')]);
    for (const content of [long, contentOf(third).subarray(1)])
      expect((await t.sendPart(third.url, content)).status).toBeGreaterThanOrEqual(400);
    expect((await goOn(owner, wanted)).receivedBytes).toBe(0);

    expect(await sendAll(owner, wanted)).toMatchObject({ isComplete: true });
    expect((await t.sendPart(first.url, contentOf(first))).code).toBe('NoSuchUpload');
    expect((await goOn(owner, wanted)).isComplete).toBe(true);
  });

  test('refuses another file under the same id, and what a form refuses', async () => {
    const [owner, wanted] = [newOwner(), aVideo()];
    await goOn(owner, wanted);
    const refused = async (change: Partial<Wanted>) =>
      await outcomeOfFault(goOn(owner, { ...wanted, ...change }));
    expect(await refused({ size: SIZE + 1 })).toBe('IDEMPOTENCY_CONFLICT');
    expect(await refused({ extension: 'mov' })).toBe('IDEMPOTENCY_CONFLICT');
    expect(await refused({ id: 'another-upload-id', extension: 'svg' })).toBe('FILE_TYPE_REFUSED');
    expect(await refused({ id: 'another-upload-id', size: 300 * 1024 ** 2 })).toBe('FILE_TOO_LARGE');
    // Going on is counted once: a second of these would exceed the two gigabytes of a day.
    const most = aVideo(200 * 1024 ** 2);
    for (let count = 0; count < 12; count += 1) await goOn(owner, most);
    for (let count = 0; count < 9; count += 1) await goOn(owner, aVideo(200 * 1024 ** 2));
    expect(await outcomeOfFault(goOn(owner, aVideo(200 * 1024 ** 2)))).toBe('FILES_TOO_MANY');
  });

  test('two tabs with one upload make one file', async () => {
    const [owner, wanted] = [newOwner(), aVideo()];
    const begun = await allTogether(2, async () => await goOn(owner, wanted));
    expect(new Set(begun.map(({ key }) => key)).size).toBe(1);
    const [one] = begun;
    await Promise.all(begun.flatMap(({ parts }) => parts.map(async (part) => await send(part))));
    for (const part of (await goOn(owner, wanted)).parts) await send(part);
    const ended = await allTogether(2, async () => await goOn(owner, wanted));
    expect(ended.every(({ key, isComplete }) => isComplete && key === one?.key)).toBe(true);
    expect((await takeFile(t.files, owner, one?.key ?? '')).bytes).toBe(SIZE);
  });

  test('is complete when its server was killed right after it joined the parts', async () => {
    const [owner, wanted] = [newOwner(), aVideo(1000)];
    const { key, parts } = await goOn(owner, wanted);
    for (const part of parts) await send(part);
    const upload = /uploadId=([^&]+)/.exec(parts[0]?.url ?? '')?.[1] ?? '';
    const received = await t.files.store.parts?.received(key, upload);
    await t.files.store.parts?.join(key, upload, received ?? []);
    expect(await goOn(owner, wanted)).toMatchObject({ key, isComplete: true });
  });

  test('the eleventh unfinished upload of an owner ends the oldest, whose parts are removed', async () => {
    const [owner, oldest] = [newOwner(), aVideo()];
    const { key, parts } = await goOn(owner, oldest);
    for (let count = 0; count < 10; count += 1) {
      t.system.clock.advance(1);
      await goOn(owner, aVideo());
    }
    await t.system.runJobs();
    const [first] = parts;
    if (!first) throw new Error('There is a first part');
    expect((await t.sendPart(first.url, contentOf(first))).code).toBe('NoSuchUpload');
    const anew = await goOn(owner, oldest);
    expect([anew.key === key, anew.receivedBytes]).toEqual([false, 0]);
  });

  test('what isn’t finished within a day is removed, and begins anew', async () => {
    const [owner, wanted] = [newOwner(), aVideo()];
    const { key, parts } = await goOn(owner, wanted);
    const [first] = parts;
    if (!first) throw new Error('There is a first part');
    await send(first);
    t.system.clock.advance(DAY_MS + 1);
    await t.system.runJobs();
    const anew = await goOn(owner, wanted);
    expect([anew.key === key, anew.receivedBytes]).toEqual([false, 0]);
    expect([...(t.bucket?.uploads.values() ?? [])].filter((upload) => upload.key === key)).toEqual([]);
  });
});

test('a store that can’t sign the length of a part refuses uploads in parts', async () => {
  const t = await startFileTest('bucket with V1');
  try {
    expect(await outcomeOfFault(continueUpload(t.files, newOwner(), aVideo()))).toBe('UPLOAD_NOT_IN_PARTS');
  } finally {
    await t.stop();
  }
});
