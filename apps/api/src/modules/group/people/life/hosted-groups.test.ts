import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { section, startHosting } from '../../../../../test/group/hosting.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

describe('rule 6.24: who may make groups', () => {
  it('only members whom an operator named, and each host only their own groups', async () => {
    const mine = await startHosting(system);
    const others = await startHosting(system);
    const member = await system.signIn(freshMobile(1));
    const params = { groupId: mine.groupId };
    expect(await system.outcome('listHostedGroups', {}, member)).toBe('NOT_A_HOST');
    expect(await system.outcome('getHostedGroup', { params }, member)).toBe('NOT_A_HOST');
    expect(await system.outcome('getHostedGroup', { params }, others.host)).toBe('NOT_FOUND');
    expect(await system.outcome('getGuide', { params }, others.host)).toBe('NOT_FOUND');
    const body = { id: mine.groupId, settings: mine.settings() };
    expect(await system.outcome('createHostedGroup', { body }, others.host)).toBe('NOT_FOUND');
    const { items } = await system.get('listHostedGroups', {}, mine.host);
    expect(items.map(({ id }) => id)).toEqual([mine.groupId]);
  });

  it('making a group twice, as after a lost answer, makes one', async () => {
    const { groupId, settings, host } = await startHosting(system);
    const body = { id: groupId, settings: settings() };
    expect((await system.get('createHostedGroup', { body }, host)).id).toBe(groupId);
    expect((await system.get('listHostedGroups', {}, host)).items).toHaveLength(1);
  });

  it('an impossible schedule or plan makes nothing', async () => {
    const { settings, host } = await startHosting(system);
    const create = async (more: Parameters<typeof settings>[0]) =>
      await system.outcome(
        'createHostedGroup',
        { body: { id: system.platform.random.uuid(), settings: settings(more) } },
        host,
      );
    expect(await create({ closesAt: settings().opensAt })).toBe('SCHEDULE_WRONG');
    expect(await create({ plan: { topicCoins: 0, wholeCoins: 0, capCoins: 10 } })).toBe('PLAN_WRONG');
    expect(await create({ plan: { topicCoins: 1, wholeCoins: 60, capCoins: 10 } })).toBe('PLAN_WRONG');
  });
});

describe('rule 6.23: a group moves on in one order', () => {
  it('from the draft to the archive, by its hosts, and each wrong move is refused by its own name', async () => {
    const hosting = await startHosting(system, null);
    const { host, groupId, move } = hosting;
    const tryTo = (name: Parameters<typeof move>[0]) =>
      system.outcome('moveHostedGroup', { params: { groupId }, body: { move: name } }, host);
    expect(await tryTo('open')).toBe('GROUP_IS_DRAFT');
    expect(await tryTo('invite')).toBe('GUIDE_EMPTY');
    await hosting.addTopics([1, 0]);
    expect(await tryTo('invite')).toBe('GUIDE_EMPTY');
    const { topics, revision } = await hosting.guide();
    const empty = topics[1]?.id ?? '';
    await system.get(
      'removeFromGuide',
      { params: { groupId }, body: { revision, kind: 'topic', id: empty } },
      host,
    );
    expect((await move('invite')).life).toBe('inviting');
    expect(await tryTo('invite')).toBe('GROUP_IS_INVITING');
    expect(await tryTo('close')).toBe('GROUP_IS_INVITING');
    expect((await move('open')).life).toBe('open');
    expect(await tryTo('archive')).toBe('GROUP_IS_OPEN');
    expect((await move('close')).life).toBe('closed');
    expect((await move('archive')).life).toBe('archived');
    for (const name of ['invite', 'open', 'close', 'archive'] as const)
      expect(await tryTo(name)).toBe('GROUP_IS_ARCHIVED');
  });

  it('two hosts who close at once close it once', async () => {
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    await hosting.move('invite');
    await hosting.move('open');
    const close = () =>
      system.outcome(
        'moveHostedGroup',
        { params: { groupId: hosting.groupId }, body: { move: 'close' } },
        hosting.host,
      );
    expect((await Promise.all([close(), close()])).toSorted()).toEqual(['GROUP_IS_CLOSED', 'OK']);
  });

  it('opening early moves the guide along whose times are those of the group', async () => {
    const hosting = await startHosting(system);
    await hosting.addTopics([1]);
    await hosting.move('invite');
    await hosting.move('open');
    const [topic] = (await hosting.guide()).topics;
    expect(topic?.topic).toMatchObject({ opensAt: null, closesAt: null });
    expect(topic?.sections[0]?.section).toMatchObject({ opensAt: null, closesAt: null });
  });
});

describe('rule 6.26: what people were told stays', () => {
  it('the plan is fixed from the invitation on, and changed rules have to be agreed to again', async () => {
    const hosting = await startHosting(system);
    const { host, groupId, settings } = hosting;
    await hosting.addTopics([1]);
    const { settings: before } = await hosting.group();
    await hosting.move('invite');
    const change = async (more: Parameters<typeof settings>[0]) => {
      const { revision } = await hosting.group();
      return await system.outcome(
        'updateHostedGroup',
        { params: { groupId }, body: { revision, settings: { ...before, ...more } } },
        host,
      );
    };
    expect(await change({ plan: { topicCoins: 1, wholeCoins: 0, capCoins: 1 } })).toBe('PLAN_FIXED');
    expect(await change({ rules: ['新规则'] })).toBe('OK');
    const { hash } = await hosting.group();
    expect((await system.get('getGroup', { params: { hash } })).consent.version).toBe(2);
    await hosting.move('open');
    expect(await change({ opensAt: settings().opensAt })).toBe('SCHEDULE_FIXED');
  });

  it('a change made on an older revision is refused, and changes nothing', async () => {
    const hosting = await startHosting(system);
    const { revision } = await hosting.group();
    await hosting.addTopics([1]);
    const body = { revision, settings: hosting.settings({ name: '别的名字' }) };
    const asked = { params: { groupId: hosting.groupId }, body };
    expect(await system.outcome('updateHostedGroup', asked, hosting.host)).toBe('GUIDE_CHANGED');
    expect((await hosting.group()).settings.name).toBe('早餐习惯');
  });

  it('changes after the opening are on record with what stood there before, and earlier ones are not', async () => {
    const hosting = await startHosting(system);
    const { host, groupId } = hosting;
    const params = { groupId };
    await hosting.addTopics([1]);
    await hosting.move('invite');
    await hosting.move('open');
    const { topics, revision } = await hosting.guide();
    const sectionId = topics[0]?.sections[0]?.id ?? '';
    const body = { revision, section: section({ question: '昨天早上呢？' }) };
    await system.get('updateGuideSection', { params: { groupId, sectionId }, body }, host);
    const { items } = await system.get('listGroupChanges', { params }, host);
    expect(items.map(({ what, by }) => [what, by])).toEqual([
      ['section', '主持人'],
      ['move', '主持人'],
    ]);
    expect(items[0]?.before).toContain('今天早上你吃了什么？');
    expect(items[0]?.after).toContain('昨天早上呢？');
  });
});
