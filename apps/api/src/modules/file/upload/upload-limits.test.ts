import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../test/runs.ts';
import { newOwner, type FileTest, startFileTest } from '../../../../test/file/upload-world.ts';
import { takeFile } from './take-file.ts';
import { getUploadPolicy } from './upload-policy.ts';

const DAY = 24 * 3_600_000;
const MB = 1024 * 1024;
/** Simultaneous calls. In all rounds together 200 of them may get a policy. */
const AT_ONCE = 500;
const CALLS = AT_ONCE * runs(3, 20);
let t: FileTest;
beforeAll(async () => {
  t = await startFileTest('own store');
});
afterAll(async () => await t.stop());

/** The peak memory of this process during an action, above its memory before. */
async function rssDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return Math.max(most, process.memoryUsage.rss()) - before;
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
/** A PNG whose header claims this many pixels, with almost no data. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A small picture whose header claims a larger size. */
async function inflated(format: 'jpeg' | 'gif', width: number, height: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
  if (format === 'gif') {
    picture.writeUInt16LE(width, 6);
    picture.writeUInt16LE(height, 8);
    const frame = picture.indexOf(0x2c, 13);
    picture.writeUInt16LE(width, frame + 5);
    picture.writeUInt16LE(height, frame + 7);
    return picture;
  }
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

describe('U4', () => {
  test('50 pictures with too many pixels are refused, one by one or together, and use no extra memory', async () => {
    const sides = [
      [7072, 7071],
      [9000, 9000],
      [20_000, 20_000],
      [60_000, 60_000],
      [65_000, 1000],
      [1000, 65_000],
      [50_001, 1000],
      [12_000, 8000],
    ] as const;
    const floods: { extension: string; content: Buffer }[] = [
      {
        extension: 'png',
        content: await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      },
      {
        extension: 'webp',
        content: await sharp({ create: { width: 12_000, height: 5000, channels: 3, background: '#fff' } })
          .webp({ effort: 0 })
          .toBuffer(),
      },
      ...[2 ** 31 - 1, 2 ** 30, 1_000_000].flatMap((side) =>
        [pngOf(side, side), pngOf(side, 1000), pngOf(1000, side)].map((content) => ({
          extension: 'png',
          content,
        })),
      ),
    ];
    for (const [width, height] of sides) {
      floods.push(
        { extension: 'png', content: pngOf(width, height) },
        { extension: 'png', content: pngOf(height + 1, width) },
      );
      floods.push(
        { extension: 'jpg', content: await inflated('jpeg', width, height) },
        { extension: 'gif', content: await inflated('gif', width, height) },
      );
    }
    floods.push(...floods.slice(0, 9));
    expect(floods.length).toBeGreaterThanOrEqual(50);
    const owner = newOwner();
    const keys: string[] = [];
    for (const { extension, content } of floods) keys.push(await t.upload(owner, content, { extension }));
    const rise = await rssDuring(async () => {
      const taken = await Promise.allSettled(keys.map(async (key) => await takeFile(t.files, owner, key)));
      expect(taken.map((one, n) => [n, one.status])).toEqual(floods.map((_flood, n) => [n, 'rejected']));
      for (const one of taken)
        expect(one).toMatchObject({ reason: expect.objectContaining({ name: 'FILE_TYPE_REFUSED' }) });
    });
    expect(rise).toBeLessThan(100 * MB);
  });

  test(`of ${CALLS} calls, ${AT_ONCE} at a time, 200 get an upload policy, and they use little memory`, async () => {
    const owner = newOwner();
    const got = { given: 0, FILES_TOO_MANY: 0 };
    const ask = async () =>
      await t.grant(owner, { size: 1000 }).then(
        () => (got.given += 1),
        (error: Error) => (got.FILES_TOO_MANY += error.name === 'FILES_TOO_MANY' ? 1 : 0),
      );
    const rise = await rssDuring(async () => {
      for (let asked = 0; asked < CALLS; asked += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, ask));
    });
    expect(got).toEqual({ given: 200, FILES_TOO_MANY: CALLS - 200 });
    expect(rise).toBeLessThan(100 * MB);
  });

  test('each owner has 200 files or 2 GB a day; the day begins at midnight in Shanghai', async () => {
    const [many, large] = [newOwner(), newOwner()];
    const film = { module: 'task', extension: 'mp4', size: 500 * MB } as const;
    const ask = async (owner: typeof many, query = film as Parameters<typeof getUploadPolicy>[2]) =>
      await getUploadPolicy(t.files, owner, query).then(
        () => 'given',
        (error: Error) => error.name,
      );
    t.system.clock.set(new Date('2026-12-01T10:00:00+08:00'));
    expect(await Promise.all([1, 2, 3, 4].map(async () => await ask(large)))).toEqual([
      'given',
      'given',
      'given',
      'given',
    ]);
    expect(await ask(large)).toBe('FILES_TOO_MANY');
    expect(await ask(large, { ...film, size: 40 * MB })).toBe('given');
    expect(await ask(many)).toBe('given');
    t.system.clock.set(new Date('2026-12-01T23:59:59+08:00'));
    expect(await ask(large)).toBe('FILES_TOO_MANY');
    t.system.clock.advance(1000);
    expect(await ask(large)).toBe('given');
    t.system.clock.advance(DAY);
    const { jobs, database } = t.system.platform;
    await jobs.handlerOf('file.sweep-grants')?.({}, { id: 'sweep', attempt: 0 });
    expect(await database.read.selectFrom('file_grants').selectAll().execute()).toEqual([]);
  });
});
