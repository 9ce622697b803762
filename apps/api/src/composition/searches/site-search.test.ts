import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { testAddress } from '../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../test/exchange/goods-for-all.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../../modules/identity/module.ts';

let system: TestSystem;
let old: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  old = await system.signIn(cast.oldMember);
});
afterAll(() => system.stop());

const search = async (text: string, asker: Asker | undefined = old) =>
  (await system.get('searchSite', { query: { text } }, asker)).items;
const searchOpen = async (text: string) => (await system.get('searchSite', { query: { text } })).items;

it('10.37 finds tasks, benefits and campaigns by a part of their title, each with its page', async () => {
  const [task] = (await system.get('listTasks', { query: {} }, old)).items;
  expect(await search(` ${task?.title.slice(1) ?? ''} `)).toContainEqual({
    kind: 'task',
    link: `/task/detail/${task?.hashId ?? ''}`,
    title: task?.title,
    note: null,
    coins: task?.coins,
    at: null,
  });
  const [benefit] = (await system.get('listBenefits', { query: {} }, old)).items;
  expect(await search(benefit?.title.slice(1) ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'benefit', link: `/exchange/detail/${benefit?.id ?? ''}` }),
  );
  const [campaign] = (await system.get('listCampaigns', { query: {} }, old)).items;
  const found = (await search(campaign?.title ?? '')).find(({ kind }) => kind === 'campaign');
  expect(found).toMatchObject({ title: campaign?.title, note: campaign?.summary, coins: null });
  expect(found?.link).toMatch(new RegExp(String.raw`^/\w+\?of=${campaign?.id ?? ''}$`, 'u'));
});

it('10.37 finds a member’s own orders and coins, and never those of others', async () => {
  const { benefitId: id, choiceId } = await goodsForAll(system.platform);
  const consigneeId = await testAddress(system.platform, DEMO_MEMBERS.oldMember.id);
  const body = { quantity: 1, choiceId, consigneeId };
  const order = await system.get('placeOrder', { params: { id }, body, idempotencyKey: system.key() }, old);
  const kindsOf = async (text: string, asker?: Asker) =>
    (await search(text, asker)).filter(({ kind }) => kind === 'order' || kind === 'coins');
  const own = await kindsOf('帆布袋');
  expect(own[0]).toEqual({
    kind: 'order',
    link: `/home/exchange?order=${order.id}`,
    title: '棉麻帆布袋',
    note: order.orderNumber,
    coins: order.total,
    at: order.createdAt,
  });
  const row = own.find(({ kind }) => kind === 'coins');
  expect(row).toMatchObject({ coins: -order.total });
  const opened = new URLSearchParams(row?.link.split('?')[1]).get('row') ?? '';
  expect((await system.get('listPoints', { query: { row: opened } }, old)).items).toHaveLength(1);
  expect(await kindsOf(order.orderNumber.toLowerCase())).toEqual([own[0]]);
  const stranger = await system.signIn(cast.newMember);
  expect(await kindsOf('帆布袋', stranger)).toEqual([]);
  expect(await kindsOf(order.orderNumber, stranger)).toEqual([]);
  expect((await searchOpen('帆布袋')).map(({ kind }) => kind)).toEqual(['benefit']);
  expect(await searchOpen(order.orderNumber)).toEqual([]);
});

it('10.37 finds articles of help by their text, each with the sentence that says it', async () => {
  const [first, ...more] = (await search('卡密发放后')).filter(({ kind }) => kind === 'help');
  expect(first).toEqual({
    kind: 'help',
    link: '/home/feedback/help/214/21405',
    title: '可以取消兑换吗？',
    note: '卡密发放后也不能撤销。',
    coins: null,
    at: null,
  });
  expect(more.map(({ title }) => title)).toEqual(['卡号和卡密在哪里看？']);
  const most = (await search('金币')).filter(({ kind }) => kind === 'help');
  expect(most).toHaveLength(5);
});

it.each([
  ['红包', '外卖 5 元红包'],
  ['京东卡', '网购礼品卡'],
  ['爱奇艺', '视频会员卡'],
  ['充话费', '手机话费充值卡'],
])('10.37 %s, as members call it, finds the benefit %s', async (text, title) => {
  const benefits = (await search(text)).filter(({ kind }) => kind === 'benefit');
  expect(benefits.map((benefit) => benefit.title)).toContain(title);
});

it('10.37 a visitor finds what is public, and nothing of a member', async () => {
  const [task] = (await system.get('listTasks', { query: {} }, old)).items;
  expect(await searchOpen(task?.title ?? '')).not.toContainEqual(expect.objectContaining({ kind: 'task' }));
  const [campaign] = (await system.get('listCampaigns', { query: {} })).items;
  expect(await searchOpen(campaign?.title ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'campaign', title: campaign?.title }),
  );
  const found = await searchOpen('话费');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'benefit', title: '手机话费充值卡' }));
  const article = found.find(({ kind }) => kind === 'help');
  expect(article?.link).toBe('/help/214/21401');
});

it('10.37 traditional characters and wide letters find the same, and the answer has them in simplified ones', async () => {
  const find = async (text: string) => await system.get('searchSite', { query: { text } }, old);
  const plain = await find('实名认证');
  expect(plain.simplified).toBeNull();
  expect(plain.items.length).toBeGreaterThan(0);
  expect(await find('實名認證')).toEqual({ ...plain, simplified: '实名认证' });
  expect(await find('ＡＰＰ')).toEqual(await find('APP'));
});

it('10.37 finds nothing for a text of spaces', async () => {
  expect(await search('   ')).toEqual([]);
});
