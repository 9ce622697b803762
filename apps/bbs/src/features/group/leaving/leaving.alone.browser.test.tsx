import { QueryClientProvider } from '@tanstack/react-query';
import type { GroupDeparture, GroupMe } from '@yayan/api-client';
import { mockGetGroup, mockGetGroupMe, mockLeaveGroup, refuse } from '@yayan/api-client/mocks';
import { SiteLink } from '@yayan/site';
import { look, looks, prepareLook } from '@yayan/site/look';
import { LinkProvider, YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { memberSite } from '../../../shell/client/member-site.ts';

/** The group of the mock. */
const hash = 'g5Rf1zB7kMqJ';

let GroupLoginPage: typeof import('../sign-in/GroupLoginPage.tsx').default;
let GroupProfilePage: typeof import('../profile/GroupProfilePage.tsx').default;
let queryClient: typeof import('../../../shell/client/client.ts').queryClient;
let dropDeparture: typeof import('../../../shell/client/departure.ts').dropDeparture;
let session: typeof import('../../../shell/client/current-group.ts').session;
let openGroup: typeof import('../../../testing/group-start.ts').openGroup;
let me: GroupMe;
let paid: GroupMe;
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-other-site" content="http://127.0.0.1:4100" />',
  );
  localStorage.setItem('bbs.taskHashId', hash);
  ({ default: GroupLoginPage } = await import('../sign-in/GroupLoginPage.tsx'));
  ({ default: GroupProfilePage } = await import('../profile/GroupProfilePage.tsx'));
  ({ queryClient } = await import('../../../shell/client/client.ts'));
  ({ dropDeparture } = await import('../../../shell/client/departure.ts'));
  ({ session } = await import('../../../shell/client/current-group.ts'));
  ({ me, openGroup } = await import('../../../testing/group-start.ts'));
  paid = { ...me, reward, group: { ...me.group, reward } };
});

const reward = {
  coins: 120,
  reachableCoins: 120,
  canFinish: true,
  topicCoins: 20,
  wholeCoins: 60,
  condition: '每完成一个话题得 20 金币',
  paidWithinDays: 2,
  heldReason: null,
  refusedReason: null,
};
const departure: GroupDeparture = {
  leftAt: null,
  topicsFinished: 2,
  topics: 5,
  coins: 40,
  isMember: true,
};

beforeEach(() => {
  dropDeparture(hash);
});

const open = async (who: GroupMe = paid, start: GroupDeparture = departure) => {
  const { mock, disturb } = await openGroup({ me: who });
  mock.use(mockGetGroupMe(() => who));
  mock.use(mockGetGroup(() => who.group));
  mock.use(mockLeaveGroup(() => start));
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const router = createMemoryRouter(
    [
      { path: '/bbs/:id/user', Component: GroupProfilePage },
      { path: '/bbs/:id', Component: GroupLoginPage },
    ],
    { initialEntries: [`/bbs/${hash}/user`] },
  );
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <LinkProvider component={SiteLink}>
          <main>
            <RouterProvider router={router} />
          </main>
        </LinkProvider>
      </YayanProvider>
    </QueryClientProvider>,
  );
  const sent = () =>
    (mock.received('leaveGroup') as { dryRun: boolean; reason: string | null }[]).filter(
      ({ dryRun }) => !dryRun,
    );
  return { mock, disturb, sent, router, unmount };
};

const door = page.getByRole('button', { name: '退出讨论小组' });
const confirm = page.getByRole('button', { name: '确认退出' });

test('rule 6.54: before leaving one reads what stays, what goes and what is paid, and can turn back', async () => {
  const { sent } = await open();
  await door.click();
  const sheet = page.getByRole('dialog', { name: '退出“早餐”？' });
  await expect.element(sheet).toBeVisible();
  await expect
    .element(
      page.getByText(
        '到现在完成了 2 / 5 个话题，得 40 金币。讨论结束后 2 个工作日内核对，核对后几分钟内到账。',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText(/会以“阿木”的名义留在小组里/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '再想想' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(door).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('rule 6.54: leaving by keyboard sends the reason once, ends the session, and says what comes', async () => {
  localStorage.setItem(
    `bbs.draft.${me.identity.groupMemberId}.x`,
    JSON.stringify({ text: '一半', clientId: 'c' }),
  );
  const { mock, sent, router } = await open();
  await door.click();
  await page.getByRole('radio', { name: '没有时间' }).click();
  (confirm.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toMatchObject([{ reason: 'noTime', dryRun: false }]);
  await expect.poll(() => localStorage.getItem(`bbs.draft.${me.identity.groupMemberId}.x`)).toBeNull();
  await expect.poll(() => mock.received('logout').length).toBe(1);
  await expect.poll(() => session.token()).toBeUndefined();
  await router.navigate(`/bbs/${hash}`);
  await expect.element(page.getByRole('heading', { name: '你已退出“早餐”' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去芽言首页' }))
    .toHaveAttribute('href', memberSite('/home'));
  await expect.element(page.getByText(/得 40 金币。讨论结束后 2 个工作日内核对/u)).toBeVisible();
  await page.getByRole('button', { name: '用别的手机号登录' }).click();
  await expect.element(page.getByRole('heading', { name: '登录讨论小组' })).toBeVisible();
});

test('rule 6.54: after a lost answer, pressing again sends the same under the same key', async () => {
  const { mock, disturb, sent } = await open();
  await door.click();
  await expect.element(confirm).toBeVisible();
  let lost = 0;
  disturb((path) => (path.endsWith('/leave') && (lost += 1) === 1 ? 'lost' : undefined));
  await page.getByRole('radio', { name: '感到不舒服' }).click();
  await confirm.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('radio', { name: '其他原因' }).click();
  await confirm.click();
  await expect.poll(() => mock.received('logout').length).toBe(1);
  expect(new Set(sent().map(({ reason }) => reason))).toEqual(new Set(['uncomfortable']));
});

test('rule 6.54: a refusal says why, and nothing has ended', async () => {
  const { mock } = await open();
  await door.click();
  await expect.element(confirm).toBeVisible();
  mock.use(mockLeaveGroup(() => refuse('LEAVING_TOO_LATE')));
  await confirm.click();
  await expect.element(page.getByText('讨论已经结束，不用再退出；完成的话题照常结算')).toBeVisible();
  expect(mock.received('logout')).toEqual([]);
});

test('rule 6.54: a guest reads how to get the coins; without a plan nobody reads of coins', async () => {
  const { unmount } = await open(paid, { ...departure, isMember: false });
  await door.click();
  await expect.element(page.getByText(/为你保留 30 天，用这个手机号注册芽言就能领取/u)).toBeVisible();
  await unmount();
  await open(me, { ...departure, coins: null });
  await door.click();
  await expect.element(page.getByText('到现在完成了 2 / 5 个话题。')).toBeVisible();
  await expect.element(page.getByText(/金币/u)).not.toBeInTheDocument();
});

test('rule 6.54: it is offered instead of a consent, and neither after the end nor to hosts', async () => {
  const newcomer: GroupMe = {
    ...paid,
    identity: { ...me.identity, firstVisit: true },
    consentedAt: null,
    progress: null,
  };
  const first = await open(newcomer);
  await expect.element(page.getByRole('button', { name: '不同意，退出讨论小组' })).toBeVisible();
  await first.unmount();
  const over = await open({ ...paid, group: { ...paid.group, state: 'closed' } });
  await expect.element(page.getByRole('heading', { name: '讨论规则' })).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
  await over.unmount();
  await open({ ...paid, reward: null, identity: { ...me.identity, role: 1 } });
  await expect.element(page.getByRole('heading', { name: '讨论规则' })).toBeVisible();
  await expect.element(door).not.toBeInTheDocument();
});

test.each(looks)('leaving looks right on a $size in $scheme', async (looks) => {
  await prepareLook(looks);
  const { mock, router } = await open();
  await door.click();
  await expect.element(confirm).toBeVisible();
  await look('sheet');
  await confirm.click();
  await expect.poll(() => mock.received('logout').length).toBe(1);
  await expect.poll(() => session.token()).toBeUndefined();
  await router.navigate(`/bbs/${hash}`);
  await expect.element(page.getByRole('heading', { name: '你已退出“早餐”' })).toBeVisible();
  await look('left');
});
