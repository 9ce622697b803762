import { afterAll, beforeAll, expect, it } from 'vitest';
import { testAddress } from '../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../test/exchange/goods-for-all.ts';
import { ticketCalls } from '../../../test/feedback/ticket-calls.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../../modules/identity/module.ts';
import { rowSupportCode } from '../../modules/ledger/module.ts';

let system: TestSystem;
let support: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start({
    environment: {
      SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300',
      SANDBOX_SUPPLIER_SECRET: 'the secret of this one',
    },
  });
  support = await signInOperator(system, 'support');
});
afterAll(() => system.stop());

const search = async (text: string) =>
  (await consoleCall(system, 'searchObjects', { query: { text } }, support)).data.items;
const { id: memberId, mobile } = DEMO_MEMBERS.oldMember;
const { join, opened } = ticketCalls(() => system);

it('14.67 an order is found by its whole number, and not by a part of it', async () => {
  const { benefitId: id, choiceId } = await goodsForAll(system.platform);
  const consigneeId = await testAddress(system.platform, memberId);
  const placing = {
    params: { id },
    body: { quantity: 1, choiceId, consigneeId },
    idempotencyKey: system.key(),
  };
  const order = await system.get('placeOrder', placing, await system.signIn(mobile));
  const found = [{ kind: 'order', subject: order.id, title: '棉麻帆布袋', hint: order.orderNumber }];
  expect(await search(` ${order.orderNumber} `)).toEqual(found);
  expect(await search(order.orderNumber.slice(0, -1))).toEqual([]);
});

it('14.67 a ticket is found by its number', async () => {
  const { number } = await opened(await join());
  expect(await search(number)).toMatchObject([{ kind: 'ticket', subject: number, hint: number }]);
});

it('14.67 a support code in small letters leads to the participation', async () => {
  const of = { params: { id: memberId }, query: {} };
  const [own] = (await consoleCall(system, 'listOperatorMemberParticipations', of, support)).data.items;
  const found = { kind: 'participation', subject: own?.id, title: own?.supportCode, hint: own?.taskTitle };
  expect(await search(own?.supportCode.toLowerCase() ?? '')).toEqual([found]);
});

it('14.67 the code of a coin row, with or without its dash, leads to its page with what the row changed', async () => {
  const of = { params: { id: memberId }, query: {} };
  const [row] = (await consoleCall(system, 'listOperatorMemberCoins', of, support)).data.items;
  const code = rowSupportCode(row?.id ?? '');
  const found = { kind: 'transfer', subject: row?.id, title: row?.cause.title };
  expect(await search(code)).toMatchObject([found]);
  const [other] = await search(code.replace('-', '').toLowerCase());
  expect(other).toMatchObject(found);
  expect(other?.hint).toContain(`${row?.coins} `);
  expect(await search(code.slice(0, -1))).toEqual([]);
});

it('14.67 groups, benefits, campaigns and partners are found by a part of their name', async () => {
  const of = async (
    name: 'listOperatorBenefits' | 'listOperatorGroups' | 'listOperatorCampaigns' | 'listPartners',
  ) =>
    (await consoleCall(system, name, { query: {} }, support)).data.items[0] as unknown as Record<
      string,
      string
    >;
  const benefit = await of('listOperatorBenefits');
  expect(await search(benefit['title']?.slice(1) ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'benefit', subject: benefit['id'] }),
  );
  const group = await of('listOperatorGroups');
  expect(await search(group['name']?.slice(1) ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'group', subject: group['id'] }),
  );
  const campaign = await of('listOperatorCampaigns');
  expect(await search(campaign['title']?.slice(1) ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'campaign', subject: campaign['id'] }),
  );
  const partner = await of('listPartners');
  expect(await search(partner['key']?.slice(1).toUpperCase() ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'partner', subject: partner['key'] }),
  );
});

it('14.100 a group is found by how the nickname of somebody in it begins, and says that nickname alone', async () => {
  const groups = await consoleCall(system, 'listOperatorGroups', { query: {} }, support);
  const people = await Promise.all(
    groups.data.items.map(async ({ id }) => {
      const asked = { params: { id }, query: {} };
      const { data } = await consoleCall(system, 'listOperatorGroupPeople', asked, support);
      return data.items.map(({ nickname, role }) => ({ id, nickname, role }));
    }),
  );
  const respondent = people.flat().find(({ nickname, role }) => role === 'respondent' && nickname !== null);
  const nickname = respondent?.nickname ?? '';
  const found = { kind: 'group', subject: respondent?.id, hint: nickname };
  const byBeginning = await search(nickname.slice(0, -1));
  expect(byBeginning).toContainEqual(expect.objectContaining(found));
  expect(Object.keys(byBeginning[0] ?? {}).toSorted()).toEqual(['hint', 'kind', 'subject', 'title']);
  expect(await search(nickname.slice(1))).not.toContainEqual(expect.objectContaining(found));
  expect(await search(nickname.slice(0, 1))).not.toContainEqual(expect.objectContaining(found));
});
