import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photo } from '../../../../../test/file/upload-world.ts';
import {
  type AttachmentCast,
  attachmentCast,
  attaching,
  fileOf,
  M4A,
} from '../../../../../test/group/attachment-world.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { upload } from '../../../../../test/group/media-world.ts';
import { sweepUnused } from './sweep-unused.ts';

const DAY_MS = 86_400_000;
const MP4 = fileOf('\0\0\0\x20ftypisom\0\0\x02\0');
const PDF = fileOf('%PDF-1.7\n');

let groups: TestGroups;
let cast: AttachmentCast;
let group: TestGroup;
let sectionId: string;
let one: TestGroupMember;
let other: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  cast = await attachmentCast(groups);
  ({ group, sectionId, one, other, host, observer } = cast);
});

const { add, answerWithPhoto, shownTo, list } = attaching(() => ({ groups, cast }));
const refusal = async (owner: TestGroupMember, content: Uint8Array, extension: string) => {
  const key = await upload(groups, owner, content, { extension });
  return await groups.outcome('addGroupAttachment', { body: { key, name: 'x' } }, owner);
};
const read = async (url: string, headers: Record<string, string> = {}) =>
  await groups.server.inject({ method: 'GET', url, headers });

test('1.8 the files of a group are counted up to 1,000', async () => {
  const { media } = await answerWithPhoto();
  await sql`
    insert into group_attachments (group_id, id, group_member_id, kind, name, size, file_key, response_id, created_at, is_copy)
    select group_id, gen_random_uuid(), group_member_id, kind, name, size, file_key || n, response_id, created_at, true
    from group_attachments, generate_series(1, 1005) n where id = ${media.id}`.execute(
    groups.deps.database.read,
  );
  const { items, nextCursor, total } = await list(host, { limit: 100 });
  expect([items.length, nextCursor === null, total]).toEqual([100, false, 1_000]);
  await sql`delete from group_attachments where group_id = ${group.id} and is_copy`.execute(
    groups.deps.database.read,
  );
});

describe('adding a file', () => {
  test('a photo is kept without place and camera, with a thumbnail and its size', async () => {
    const media = await add(one, await photo('jpeg', 900));
    expect(media).toMatchObject({ kind: 'image', name: '张三的早餐.jpg', width: 900, height: 900 });
    const kept = await read(media.url);
    expect((await sharp(kept.rawPayload).metadata()).exif).toBeUndefined();
    const small = await sharp((await read(media.thumbnailUrl ?? '')).rawPayload).metadata();
    expect([small.format, small.width]).toEqual(['webp', 640]);
  });

  test('a video brings its poster and measures', async () => {
    const posterKey = await upload(groups, one, await photo());
    const media = await add(one, MP4, 'mp4', { posterKey, width: 720, height: 1280, durationSeconds: 8.5 });
    expect(media).toMatchObject({ kind: 'video', width: 720, height: 1280, durationSeconds: 8.5 });
    expect((await read(media.thumbnailUrl ?? '')).headers['content-type']).toBe('image/jpeg');
    expect(await add(one, M4A, 'm4a')).toMatchObject({ kind: 'audio', thumbnailUrl: null });
  });

  test('registering a file again answers the same, also when two calls do it together', async () => {
    const key = await upload(groups, one, await photo());
    const body = { key, name: '早餐.jpg' };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await groups.get('addGroupAttachment', { body }, one)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await list(one)).total).toBe(1);
  });

  test.each([
    ['a page named as a picture', '<!doctype html><script>alert(1)</script>', 'jpg'],
    ['a page named as a video', '<!doctype html><script>alert(1)</script>', 'mp4'],
    ['an archive named as a recording', 'PK\u0003\u0004', 'mp3'],
    [
      'a drawing with a script named as a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'png',
    ],
    ['a drawing named as a picture of another kind', '<?xml version="1.0"?><svg/>', 'webp'],
    ['a page named as a film', '<html>', 'mov'],
    ['a page named as a recording', '<html>', 'm4a'],
    ['a picture of another kind', '\x89PNG\r\n\x1a\n', 'jpg'],
    ['a film of another kind', '\x1aE\xdf\xa3', 'mp4'],
    ['a picture’s head with nothing behind it', '\xff\xd8\xff\xe0', 'jpg'],
    ['a document of a respondent', '%PDF-1.7\n', 'pdf'],
  ])('%s is refused', async (_what, start, extension) => {
    expect(await refusal(one, fileOf(start), extension)).toBe('FILE_TYPE_REFUSED');
    expect((await list(one)).total).toBe(0);
  });

  test('a host’s page named as a document is refused', async () => {
    expect(await refusal(host, fileOf('<!doctype html>%PDF-1.7'), 'pdf')).toBe('FILE_TYPE_REFUSED');
    expect((await list(host)).total).toBe(0);
  });

  test.each(['../../../etc/passwd', 'C:\\Windows\\x.jpg', '\u202Egpj.exe', '<script>.jpg'])(
    'the name %j says nothing about where a file lies, nor in its answer’s head',
    async (name) => {
      const key = await upload(groups, one, await photo());
      const media = await groups.get('addGroupAttachment', { body: { key, name } }, one);
      expect(media.name).toBe(name);
      expect(new URL(media.url, 'http://x').pathname).toMatch(/^\/api\/files\/group\/[\w-]+(?:\/[\w-]+)+$/u);
      expect((await read(media.url)).headers['content-disposition']).toBe('inline');
    },
  );

  test('a picture of more than 50 million pixels is refused, however small its file', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await refusal(one, bomb, 'png')).toBe('FILE_TYPE_REFUSED');
  });

  test.each([
    ['mp4', 200 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
    ['m4a', 20 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
    ['jpg', 10 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
    ['webm', 100, 'FILE_TYPE_REFUSED'],
    ['svg', 100, 'FILE_TYPE_REFUSED'],
    ['zip', 100, 'FILE_TYPE_REFUSED'],
  ])('.%s of %i bytes gets no form: %s', async (extension, size, name) => {
    const { getUploadPolicy } = await import('../../../file/upload/upload-policy.ts');
    const owner = { kind: 'group', groupMemberId: one.id } as const;
    const asked = getUploadPolicy(groups.deps.files, owner, { module: 'group', extension, size });
    await expect(asked).rejects.toMatchObject({ name });
  });

  test('hosts give documents, observers nothing, and nobody another person’s file', async () => {
    expect(await add(host, PDF, 'pdf')).toMatchObject({ kind: 'file' });
    expect(await refusal(observer, await photo(), 'jpg')).toBe('FORBIDDEN');
    const key = await upload(groups, one, await photo());
    expect(await groups.outcome('addGroupAttachment', { body: { key, name: 'x' } }, other)).toBe('NOT_FOUND');
    const task = await upload(groups, one, await photo(), { module: 'task' });
    expect(await groups.outcome('addGroupAttachment', { body: { key: task, name: 'x' } }, one)).toBe(
      'NOT_FOUND',
    );
  });

  test('what nobody sends is deleted after a day, and nothing else', async () => {
    const left = await add(one, await photo());
    const { media } = await answerWithPhoto(other);
    groups.clock.advance(DAY_MS + 1000);
    await sweepUnused(groups.deps);
    const rows = await groups.deps.database.read
      .selectFrom('group_attachments')
      .select('id')
      .where('group_id', '=', group.id)
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([media.id]);
    expect(left.id).not.toBe(media.id);
  });
});

describe('what a section asks for', () => {
  const outcome = async (section: string, attachments: string[]) =>
    await groups.outcome(
      'createResponse',
      { body: { clientId: crypto.randomUUID(), sectionId: section, content: '豆浆', attachments } },
      one,
    );

  test('a section that needs a picture takes no answer without one, nor the last one off', async () => {
    const topic = await group.addTopic();
    const asking = await topic.addSection({ photos: 'required' });
    expect(await outcome(asking, [])).toBe('PHOTO_REQUIRED');
    const media = await add(one, await photo());
    expect(await outcome(asking, [media.id])).toBe('OK');
    const { items } = await list(one);
    const edit = { id: items[0]?.responseId, content: '豆浆油条', attachments: [] };
    expect(await groups.outcome('editResponse', { body: edit }, one)).toBe('PHOTO_REQUIRED');
    const removal = { body: { ids: [media.id] } };
    expect(await groups.outcome('removeGroupAttachments', removal, one)).toBe('PHOTO_REQUIRED');
  });

  test('a section without pictures takes none', async () => {
    const plain = await (await group.addTopic()).addSection({ photos: 'none' });
    const media = await add(one, await photo());
    expect(await outcome(plain, [media.id])).toBe('ATTACHMENT_UNUSABLE');
  });
});

describe('the address of a file', () => {
  test('reads the file, never as a page, and parts of it', async () => {
    const { media } = await answerWithPhoto();
    const whole = await read(media.url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(whole.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const video = await add(one, MP4, 'mp4');
    const part = await read(video.url, { range: 'bytes=4-11' });
    expect([part.statusCode, part.body]).toEqual([206, 'ftypisom']);
    expect(part.headers['content-range']).toBe(`bytes 4-11/${MP4.length}`);
    expect(part.headers['content-disposition']).toMatch(/^attachment/);
    expect((await read(video.url, { range: 'bytes=99999-' })).statusCode).toBe(416);
  });

  test('stays the same within the hour and works at most two', async () => {
    await answerWithPhoto();
    const first = await shownTo(other);
    expect((await shownTo(other)).url).toBe(first.url);
    groups.clock.advance(2 * 3_600_000 + 1000);
    expect((await read(first.url)).statusCode).toBe(404);
  });

  test('is each reader’s own, and ends when they leave the group', async () => {
    const { media } = await answerWithPhoto();
    const theirs = await shownTo(other);
    expect(theirs.url).not.toBe(media.url);
    await groups.deps.database.read
      .updateTable('group_members')
      .set({ withdrawn_at: groups.clock.now() })
      .where('id', '=', other.id)
      .execute();
    expect([(await read(theirs.url)).statusCode, (await read(media.url)).statusCode]).toEqual([404, 200]);
  });

  test('ends for other respondents when the topic isn’t for them any more (rule 6.41)', async () => {
    const { media } = await answerWithPhoto();
    const [theirs, hosts] = [await shownTo(other), await shownTo(host)];
    await sql`
      with tag as (
        insert into group_people_tags (group_id, id, name, created_at)
        values (${group.id}, gen_random_uuid(), '新手妈妈', now()) returning id
      ) update group_topics set audience_tag_id = tag.id from tag where group_topics.id = ${cast.topicId}`.execute(
      groups.deps.database.read,
    );
    const statuses = [];
    for (const url of [theirs.url, theirs.thumbnailUrl ?? '', media.url, hosts.url])
      statuses.push((await read(url)).statusCode);
    expect(statuses).toEqual([404, 404, 200, 200]);
  });

  test('can’t be changed into another', async () => {
    const { media } = await answerWithPhoto();
    const second = await add(one, await photo());
    for (const url of [
      media.url.replace(media.id, second.id),
      media.url.replace('/file?', '/poster?'),
      media.url.replace('/file?', '/other?'),
      media.url.replace(one.id, other.id),
      media.url.replace(/Expires=(\d)/, 'Expires=9$1'),
      media.url.replace(/Signature=.*/, ''),
      media.url.toUpperCase().replace('/API/FILES/GROUP', '/api/files/group'),
    ])
      expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
  });

  test('leads nowhere once the answer is deleted, the file removed, or the group archived for respondents', async () => {
    const { media, response } = await answerWithPhoto();
    const hosts = await shownTo(host);
    const body = { ids: [response.id], reason: '含有个人信息' };
    await groups.get('deleteResponses', { body }, host);
    for (const url of [media.url, media.thumbnailUrl ?? '', hosts.url])
      expect((await read(url)).statusCode).toBe(404);
    await groups.get('restoreResponses', { body: { ids: [response.id] } }, host);
    expect((await read(media.url)).statusCode).toBe(200);
    await groups.get('removeGroupAttachments', { body: { ids: [media.id], reason: '有路人正脸' } }, host);
    expect((await read(hosts.url)).statusCode).toBe(404);
    expect((await list(host)).total).toBe(0);
    expect((await groups.get('listResponses', { query: { sectionId } }, one)).items[0]?.attachments).toEqual(
      [],
    );
  });
});
