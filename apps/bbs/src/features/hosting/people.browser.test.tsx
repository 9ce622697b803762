import { listGroupRewards } from '@yayan/api-client';
import { mockAddInvitations, mockListInvitations, mockListPeopleTags, refuse } from '@yayan/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import { groupId, hostedGroup, invitation, openHostedGroup } from './testing/hosting-start.ts';
import { openHosting } from './testing/open-hosting.tsx';

let host: Awaited<ReturnType<typeof openHostedGroup>>;
const start = async (...options: Parameters<typeof openHostedGroup>): Promise<void> => {
  host = await openHostedGroup(...options);
};
beforeEach(async () => {
  await start();
});

const home = `/hosting/${groupId}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

describe.each(looks)('people, rewards and changes on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('the invitation list and its dialogs', async () => {
    await start({ group: { ...hostedGroup, life: 'inviting' } });
    await openHosting(`${home}/people`);
    await page.getByRole('checkbox', { name: '全选' }).click();
    await expect.element(page.getByText('选中 2 人')).toBeVisible();
    await page.getByRole('checkbox').nth(1).click();
    await expect.element(page.getByText('选中 1 人')).toBeVisible();
    await look('people');
    await button('按手机号邀请').click();
    await page.getByLabelText('手机号').fill('13800138000\n138');
    await button('检查号码').click();
    await expect.element(page.getByText('第 2 行 138：不是 11 位手机号')).toBeVisible();
    await look('numbers');
    await openHosting(`${home}/people`);
    await button('按属性邀请会员').click();
    await page.getByLabelText('添加条件').selectOptions('性别');
    await page.getByLabelText('女').click();
    await button('看看有多少人').click();
    await expect.element(button(/^邀请这 \d+ 位会员$/u)).toBeVisible();
    await look('attributes');
  });

  test('the reward before and after the closing', async () => {
    await openHosting(`${home}/rewards`);
    await expect.element(page.getByText('每人最多')).toBeVisible();
    await look('plan');
    const pay = {
      talliedAt: '2026-11-20T08:30:00.000Z',
      confirmBy: '2026-11-24T08:30:00.000Z',
      confirmedAt: null,
      heldReason: '正在核对重复的回答',
      refusedReason: null,
      coins: 100,
    };
    await start({ group: { ...hostedGroup, life: 'closed', pay } });
    await openHosting(`${home}/rewards`);
    await expect.element(page.getByText('正在核对重复的回答')).toBeVisible();
    await button('取消阿木的报酬').click();
    await dialog().getByRole('button', { name: '取消报酬' }).click();
    await expect.element(page.getByText('请填写理由')).toBeVisible();
    await look('tallied');
  });

  test('the changes, and the preview as a respondent', async () => {
    await openHosting(`${home}/changes`);
    await expect.element(page.getByText('你为什么吃早餐？')).toBeVisible();
    await look('changes');
    await openHosting(`${home}/preview`);
    await expect.element(page.getByRole('heading', { name: '第一天：我的早晨' })).toBeVisible();
    await look('preview');
  });
});

test('of an archived group the list is only read: nothing in it can be chosen, tagged or withdrawn', async () => {
  await start({ group: { ...hostedGroup, life: 'archived' } });
  await openHosting(`${home}/people`);
  await expect.element(page.getByText('讨论小组已归档，名单只能查看。')).toBeVisible();
  await expect.element(page.getByText('新手妈妈 · 1 人')).toBeVisible();
  await expect.element(page.getByText(/^小禾/u)).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  expect(page.getByLabelText('新标签').query()).toBeNull();
});

test('tags that failed to load are not said to be none, and are tried again', async () => {
  host.mock.use(mockListPeopleTags(refuse('INTERNAL')));
  await openHosting(`${home}/people`);
  await expect.element(button('重试')).toBeVisible();
  expect(page.getByText('还没有标签').query()).toBeNull();
  host.mock.use(mockListPeopleTags({ items: [] }));
  await button('重试').click();
  await expect.element(page.getByText('还没有标签')).toBeVisible();
});

test('numbers are checked before anybody is invited, and changed ones are checked again', async () => {
  await openHosting(`${home}/people`);
  await button('按手机号邀请').click();
  await page.getByLabelText('手机号').fill('13800138000');
  await button('检查号码').click();
  await expect.element(button('邀请这 1 人')).toBeVisible();
  await page.getByLabelText('手机号').fill('13800138001');
  await expect.element(button('检查号码')).toBeVisible();
  await button('检查号码').click();
  await button('邀请这 1 人').click();
  await expect.poll(() => host.mock.received('addInvitations')).toHaveLength(3);
  expect(host.mock.received('addInvitations').at(-1)).toEqual({
    numbers: '13800138001',
    role: 0,
    tagId: null,
    byText: false,
    dryRun: false,
  });
});

test('rule 6.54: people who left are listed with time and reason, and are called back only on purpose', async () => {
  const left = { at: '2026-11-21T08:30:00.000Z', reason: 'noTime' as const };
  const fault = { line: 1, shown: '138****8000', why: 'left' as const };
  const gone = invitation(30, { state: 'left', name: '小满', left });
  await start();
  host.mock.use(mockListInvitations({ items: [gone], nextCursor: null }));
  host.mock.use(
    mockAddInvitations(async (_example, { request }) => {
      const { again } = (await request.clone().json()) as { again?: boolean };
      return again === true
        ? { invited: 1, faults: [], faultCount: 0 }
        : { invited: 0, faults: [fault], faultCount: 1 };
    }),
  );
  await openHosting(`${home}/people`);
  await expect.element(page.getByText(/16:30 退出：没有时间/u)).toBeVisible();
  await button('按手机号邀请').click();
  await page.getByLabelText('手机号').fill('13800138000');
  await button('检查号码').click();
  await expect.element(page.getByText('第 1 行 138****8000：自己退出了')).toBeVisible();
  await page.getByRole('checkbox', { name: '也重新邀请自己退出的人' }).click();
  await button('邀请这 1 人').click();
  await expect
    .poll(() => host.mock.received('addInvitations').at(-1))
    .toMatchObject({ again: true, dryRun: false });
});

test('withdrawing invitations asks for confirmation', async () => {
  await openHosting(`${home}/people`);
  await page.getByRole('checkbox').first().click();
  await button('撤回邀请').click();
  await dialog().getByRole('button', { name: '撤回邀请' }).click();
  await expect.poll(() => host.mock.received('withdrawInvitations')).toHaveLength(1);
  await expect.element(page.getByText('选中 1 人')).not.toBeInTheDocument();
});

test('a person is taken out of the reward with a reason, and nobody once it is confirmed', async () => {
  await start({ group: { ...hostedGroup, life: 'closed' } });
  await openHosting(`${home}/rewards`);
  await button('取消阿木的报酬').click();
  await page.getByLabelText('理由').fill('多次复制他人的回答');
  await dialog().getByRole('button', { name: '取消报酬' }).click();
  await expect
    .poll(async () => (await listGroupRewards(groupId, {}, { client: host.client })).items[0])
    .toMatchObject({ name: '阿木', takenOut: '多次复制他人的回答' });
  const confirmedAt = '2026-11-21T08:30:00.000Z';
  const pay = { ...hostedGroup.pay, confirmedAt, talliedAt: confirmedAt };
  await start({ group: { ...hostedGroup, life: 'closed', pay } });
  await openHosting(`${home}/rewards`);
  await expect.element(page.getByText(/报酬已确认/u)).toBeVisible();
  expect(button('取消阿木的报酬').query()).toBeNull();
});

test('all are chosen at once, also those on pages that were not shown yet', async () => {
  await start({ group: { ...hostedGroup, life: 'inviting' } });
  const pages = [
    { items: [invitation(40), invitation(41)], nextCursor: 'more' },
    { items: [invitation(42)], nextCursor: null },
  ];
  host.mock.use(mockListInvitations(() => pages.shift() ?? { items: [], nextCursor: null }));
  await openHosting(`${home}/people`);
  await page.getByRole('checkbox', { name: '全选' }).click();
  await expect.element(page.getByText('选中 3 人')).toBeVisible();
  await page.getByRole('checkbox', { name: '全选' }).click();
  await expect.element(page.getByText(/^选中/u)).not.toBeInTheDocument();
});
