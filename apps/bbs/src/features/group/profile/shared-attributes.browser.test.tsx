import { QueryClientProvider } from '@tanstack/react-query';
import { type GroupMe, type GroupProfileUpdate, GroupRole, type SharedAttribute } from '@yayan/api-client';
import { createQueryClient, SiteLink } from '@yayan/site';
import { look, looks, prepareLook } from '@yayan/site/look';
import { LinkProvider, YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { me, openGroup } from '../../../testing/group-start.ts';
import GroupProfilePage from './GroupProfilePage.tsx';

const newcomer: GroupMe = {
  ...me,
  identity: { ...me.identity, name: '成员 7', firstVisit: true },
  consentedAt: null,
  progress: null,
};

const items: readonly SharedAttribute[] = [
  { key: 'age', label: '年龄', value: '25–29 岁', shared: null },
  { key: 'city', label: '城市', value: '成都', shared: null },
  { key: 'education', label: '学历', value: null, shared: null },
];

const show = async (who: GroupMe, offered = items) => {
  const { mock, disturb } = await openGroup({ me: who, shared: offered });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const router = createMemoryRouter(
    [
      { path: '/bbs/:id/user', Component: GroupProfilePage },
      { path: '/topic', element: <p>话题列表</p> },
    ],
    { initialEntries: [`/bbs/${me.group.hash}/user`] },
  );
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <YayanProvider>
        <LinkProvider component={SiteLink}>
          <main>
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
      </YayanProvider>
    </QueryClientProvider>,
  );
  const saved = () => mock.received('updateGroupProfile') as GroupProfileUpdate[];
  return { mock, disturb, saved, unmount };
};

const tick = (name: string | RegExp) => page.getByRole('checkbox', { name });
const title = page.getByRole('heading', { name: '让主持人多了解你一点（选填）' });

const enter = async (): Promise<void> => {
  await page.getByRole('textbox', { name: '昵称' }).fill('早起的阿木');
  await tick(/我已读懂并同意/u).click();
  await page.getByRole('button', { name: '同意并进入' }).click();
};

test('rule 6.43: nothing is ticked on the first visit, and who leaves it so shares nothing', async () => {
  const { saved } = await show(newcomer);
  await expect.element(tick('年龄：25–29 岁')).not.toBeChecked();
  await expect.element(tick('城市：成都')).not.toBeChecked();
  await expect.element(page.getByText(/你还没填写学历/u)).toBeVisible();
  await enter();
  await expect.element(page.getByText('话题列表')).toBeVisible();
  expect(saved().map(({ sharedAttributes }) => sharedAttributes)).toEqual([undefined]);
});

test('rule 6.43: what is ticked on the first visit is sent with the version of the text', async () => {
  const { saved } = await show(newcomer);
  await tick('城市：成都').click();
  await enter();
  await expect.element(page.getByText('话题列表')).toBeVisible();
  expect(saved()).toMatchObject([{ sharedAttributes: { version: '2026-11-23', keys: ['city'] } }]);
});

test('rule 6.43: a guest has nothing to tick', async () => {
  await show(newcomer, []);
  await expect.element(page.getByRole('button', { name: '同意并进入' })).toBeVisible();
  await expect.element(title).not.toBeInTheDocument();
});

test('rule 6.43: one’s own page takes it back with one press', async () => {
  const shared = items.map((item) => (item.key === 'city' ? { ...item, shared: '成都' } : item));
  const { saved } = await show(me, shared);
  await expect.element(tick('城市：成都')).toBeChecked();
  await tick('城市：成都').click();
  await expect.element(tick('城市：成都')).not.toBeChecked();
  await expect.poll(saved).toMatchObject([{ nickname: me.identity.name, sharedAttributes: { keys: [] } }]);
});

test('rule 6.43: of two quick presses both count', async () => {
  const { saved } = await show(me);
  await tick('城市：成都').click();
  await tick('年龄：25–29 岁').click();
  await expect.poll(() => saved().length).toBe(2);
  expect(saved()[1]).toMatchObject({ sharedAttributes: { keys: ['age', 'city'] } });
  await expect.element(tick('城市：成都')).toBeChecked();
});

test('rule 6.43: a choice that could not be saved is shown as it was', async () => {
  const { disturb } = await show(me);
  await expect.element(tick('城市：成都')).toBeVisible();
  disturb((path) => (path.endsWith('/profile') ? 'lost' : undefined));
  await tick('城市：成都').click();
  await expect.element(page.getByRole('status').filter({ hasText: /./u })).toBeVisible();
  await expect.element(tick('城市：成都')).not.toBeChecked();
});

test('rule 6.43: hosts are offered none', async () => {
  const { mock } = await show({ ...me, identity: { ...me.identity, role: GroupRole.Host } });
  await expect.element(page.getByText('讨论规则')).toBeVisible();
  expect(mock.received('getSharedAttributes')).toEqual([]);
});

test.each(looks)('what is shared looks right on a $size in $scheme', async (looks) => {
  await prepareLook(looks);
  for (const who of [newcomer, me]) {
    const { unmount } = await show(who);
    await expect.element(title).toBeVisible();
    await look(who.consentedAt ? 'later' : 'first visit');
    await unmount();
  }
});

test.each([GroupRole.Host, GroupRole.Observer])(
  'rule 6.5: role %s agrees to the rules, and is not asked for the consent of respondents',
  async (role) => {
    const consent = { version: 1, text: '我同意研究团队分析我的回答' };
    const { saved } = await show({
      ...newcomer,
      identity: { ...newcomer.identity, role },
      group: { ...newcomer.group, consent },
    });
    await page.getByRole('textbox', { name: '昵称' }).fill('小禾姐');
    await expect.element(page.getByText(consent.text)).not.toBeInTheDocument();
    await tick(/我已读懂以上规则/u).click();
    await page.getByRole('button', { name: '进入讨论小组' }).click();
    await expect.poll(saved).toMatchObject([{ nickname: '小禾姐', consentVersion: 1 }]);
  },
);

test('the welcome names the pay once', async () => {
  const reward = {
    coins: 240,
    reachableCoins: 180,
    canFinish: false,
    topicCoins: 60,
    wholeCoins: 0,
    condition: '每完成一个话题得 60 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  await show({ ...newcomer, reward, group: { ...me.group, reward } });
  await expect.element(page.getByRole('checkbox', { name: /我已读懂并同意/u })).toBeVisible();
  expect(page.getByText(/一共可得 180 金币/u).elements().length).toBe(1);
});
