import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';

const mobile = freshMobile(1);
let system: TestSystem;
let member: Asker;
let stranger: Asker;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  member = await system.signIn(mobile);
  stranger = await system.signIn(freshMobile(2));
});
afterAll(() => system.stop());

/** An open group of one topic with two sections. The member and another person are invited. */
async function openGroup() {
  const hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([2]);
  await hosting.invite([mobile, freshMobile(3)].join('\n'));
  await hosting.move('invite');
  await hosting.move('open');
  const [topic] = topics;
  const sections = topic?.sections.map(({ id }) => id) ?? [];
  return { hosting, topicId: topic?.id ?? '', sections, hash: (await hosting.group()).hash };
}

const hostIn = async ({ host }: Hosting, hash: string): Promise<Asker> => {
  const { ticket } = await system.get('createGroupTicket', { params: { hash } }, host);
  const { token } = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
  return { token };
};

const mine = async (asker: Asker = member) => (await system.get('listMyGroups', {}, asker)).items;
const find = (id: string, asker: Asker = member) => system.call('findDiscussion', { params: { id } }, asker);

it('rule 6.38: a member sees what they owe in each group, and nothing of others', async () => {
  const { hosting, hash, sections } = await openGroup();
  expect(await mine()).toMatchObject([{ hash, role: 0, firstVisit: true, owed: null }]);
  expect(await mine(stranger)).toEqual([]);
  expect(await mine(hosting.host)).toMatchObject([{ hash, role: 1, owed: null }]);

  const inGroup = await hosting.enter(mobile, '早起的阿木');
  expect(await mine()).toMatchObject([{ firstVisit: false, owed: { unanswered: 2, followUps: 0 } }]);
  const [sectionId = ''] = sections;
  await hosting.answer(inGroup, sectionId);
  const { items } = await system.get('listResponses', { query: { sectionId } }, inGroup);
  const host = await hostIn(hosting, hash);
  const followUp = await system.get(
    'createFollowUp',
    {
      params: { id: items[0]?.id ?? '' },
      body: {
        clientId: system.platform.random.uuid(),
        content: '为什么？',
        audience: 'author',
        mustAnswer: true,
      },
    },
    host,
  );
  expect(await mine()).toMatchObject([{ owed: { unanswered: 1, followUps: 1 } }]);

  const where = { hash, sectionId, responseId: items[0]?.id };
  expect((await find(followUp.id)).data).toMatchObject(where);
  expect((await find(items[0]?.id ?? '')).data).toMatchObject(where);
  await hosting.enter(freshMobile(3), '晚起的小林');
  const other = await system.signIn(freshMobile(3));
  for (const id of [followUp.id, items[0]?.id ?? '']) {
    expect((await find(id, other)).code).toBe(404);
    expect((await find(id, stranger)).code).toBe(404);
  }
});

it('rule 6.38: an address finds its group for the invited only, and not after the invitation was withdrawn', async () => {
  const { hash, topicId, sections } = await openGroup();
  expect((await find(topicId)).data).toEqual({ hash, topicId, sectionId: null, responseId: null });
  expect((await find(sections[1] ?? '')).data).toMatchObject({ hash, topicId, sectionId: sections[1] });
  expect((await find(topicId, stranger)).code).toBe(404);
  const { platform } = system;
  await platform.database.read
    .updateTable('group_members')
    .set({ withdrawn_at: platform.clock.now() })
    .where('mobile_index', '=', platform.cipher.blindIndex(mobile))
    .execute();
  expect((await find(topicId)).code).toBe(404);
  expect(await mine()).toEqual([]);
});

it('rule 6.38: the list goes on page by page, without leaving a group out', async () => {
  const all = [await openGroup(), await openGroup(), await openGroup()].map(({ hash }) => hash);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await system.get(
      'listMyGroups',
      { query: { limit: 1, ...(cursor !== undefined && { cursor }) } },
      member,
    );
    seen.push(...page.items.map(({ hash }) => hash));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.toSorted()).toEqual(all.toSorted());
});
