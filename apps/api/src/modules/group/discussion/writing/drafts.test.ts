import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { callOperation } from '../../../../../test/calls/call-operation.ts';
import { readDrafts } from '../drafts/draft-store.ts';
import { sweepDrafts } from '../drafts/sweep-drafts.ts';

const MINUTE = 60_000;

let groups: TestGroups;
let group: TestGroup;
let author: TestGroupMember;
let other: TestGroupMember;
let sectionId: string;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  author = await group.addMember(GroupRole.Respondent);
  other = await group.addMember(GroupRole.Respondent);
  sectionId = await (await group.addTopic()).addSection();
});

const bodyOf = (text: string, version: string | null = null, more: object = {}) => ({
  kind: 'answer' as const,
  targetId: sectionId,
  text,
  version,
  ...more,
});
const save = (text: string, version: string | null = null, as = author, more: object = {}) =>
  groups.get('saveGroupDraft', { body: bodyOf(text, version, more) }, as);
const drafts = async (as: TestGroupMember = author) => (await groups.get('listGroupDrafts', {}, as)).items;
const answer = (as: TestGroupMember, content = '楼下的豆浆油条') =>
  groups.get(
    'createResponse',
    { body: { clientId: crypto.randomUUID(), sectionId, content, attachments: [] } },
    as,
  );

describe('a draft on the server (rule 6.53)', () => {
  it('is read on another device with the version that it was saved with', async () => {
    const saved = await save('楼下的豆浆');
    expect(await drafts()).toEqual([saved]);
    const next = await save('楼下的豆浆油条', saved.version);
    expect(next.version).not.toBe(saved.version);
    expect(await drafts()).toEqual([next]);
  });

  it('is not replaced by who saw another version, and the refusal names the stored one', async () => {
    const first = await save('手机上写的');
    const second = await save('电脑上接着写', first.version);
    for (const seen of [first.version, null]) {
      const refused = await callOperation(
        groups.server,
        'saveGroupDraft',
        { body: bodyOf('手机上又写', seen) },
        author,
      );
      expect(refused).toMatchObject({ code: 25049, data: { text: '电脑上接着写', version: second.version } });
    }
    expect(await drafts()).toEqual([second]);
  });

  it('keeps its version when the same text is saved again, as after a lost answer', async () => {
    const first = await save('写了一半');
    expect((await save('写了一半')).version).toBe(first.version);
  });

  it('has one winner when two devices begin at once', async () => {
    const outcomes = await Promise.all(
      ['一', '二', '三'].map((text) => groups.outcome('saveGroupDraft', { body: bodyOf(text) }, author)),
    );
    expect(outcomes.toSorted()).toEqual(['DRAFT_CHANGED', 'DRAFT_CHANGED', 'OK']);
  });

  it('is refused beyond 30 in a group, while the others may still change', async () => {
    const topic = await group.addTopic();
    const ids: string[] = [];
    for (let made = 0; made < 31; made += 1) ids.push(await topic.addSection());
    const bodies = ids.map((targetId) => ({ body: bodyOf('草稿', null, { targetId }) }));
    const outcomes: string[] = [];
    for (const body of bodies) outcomes.push(await groups.outcome('saveGroupDraft', body, author));
    expect(outcomes).toEqual([...Array<string>(30).fill('OK'), 'DRAFTS_FULL']);
    const [{ version, targetId } = { version: '', targetId: '' }] = await drafts();
    await save('改一改', version, author, { targetId });
    expect(await drafts()).toHaveLength(30);
  });

  it('is deleted with the answer or the edit that is sent, whoever else has one', async () => {
    await save('我的草稿');
    await save('别人的草稿', null, other);
    const { id } = await answer(author);
    expect([await drafts(), (await drafts(other)).length]).toEqual([[], 1]);
    await save('改一改');
    await groups.get('editResponse', { body: { id, content: '改好的回答在这里', attachments: [] } }, author);
    expect(await drafts()).toEqual([]);
  });

  it('stays when the answer is refused', async () => {
    await save('我的草稿');
    const body = { clientId: crypto.randomUUID(), sectionId, content: '', attachments: [] };
    expect(await groups.outcome('createResponse', { body }, author)).toBe('ANSWER_TOO_SHORT');
    expect(await drafts()).toHaveLength(1);
  });

  it('is deleted only as it was seen', async () => {
    const { version: seen } = await save('旧的');
    const { version } = await save('新的', seen);
    const at = { kind: 'answer' as const, targetId: sectionId };
    await groups.get('removeGroupDraft', { body: { ...at, version: seen } }, author);
    expect(await drafts()).toHaveLength(1);
    await groups.get('removeGroupDraft', { body: { ...at, version } }, author);
    await groups.get('removeGroupDraft', { body: { ...at, version } }, author);
    expect(await drafts()).toEqual([]);
  });

  it('is nobody else’s: not of others, hosts, observers, a host’s view, or another group', async () => {
    await save('只有我看得到');
    const host = await group.addMember(GroupRole.Host);
    const observer = await group.addMember(GroupRole.Observer);
    const elsewhere = await (await groups.addGroup()).addMember(GroupRole.Respondent);
    expect([await drafts(other), await drafts(elsewhere)]).toEqual([[], []]);
    for (const who of [host, observer]) {
      expect(await groups.outcome('listGroupDrafts', {}, who)).toBe('FORBIDDEN');
      expect(await groups.outcome('saveGroupDraft', { body: bodyOf('x') }, who)).toBe('FORBIDDEN');
    }
    const asAuthor = { headers: { 'z-view-as': author.id } };
    expect((await groups.get('listGroupDrafts', asAuthor, host)).items).toEqual([]);
    expect(await groups.outcome('saveGroupDraft', { body: bodyOf('x') }, elsewhere)).toBe('NOT_FOUND');
  });

  it('is deleted a day after the end of its group, and not saved any more from the end on', async () => {
    const stored = async () => (await readDrafts(groups.deps.database.read, placeOf())).length;
    const closesAt = new Date(groups.clock.now().getTime() + MINUTE);
    const going = await save('别的小组还在写');
    group = await groups.addGroup({ closesAt });
    author = await group.addMember(GroupRole.Respondent);
    const placeOf = () => ({ groupId: group.id, memberId: author.id });
    sectionId = await (await group.addTopic()).addSection();
    const { version } = await save('没写完');
    groups.clock.advance(2 * MINUTE);
    await sweepDrafts(groups.deps);
    expect(await groups.outcome('saveGroupDraft', { body: bodyOf('再写', version) }, author)).toBe(
      'GROUP_NOT_OPEN',
    );
    expect(await stored()).toBe(1);
    groups.clock.advance(DAY);
    await sweepDrafts(groups.deps);
    expect(await stored()).toBe(0);
    const { rows } = await sql`select from group_drafts where version = ${going.version}`.execute(
      groups.deps.database.read,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the draft of a reply', () => {
  const replyTo = (targetId: string, more: object = {}) => ({ kind: 'reply' as const, targetId, ...more });

  it('has its quote as long as the answer contains the words, and goes with the reply', async () => {
    const quoted = await answer(other, '楼下的豆浆油条，三分钟就能走到。');
    const own = await answer(author);
    const quote = { responseId: quoted.id, text: '三分钟' };
    await save('我也是', null, author, replyTo(own.id, { quote }));
    const shown = { ...quote, author: quoted.author.name };
    expect((await drafts())[0]).toMatchObject({ kind: 'reply', targetId: own.id, quote: shown });
    const edited = { id: quoted.id, content: '楼下的豆浆油条，很近。', attachments: [] };
    await groups.get('editResponse', { body: edited }, other);
    expect((await drafts())[0]?.quote).toBeNull();
    const body = { clientId: crypto.randomUUID(), content: '我也是' };
    await groups.get('createFollowUp', { params: { id: own.id }, body }, author);
    expect(await drafts()).toEqual([]);
  });

  it('names no answer that its author may not see, neither above it nor in its quote', async () => {
    const hidden = await (await group.addTopic()).addSection({ visibility: 'hostsOnly' });
    const secret = await groups.get(
      'createResponse',
      {
        body: { clientId: crypto.randomUUID(), sectionId: hidden, content: '只说给主持人', attachments: [] },
      },
      other,
    );
    const own = await answer(author);
    const below = { body: bodyOf('x', null, replyTo(secret.id)) };
    expect(await groups.outcome('saveGroupDraft', below, author)).toBe('NOT_FOUND');
    const quote = { responseId: secret.id, text: '只说' };
    const quoting = { body: bodyOf('x', null, replyTo(own.id, { quote })) };
    expect(await groups.outcome('saveGroupDraft', quoting, author)).toBe('NOT_FOUND');
  });
});
