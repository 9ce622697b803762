import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';

const PART = 4 * 1024 * 1024;
const SIZE = PART + 1000;
const DAY_MS = 86_400_000;
const film = Buffer.alloc(SIZE, 'one part after the other ');
film.write('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1');

let system: TestSystem;
let editor: ConsoleSession;
let other: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
  other = await signInOperator(system, 'admin');
});
afterAll(() => system.stop());

const newUpload = (more: object = {}) => ({
  id: randomBytes(16).toString('hex'),
  extension: 'mp4',
  size: SIZE,
  ...more,
});
const goOn = async (upload: object, who = editor) =>
  await consoleCall(system, 'continueCourseVideo', { body: { ...upload } }, who);
const watch = async (key: string, who = editor) =>
  await consoleCall(system, 'watchCourseVideo', { body: { key } }, who);
const put = async ({ url, start, bytes }: { url: string; start: number; bytes: number }, content = film) =>
  (
    await system.app.server.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/octet-stream' },
      payload: content.subarray(start, start + bytes),
    })
  ).statusCode;
const sendAll = async (upload: object, content = film): Promise<string> => {
  const { data } = await goOn(upload);
  for (const part of data.parts) expect(await put(part, content)).toBe(200);
  expect((await goOn(upload)).data.isComplete).toBe(true);
  return data.key;
};
const publish = async (
  id: string,
  video: object | null,
  name: 'publishContent' | 'editContent' = 'publishContent',
) => {
  const quiz = [
    {
      question: '先做什么？',
      explanation: '读完才知道',
      options: [
        { text: '读题', right: true },
        { text: '选第一项', right: false },
      ],
    },
  ];
  const plain = { title: '怎样读题', summary: '三分钟学会读题', minutes: 3, coins: 20, closesAt: null };
  const draft = { kind: 'course', position: 7, ...plain, video, body: '先读题。', quiz };
  const sent = { params: { kind: 'course', id }, body: { input: { draft } }, key: system.key() };
  return await consoleCall(system, name, sent, editor);
};
const read = async (url: string, range = 'bytes=0-7') =>
  await system.app.server.inject({ method: 'GET', url, headers: { range } });
const sweep = async (days: number): Promise<void> => {
  system.clock.advance(days * DAY_MS);
  const job = { id: 'cron', attempt: 0, signal: new AbortController().signal };
  await system.platform.jobs.handlerOf('file.sweep-unowned')?.({}, job);
};
const isThere = async (key: string): Promise<boolean> => {
  const { read: db } = system.platform.database;
  return (await db.selectFrom('files').select('key').where('key', '=', key).execute()).length > 0;
};

it('11.9 an interrupted upload goes on with its missing parts, also from two tabs at once', async () => {
  const upload = newUpload();
  const begun = await goOn(upload);
  expect(begun.data.parts).toHaveLength(2);
  expect(await put(begun.data.parts[1] ?? { url: '', start: 0, bytes: 0 })).toBe(200);
  // What a page asks that was loaded again, after its server was killed too: all of it is stored.
  const [one, two] = await allTogether(2, async () => (await goOn(upload)).data);
  expect(one?.parts.map(({ number }) => number)).toEqual([1]);
  expect(two).toMatchObject({ key: begun.data.key, receivedBytes: 1000 });
  await allTogether(
    2,
    async (tab) => await put((tab === 0 ? one : two)?.parts[0] ?? { url: '', start: 0, bytes: 0 }),
  );
  const ends = await allTogether(2, async () => (await goOn(upload)).data.isComplete);
  expect(ends).toEqual([true, true]);
  const watched = await watch(begun.data.key);
  expect(watched).toMatchObject({ outcome: 'OK', data: { bytes: SIZE } });
  const answer = await read(watched.data.url);
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.rawPayload.toString('latin1', 4, 8),
  ]).toEqual([206, 'video/mp4', 'ftyp']);
});

it('11.9 what is no MP4 or too large is refused, by its name, its size and its content', async () => {
  expect((await goOn(newUpload({ extension: 'webm' }))).outcome).toBe('FILE_TYPE_REFUSED');
  expect((await goOn(newUpload({ extension: 'html' }))).outcome).toBe('FILE_TYPE_REFUSED');
  expect((await goOn(newUpload({ size: 524_288_001 }))).outcome).toBe('FIELD_WRONG');
  const page = Buffer.alloc(SIZE, '<script>alert(1)</script>');
  expect((await watch(await sendAll(newUpload(), page))).outcome).toBe('FILE_TYPE_REFUSED');
});

it('11.9 only who uploaded a video puts it into use; then each editor watches it', async () => {
  const upload = newUpload();
  const key = await sendAll(upload);
  expect((await watch(key, other)).outcome).toBe('NOT_FOUND');
  // The same id of somebody else is another upload.
  expect((await goOn(upload, other)).data.key).not.toBe(key);
  expect((await publish('VideoCourse1', { source: key, captions: null, seconds: 30 })).outcome).toBe(
    'COURSE_VIDEO_MISSING',
  );
  expect((await watch(key)).outcome).toBe('OK');
  expect((await watch(key, other)).outcome).toBe('OK');
  const support = await signInOperator(system, 'support');
  expect((await watch(key, support)).outcome).toBe('OPERATOR_FORBIDDEN');
  expect((await goOn(upload, support)).outcome).toBe('OPERATOR_FORBIDDEN');
});

it('13.6 a reader gets the video for a whole film and its captions; what nothing names is removed', async () => {
  const [kept, left] = [await sendAll(newUpload()), await sendAll(newUpload())];
  for (const key of [kept, left]) expect((await watch(key)).outcome).toBe('OK');
  const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\n先读题。';
  const poster = '/content/checkin.svg';
  const wrong = { source: kept, captions: '先读题。', seconds: 30, poster };
  expect((await publish('VideoCourse2', wrong)).outcome).toBe('COURSE_CAPTIONS_WRONG');
  expect((await publish('VideoCourse2', { ...wrong, captions })).outcome).toBe('OK');
  const { video } = await system.get('getCourse', { params: { id: 'VideoCourse2' } });
  expect(video).toMatchObject({ captions: null, captionsText: captions, poster });
  system.clock.advance(5 * 3_600_000);
  expect((await read(video?.source ?? '')).statusCode).toBe(206);
  system.clock.advance(2 * 3_600_000);
  expect((await read(video?.source ?? '')).statusCode).toBe(403);
  await sweep(3);
  expect([await isThere(kept), await isThere(left)]).toEqual([true, false]);
  // A version that one can go back to still names it.
  editor = await signInOperator(system, 'editor');
  expect((await publish('VideoCourse2', null, 'editContent')).outcome).toBe('OK');
  await sweep(3);
  expect(await isThere(kept)).toBe(true);
});

it('11.10 a course of before has no poster, and a poster is an address of ours or of https', async () => {
  editor = await signInOperator(system, 'editor');
  const key = await sendAll(newUpload());
  await watch(key);
  const video = { source: key, captions: null, seconds: 30 };
  expect((await publish('VideoCourse3', video)).outcome).toBe('OK');
  const read3 = async () => (await system.get('getCourse', { params: { id: 'VideoCourse3' } })).video?.poster;
  expect(await read3()).toBeNull();
  const script = await publish('VideoCourse3', { ...video, poster: 'javascript:0' }, 'editContent');
  expect(script.outcome).toMatch(/^FIELD_/u);
  const poster = 'https://example.com/frame.webp';
  expect((await publish('VideoCourse3', { ...video, poster }, 'editContent')).outcome).toBe('OK');
  expect(await read3()).toBe(poster);
});
