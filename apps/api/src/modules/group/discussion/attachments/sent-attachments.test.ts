import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unzip } from '../../../../../test/unzip.ts';
import { photo } from '../../../../../test/file/upload-world.ts';
import {
  type AttachmentCast,
  attachmentCast,
  attaching,
  M4A,
} from '../../../../../test/group/attachment-world.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { downloadResponseAttachments } from '../../desk/attachments/download-response-attachments.ts';
import { downloadGroupAttachments } from '../../desk/attachments/download-attachments.ts';

let groups: TestGroups;
let cast: AttachmentCast;
let group: TestGroup;
let topicId: string;
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
  ({ group, topicId, sectionId, one, other, host, observer } = cast);
});

const { add, answerWithPhoto, shownTo, list } = attaching(() => ({ groups, cast }));

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
    // Repeated after a lost answer it answers the same, and for everybody else the file is gone.
    expect(await remove(host, [media.id], '有路人正脸')).toBe('OK');
    expect(await remove(one, [media.id])).toBe('NOT_FOUND');
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

  test('leaves out a file that was taken away before its turn', async () => {
    const { media } = await answerWithPhoto();
    await answerWithPhoto(other);
    const download = await downloadResponseAttachments(groups.deps, callerOf(host, 1), {});
    const body = { ids: [media.id], reason: '有路人正脸' };
    expect(await groups.outcome('removeGroupAttachments', { body }, host)).toBe('OK');
    const chunks: Uint8Array[] = [];
    for await (const chunk of download.content) chunks.push(chunk);
    const files = unzip(Buffer.concat(chunks));
    expect([...files.keys()]).toEqual([expect.stringMatching(/ 1\.jpg$/u), '清单.csv']);
    expect(files.get('清单.csv')?.toString().trim().split('\r\n')).toHaveLength(2);
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
