import { QueryClientProvider } from '@tanstack/react-query';
import { type GroupMe, GroupOpenState } from '@yayan/api-client';
import { mockListAskedFollowUps, refuse } from '@yayan/api-client/mocks';
import { DiscussionProvider } from '@yayan/discussion';
import { createQueryClient, SiteLink } from '@yayan/site';
import { LinkProvider, YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { followUp, type GroupStart, me, openGroup, response, where } from '../testing/group-start.ts';
import { usualPlace } from '../testing/usual-place.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import ResponsesPage from './ResponsesPage.tsx';

const show = async (path = '/bbs-response', who: GroupMe = me) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  client.setQueryData(['/focusMembers/info'], who);
  const router = createMemoryRouter([{ path: '/bbs-response', Component: ResponsesPage }], {
    initialEntries: [path],
  });
  return await render(
    <QueryClientProvider client={client}>
      <YayanProvider>
        <LinkProvider component={SiteLink}>
          <DiscussionProvider value={usualPlace}>
            <main>
              <RouterProvider router={router} />
            </main>
          </DiscussionProvider>
        </LinkProvider>
      </YayanProvider>
    </QueryClientProvider>,
  );
};

const mine = { ...response(30, '我吃的是素包子', true), editable: false };
/** A respondent who was asked and owes another section. */
const busy: GroupStart = {
  mine,
  asked: [
    {
      where,
      followUp: followUp(mine.id, '为什么是素的？'),
      excerpt: '我吃的是素包子',
      answered: false,
    },
  ],
  unanswered: [
    {
      where: { ...where, sectionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50003' },
      question: '说说看',
      minLength: 5,
      closesAt: '2099-11-25T15:59:00.000Z',
      responseCount: 12,
      minutes: 2,
      topicCoins: 20,
      leftInTopic: 3,
    },
  ],
};

beforeEach(() => localStorage.clear());

test('a respondent sees what was asked, answered and is still owed, each with the way there', async () => {
  await openGroup(busy);
  await show('/bbs-response', { ...me, progress: { answered: 0, total: 1, followUpsOwed: 1 } });
  await expect.element(page.getByText('为什么是素的？')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去回答' }))
    .toHaveAttribute('href', `/topic/${where.topicId}#${response(30, '').id}`);
  await page.getByRole('tab', { name: '已回答' }).click();
  await expect.element(page.getByText('我吃的是素包子')).toBeVisible();
  await page.getByRole('tab', { name: /^待回答/u }).click();
  await expect
    .element(page.getByRole('link', { name: '今早吃了什么' }))
    .toHaveAttribute('href', `/topic/${where.topicId}#0197f6a2-c1b8-7d4e-9a10-b2c3d4e50003`);
  await expect
    .element(page.getByText('约 2 分钟 · 这个话题还差 3 题，答完得 20 金币', { exact: false }))
    .toBeVisible();
});

test('who was asked nothing finds the open questions first', async () => {
  await openGroup(busy);
  await show();
  await expect.element(page.getByRole('tab', { name: '待回答 1' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '追问我的' }).click();
  await expect.element(page.getByText('为什么是素的？')).toBeVisible();
});

test('each list says when it is empty; after the close nothing is owed', async () => {
  const closed: GroupMe = { ...me, group: { ...me.group, state: GroupOpenState.Closed } };
  await openGroup();
  await show('/bbs-response?tab=unReply', closed);
  await expect.element(page.getByText('讨论已经结束，谢谢你的参与。')).toBeVisible();
  await page.getByRole('tab', { name: '已回答' }).click();
  await expect.element(page.getByText('当前暂无回答')).toBeVisible();
  await page.getByRole('tab', { name: /^追问我的/u }).click();
  await expect.element(page.getByText('当前暂无追问')).toBeVisible();
});

test('only who agreed to texts reads that a new topic calls them (rule 6.55)', async () => {
  for (const [textsAllowed, hint] of [
    [true, '都答完了，有新话题会通知你。'],
    [false, '都答完了。新问题会出现在这里，主持人追问你时会有消息。'],
  ] as const) {
    await openGroup();
    const { unmount } = await show('/bbs-response?tab=unReply', {
      ...me,
      identity: { ...me.identity, textsAllowed },
    });
    await expect.element(page.getByText(hint)).toBeVisible();
    await unmount();
  }
});

test('a list that fails offers to try again; an archived group says so, and what can still be done', async () => {
  const { mock, disturb } = await openGroup();
  disturb(() => 'lost');
  const { unmount } = await show('/bbs-response?tab=ask');
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await unmount();
  disturb(() => undefined);
  mock.use(mockListAskedFollowUps(refuse('GROUP_NOT_OPEN')));
  await show('/bbs-response?tab=ask');
  await expect.element(page.getByText('讨论已结束，小组已归档')).toBeVisible();
  await expect.element(page.getByText(/勾选给主持人看的资料，随时可以.*收回/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去我的讨论' }))
    .toHaveAttribute('href', 'https://member.test/topic');
});

test.each(looks)('the lists look right on a $size in $scheme', async (looks) => {
  await prepareLook(looks);
  for (const tab of ['ask', 'reply', 'unReply']) {
    await openGroup(busy);
    const { unmount } = await show(`/bbs-response?tab=${tab}`);
    await expect.element(page.getByText(/今早吃了什么/u).first()).toBeVisible();
    await look(tab);
    await unmount();
  }
});

const reward = {
  coins: 160,
  reachableCoins: 160,
  canFinish: true,
  topicCoins: 20,
  wholeCoins: 60,
  condition: '每完成一个话题得 20 金币，全部完成并回答必答追问再得 60 金币',
  paidWithinDays: 2,
  heldReason: null,
  refusedReason: null,
};

for (const size of looks)
  test(`rule 6.30: the own page names the coins so far, and that they can fall: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openGroup(busy);
    await show('/bbs-response', {
      ...me,
      reward,
      earnedSoFar: { coins: 40, topicsFinished: 2, topics: 5 },
    });
    await expect
      .element(page.getByText('到现在完成了 2 / 5 个话题，40 金币（讨论结束后核对', { exact: false }))
      .toBeVisible();
    await look('coins so far');
  });

test('rule 6.56: who joined late reads what they can still get, and not the sum of all topics', async () => {
  await openGroup(busy);
  await show('/bbs-response', {
    ...me,
    reward: {
      ...reward,
      reachableCoins: 60,
      canFinish: false,
      condition: '每完成一个话题得 20 金币',
    },
    earnedSoFar: { coins: 20, topicsFinished: 1, topics: 5 },
  });
  await expect.element(page.getByText('一共可得 60 金币', { exact: false })).toBeVisible();
  await expect.element(page.getByText('160 金币', { exact: false })).not.toBeInTheDocument();
});
