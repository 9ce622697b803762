import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  groups.clock.advance(61_000);
});

let serial = 0;
const freshMobile = (): string => `137${String((serial += 1)).padStart(8, '0')}`;
const device = () => ({ deviceId: `device-${serial}-${crypto.randomUUID()}` });

const send = (hash: string, mobile: string) =>
  groups.outcome('sendGroupCode', { params: { hash }, body: { mobile: groups.encrypt(mobile) } }, device());

const loginBody = (mobile: string, code: string) => ({
  mobile: groups.encrypt(mobile),
  code: groups.encrypt(code),
});

const enter = (hash: string, mobile: string, code: string) =>
  groups.outcome('loginGroup', { params: { hash }, body: loginBody(mobile, code) });

const archive = async ({ id }: TestGroup): Promise<void> => {
  await groups.deps.database.read
    .updateTable('discussion_groups')
    .set({ archived_at: groups.clock.now() })
    .where('id', '=', id)
    .execute();
};

describe('signing in to a group', () => {
  it('opens a session for an invited mobile with the right code, before the first visit is settled', async () => {
    const mobile = freshMobile();
    const invited = await group.addMember(GroupRole.Respondent, { mobile, consented: false });
    expect(await send(group.hash, mobile)).toBe('OK');
    const body = loginBody(mobile, await groups.lastCode(mobile));
    const session = await groups.get('loginGroup', { params: { hash: group.hash }, body });
    expect(session.identity).toMatchObject({ groupMemberId: invited.id, role: 0, firstVisit: true });
    const me = await groups.get('getGroupMe', {}, { token: session.token });
    expect(me).toMatchObject({ mobile: `137****${mobile.slice(-4)}`, reward: null });
  });

  it('rule 2.30: opens it again for the same press when the answer got lost, and ends the lost session', async () => {
    const mobile = freshMobile();
    await group.addMember(GroupRole.Respondent, { mobile });
    await send(group.hash, mobile);
    const code = await groups.lastCode(mobile);
    const press = async () =>
      await groups.get('loginGroup', {
        params: { hash: group.hash },
        body: loginBody(mobile, code),
        idempotencyKey: 'key-of-this-press-of-entry',
      });
    const lost = await press();
    const { token } = await press();
    expect(await groups.outcome('getGroupMe', {}, { token })).toBe('OK');
    expect(await groups.outcome('getGroupMe', {}, { token: lost.token })).toBe('UNAUTHORISED');
    expect(await enter(group.hash, mobile, code)).toBe('CODE_EXPIRED');
  });

  it('answers the same to a mobile that is not invited, and sends nothing', async () => {
    const mobile = freshMobile();
    expect(await send(group.hash, mobile)).toBe('OK');
    await expect(groups.lastCode(mobile)).rejects.toThrow('No code was sent');
    expect(await send(group.hash, mobile)).toBe('CODE_TOO_SOON');
    expect(await enter(group.hash, mobile, '000000')).toBe('CODE_WRONG');
  });

  it('answers NOT_INVITED only after a right code, when the invitation was withdrawn', async () => {
    const mobile = freshMobile();
    const member = await group.addMember(GroupRole.Respondent, { mobile });
    await send(group.hash, mobile);
    const code = await groups.lastCode(mobile);
    await groups.deps.database.read
      .updateTable('group_members')
      .set({ withdrawn_at: groups.clock.now() })
      .where('id', '=', member.id)
      .execute();
    expect(await enter(group.hash, mobile, code === '111111' ? '222222' : '111111')).toBe('CODE_WRONG');
    expect(await enter(group.hash, mobile, code)).toBe('NOT_INVITED');
    expect(await groups.outcome('getGroupMe', {}, member)).toBe('UNAUTHORISED');
  });

  it('refuses a code that was sent for another group', async () => {
    const mobile = freshMobile();
    const other = await groups.addGroup();
    await group.addMember(GroupRole.Respondent, { mobile });
    await other.addMember(GroupRole.Respondent, { mobile });
    await send(group.hash, mobile);
    expect(await enter(other.hash, mobile, await groups.lastCode(mobile))).toBe('CODE_EXPIRED');
  });

  it('lets respondents in from the opening on, hosts and observers also before', async () => {
    const upcoming = await groups.addGroup({ opensAt: new Date(groups.clock.now().getTime() + DAY) });
    const outcomes: string[] = [];
    // One after the other, because each run of the jobs may deliver another person's code.
    for (const role of [GroupRole.Respondent, GroupRole.Host, GroupRole.Observer]) {
      const mobile = `136${role}${String((serial += 1)).padStart(7, '0')}`;
      await upcoming.addMember(role, { mobile });
      await send(upcoming.hash, mobile);
      outcomes.push(await enter(upcoming.hash, mobile, await groups.lastCode(mobile)));
    }
    expect(outcomes).toEqual(['GROUP_NOT_OPEN', 'OK', 'OK']);
  });

  it('lets hosts and observers in to an archived group, and no respondent', async () => {
    const ended = await groups.addGroup();
    await archive(ended);
    expect(await groups.outcome('getGroup', { params: { hash: ended.hash } })).toBe('OK');
    const outcomes: string[] = [];
    for (const role of [GroupRole.Respondent, GroupRole.Host, GroupRole.Observer]) {
      const mobile = `135${role}${String((serial += 1)).padStart(7, '0')}`;
      await ended.addMember(role, { mobile });
      await send(ended.hash, mobile);
      outcomes.push(await enter(ended.hash, mobile, await groups.lastCode(mobile)));
    }
    expect(outcomes).toEqual(['GROUP_NOT_OPEN', 'OK', 'OK']);
  });

  it('shows neither sponsor nor members nor topics to anyone with the link', async () => {
    const page = await groups.get('getGroup', { params: { hash: group.hash } });
    expect(page).toMatchObject({ hash: group.hash, state: 'open' });
    expect(Object.keys(page).toSorted()).toEqual(
      ['consent', 'hash', 'intro', 'name', 'reward', 'rules', 'schedule', 'state'].toSorted(),
    );
    expect(await groups.outcome('getGroup', { params: { hash: 'unknownhash1' } })).toBe('NOT_FOUND');
  });
});

describe('the first visit', () => {
  const profile = (nickname: string, consentVersion = 1) => ({
    nickname,
    rulesAccepted: true,
    consentVersion,
  });

  it.each(['官方', '管理员', '管理員', '主持人', '主_持_人', '芽言客服', '觀察員', '工作人员小王'])(
    'lets no respondent pose as staff: %s',
    async (nickname) => {
      const me = await group.addMember(GroupRole.Respondent, { consented: false });
      const asked = { params: { hash: group.hash }, body: profile(nickname) };
      expect(await groups.outcome('updateGroupProfile', asked, me)).toBe('NICKNAME_RESERVED');
    },
  );

  it('lets hosts and observers be called what they are, and nothing else that is reserved', async () => {
    const host = await group.addMember(GroupRole.Host);
    const observer = await group.addMember(GroupRole.Observer);
    const call = async (nickname: string, asker: TestGroupMember) =>
      await groups.outcome(
        'updateGroupProfile',
        { params: { hash: group.hash }, body: profile(nickname) },
        asker,
      );
    expect(await call('主持人小满', host)).toBe('OK');
    expect(await call('观察员小雪', observer)).toBe('OK');
    expect(await call('主持人小雪', observer)).toBe('NICKNAME_RESERVED');
    expect(await call('官方主持人', host)).toBe('NICKNAME_RESERVED');
  });

  it('asks for consent before a respondent sees or says anything', async () => {
    const topic = await group.addTopic();
    const sectionId = await topic.addSection();
    const me = await group.addMember(GroupRole.Respondent, { consented: false });
    const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
    expect(await groups.outcome('getTopic', { query: { topicId: topic.id } }, me)).toBe(
      'GROUP_CONSENT_REQUIRED',
    );
    expect(await groups.outcome('listResponses', { query: { sectionId } }, me)).toBe(
      'GROUP_CONSENT_REQUIRED',
    );
    expect(await groups.outcome('createResponse', { body }, me)).toBe('GROUP_CONSENT_REQUIRED');
    const settled = await groups.get(
      'updateGroupProfile',
      { params: { hash: group.hash }, body: { ...profile('早起阿木'), avatar: 'preset-03' } },
      me,
    );
    expect(settled).toMatchObject({ name: '早起阿木', avatar: '/avatar/preset-03.svg', firstVisit: false });
    expect(await groups.outcome('createResponse', { body }, me)).toBe('OK');
  });

  it('refuses a consent that is no longer current, and asks again when the text changes', async () => {
    const me = await group.addMember(GroupRole.Respondent, { consented: false });
    const asked = { params: { hash: group.hash } };
    expect(await groups.outcome('updateGroupProfile', { ...asked, body: profile('小满满', 2) }, me)).toBe(
      'GROUP_CONSENT_REQUIRED',
    );
    expect(await groups.outcome('updateGroupProfile', { ...asked, body: profile('小满满') }, me)).toBe('OK');
    await groups.deps.database.read
      .updateTable('discussion_groups')
      .set({ consent_version: 2 })
      .where('id', '=', group.id)
      .execute();
    expect((await groups.get('getGroupMe', {}, me)).identity.firstVisit).toBe(true);
  });

  it('gives a nickname to one person of a group, whatever its case', async () => {
    const asked = { params: { hash: group.hash } };
    const one = await group.addMember(GroupRole.Respondent);
    const other = await group.addMember(GroupRole.Respondent);
    const outcomes = await Promise.all([
      groups.outcome('updateGroupProfile', { ...asked, body: profile('Amu') }, one),
      groups.outcome('updateGroupProfile', { ...asked, body: profile('amu') }, other),
    ]);
    expect(outcomes.toSorted()).toEqual(['NICKNAME_TAKEN', 'OK']);
    const elsewhere = await (await groups.addGroup()).addMember(GroupRole.Respondent);
    expect(await groups.outcome('updateGroupProfile', { ...asked, body: profile('阿木木') }, elsewhere)).toBe(
      'NOT_FOUND',
    );
    expect(await groups.outcome('updateGroupProfile', { ...asked, body: profile('<b>') }, one)).toBe(
      'NICKNAME_INVALID',
    );
  });
});
