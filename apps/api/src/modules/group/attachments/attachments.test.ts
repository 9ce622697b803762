import { createHash } from 'node:crypto';
import { GroupRole } from '@yayan/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unzip } from '../../../testing/unzip.ts';
import { photo } from '../../file/test/upload-world.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../test/group-world.ts';
import { upload } from '../test/media-world.ts';
import { downloadResponseAttachments } from './download-response-attachments.ts';
import { downloadGroupAttachments } from './download-attachments.ts';
import { sweepUnused } from './sweep-unused.ts';

const DAY_MS = 86_400_000;
const text = (start: string): Buffer => Buffer.from(`${start}${' and more of it'.repeat(8)}`, 'latin1');
const MP4 = text('\0\0\0\x20ftypisom\0\0\x02\0');
const M4A = text('\0\0\0\x20ftypM4A \0\0\x02\0');
const PDF = text('%PDF-1.7\n');

let groups: TestGroups;
let group: TestGroup;
let sectionId: string;
let topicId: string;
let one: TestGroupMember;
let other: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  other = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  const topic = await group.addTopic({ title: '第一天：我的早晨' });
  topicId = topic.id;
  sectionId = await topic.addSection({ title: '今早吃了什么' });
});

const add = async (owner: TestGroupMember, content: Uint8Array, extension = 'jpg', more: object = {}) => {
  const key = await upload(groups, owner, content, { extension });
  const body = { key, name: `张三的早餐.${extension}`, ...more };
  return await groups.get('addGroupAttachment', { body }, owner);
};
const refusal = async (owner: TestGroupMember, content: Uint8Array, extension: string) => {
  const key = await upload(groups, owner, content, { extension });
  return await groups.outcome('addGroupAttachment', { body: { key, name: 'x' } }, owner);
};
const respond = async (author: TestGroupMember, attachments: string[], content = '豆浆油条') =>
  await groups.get(
    'createResponse',
    { body: { clientId: crypto.randomUUID(), sectionId, content, attachments } },
    author,
  );
const answerWithPhoto = async (author = one) => {
  const media = await add(author, await photo());
  return { media, response: await respond(author, [media.id]) };
};
const read = async (url: string, headers: Record<string, string> = {}) =>
  await groups.server.inject({ method: 'GET', url, headers });
const shownTo = async (reader: TestGroupMember) => {
  const { items } = await groups.get('listResponses', { query: { sectionId } }, reader);
  const [media] = items.flatMap(({ attachments }) => attachments);
  if (!media) throw new Error('No attachment is shown');
  return media;
};
const list = async (reader: TestGroupMember, query: object = {}) =>
  await groups.get('listGroupAttachments', { query }, reader);

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
    ['a picture’s head with nothing behind it', '\xff\xd8\xff\xe0', 'jpg'],
    ['a document of a respondent', '%PDF-1.7\n', 'pdf'],
  ])('%s is refused', async (_what, start, extension) => {
    expect(await refusal(one, text(start), extension)).toBe('FILE_TYPE_REFUSED');
    expect((await list(one)).total).toBe(0);
  });

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
    const { getUploadPolicy } = await import('../../file/upload/upload-policy.ts');
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

describe('the list', () => {
  test('shows respondents their own, hosts and observers all that was sent', async () => {
    const { media } = await answerWithPhoto();
    await answerWithPhoto(other);
    const draft = await add(one, M4A, 'm4a');
    expect((await list(one)).items.map((item) => item.media.id)).toEqual([draft.id, media.id]);
    for (const reader of [host, observer]) {
      const { items, total } = await list(reader);
      expect([items.length, total]).toEqual([2, 2]);
      expect(items.map((item) => item.where?.topicId)).toEqual([topicId, topicId]);
    }
  });

  test('only the owner reads the name that a file had on their device', async () => {
    await answerWithPhoto();
    expect((await shownTo(one)).name).toBe('张三的早餐.jpg');
    for (const reader of [other, host, observer]) expect((await shownTo(reader)).name).toBe('图片');
    expect(JSON.stringify(await list(host))).not.toContain('张三');
  });

  test('observers see no file of a follow-up that only its author sees', async () => {
    const { response } = await answerWithPhoto();
    const media = await add(host, await photo());
    const body = {
      clientId: crypto.randomUUID(),
      content: '像这样吗？',
      audience: 'author',
      attachments: [media.id],
    };
    await groups.get('createFollowUp', { params: { id: response.id }, body }, host);
    expect((await list(host)).total).toBe(2);
    expect((await list(observer)).total).toBe(1);
  });

  test('pages newest first and narrows by topic, person and kind', async () => {
    const first = await answerWithPhoto();
    groups.clock.advance(1000);
    const second = await answerWithPhoto(other);
    const page = await list(host, { limit: 1 });
    expect(page.items[0]?.media.id).toBe(second.media.id);
    const next = await list(host, { limit: 1, cursor: page.nextCursor });
    expect([next.items[0]?.media.id, next.nextCursor]).toEqual([first.media.id, null]);
    expect((await list(host, { memberId: one.id })).total).toBe(1);
    expect((await list(host, { topicId, sectionId, kind: 'image' })).total).toBe(2);
    expect((await list(host, { kind: 'video' })).total).toBe(0);
  });
});

describe('removing', () => {
  const remove = async (who: TestGroupMember, ids: string[], reason?: string) =>
    await groups.outcome('removeGroupAttachments', { body: { ids, ...(reason && { reason }) } }, who);

  test('respondents remove their own until the host replied; hosts any, with a reason', async () => {
    const { media, response } = await answerWithPhoto();
    expect(await remove(other, [media.id])).toBe('NOT_FOUND');
    expect(await remove(observer, [media.id], '不合适')).toBe('FORBIDDEN');
    expect(await remove(host, [media.id])).toBe('REASON_REQUIRED');
    const body = { clientId: crypto.randomUUID(), content: '好吃吗？' };
    await groups.get('createFollowUp', { params: { id: response.id }, body }, host);
    expect(await remove(one, [media.id])).toBe('HOST_REPLIED');
    expect(await remove(host, [media.id], '有路人正脸')).toBe('OK');
    expect(await remove(host, [media.id], '有路人正脸')).toBe('NOT_FOUND');
  });

  test('takes all or none', async () => {
    const { media } = await answerWithPhoto();
    const theirs = await answerWithPhoto(other);
    expect(await remove(one, [media.id, theirs.media.id])).toBe('NOT_FOUND');
    expect((await list(host)).total).toBe(2);
    expect(await remove(one, [media.id])).toBe('OK');
  });
});

describe('the archive', () => {
  const callerOf = (member: TestGroupMember, role: 0 | 1 | 2) => ({
    kind: 'group' as const,
    groupId: group.id,
    groupMemberId: member.id,
    role,
    sessionId: crypto.randomUUID(),
  });

  test('holds the files, names no person’s file name, and proves itself', async () => {
    const { media } = await answerWithPhoto();
    const theirs = await answerWithPhoto(other);
    const ids = [media.id, theirs.media.id];
    const download = await downloadGroupAttachments(groups.deps, callerOf(host, 1), {
      ids,
      identity: 'code',
    });
    expect(download.name).toMatch(/^\d{18}\.zip$/);
    const chunks: Uint8Array[] = [];
    for await (const chunk of download.content) chunks.push(chunk);
    const files = unzip(Buffer.concat(chunks));
    const names = [...files.keys()];
    expect(names.at(-1)).toBe('清单.csv');
    expect(names[0]).toMatch(/^第一天：我的早晨\/今早吃了什么 R-\w{8} 1\.jpg$/);
    const manifest = files.get('清单.csv')?.toString('utf8') ?? '';
    for (const name of names.slice(0, -1)) {
      const sha256 = createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex');
      expect(manifest.split('\r\n').find((line) => line.includes(name))).toContain(sha256);
    }
    expect(manifest).not.toMatch(/张三|成员|139\d{8}/);
    const [audit] = await groups.deps.database.read
      .selectFrom('group_downloads')
      .selectAll()
      .where('group_id', '=', group.id)
      .execute();
    expect(audit).toMatchObject({ kind: 'downloadGroupAttachments', identity: 'code', filter: { ids } });
    expect(audit?.finished_at).not.toBeNull();
  });

  test("of the desk's filter holds the files of the answers that match, and those alone", async () => {
    const mine = await answerWithPhoto();
    await answerWithPhoto(other);
    await groups.get('starResponse', { body: { responseId: mine.response.id, starred: true } }, host);
    const namesOf = async (query: Parameters<typeof downloadResponseAttachments>[2]): Promise<string[]> => {
      const download = await downloadResponseAttachments(groups.deps, callerOf(host, 1), query);
      const chunks: Uint8Array[] = [];
      for await (const chunk of download.content) chunks.push(chunk);
      return [...unzip(Buffer.concat(chunks)).keys()];
    };
    expect(await namesOf({})).toHaveLength(3);
    expect(await namesOf({ memberId: other.id })).toHaveLength(2);
    expect(await namesOf({ starred: true, identity: 'code' })).toEqual([
      expect.stringMatching(/^第一天：我的早晨\/今早吃了什么 R-\w{8} 1\.jpg$/u),
      '清单.csv',
    ]);
    expect(await namesOf({ topicId, media: 'image' })).toHaveLength(3);
    const audits = await groups.deps.database.read
      .selectFrom('group_downloads')
      .select(['kind', 'filter'])
      .where('group_id', '=', group.id)
      .execute();
    expect(audits).toContainEqual({ kind: 'downloadResponseAttachments', filter: { starred: true } });
  });

  test('is for hosts, and of nothing they may not list', async () => {
    const { media } = await answerWithPhoto();
    const elsewhere = crypto.randomUUID();
    const ask = async (who: TestGroupMember, ids: string[]) =>
      await groups.outcome('downloadGroupAttachments', { body: { ids } }, who);
    expect(await ask(one, [media.id])).toBe('FORBIDDEN');
    expect(await ask(observer, [media.id])).toBe('FORBIDDEN');
    expect(await ask(host, [media.id, elsewhere])).toBe('NOT_FOUND');
  });
});
