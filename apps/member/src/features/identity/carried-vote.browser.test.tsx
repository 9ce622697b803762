import type { Poll } from '@yayan/api-client';
import { mockListPolls, mockLoginBySms, mockVotePoll, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { carriedVote, carryVote } from '../../shell/content/carried-vote.ts';
import { queryClient, session } from '../../shell/client/client.ts';
import { openMockForVisitors } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';
import LoginPage from './sign-in/LoginPage.tsx';

const option = (id: string, label: string) => ({
  id,
  label,
  image: null,
  chosen: false,
  votes: 1,
  percent: 50,
});
const chosen = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50002';
const poll: Poll = {
  id: 'q202491055414',
  title: '你今天喝了几杯水？',
  description: null,
  options: [option('0197f6a2-c1b8-7d4e-9a10-b2c3d4e50001', '一到三杯'), option(chosen, '四杯以上')],
  minChoices: 1,
  maxChoices: 1,
  results: 'always',
  voters: 2,
  voted: false,
  closed: false,
  closesAt: null,
};
const tokens = {
  token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
  refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
  expired: Date.now() + 1_800_000,
};
let mock: Mock;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.logout();
  queryClient.clear();
  ({ mock } = openMockForVisitors());
  mock.use(mockLoginBySms({ state: 'signedIn', ...tokens }), mockVotePoll({ ...poll, voted: true }));
  carryVote({ pollId: poll.id, optionId: chosen });
});

const signIn = async (): Promise<void> => {
  await cleanup();
  session.logout();
  await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: <p>别的页面</p> },
    ],
    '/login',
  );
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('123456');
  await expect.element(page.getByText('别的页面')).toBeVisible();
};

test('rule 7.3: what a visitor chose on the landing page is the vote of who signs in, and of nobody after them', async () => {
  mock.use(mockListPolls({ items: [poll] }));
  await signIn();
  await expect.poll(() => mock.received('votePoll')).toEqual([{ pollId: poll.id, optionIds: [chosen] }]);
  await expect.poll(() => carriedVote().isSent).toBe(true);
  await signIn();
  expect(mock.received('votePoll')).toHaveLength(1);
});

test('rule 7.3: a member who has voted already keeps that vote', async () => {
  let asked = 0;
  mock.use(
    mockListPolls(() => {
      asked += 1;
      return { items: [{ ...poll, voted: true }] };
    }),
  );
  await signIn();
  await expect.poll(() => asked).toBe(1);
  // A vote would be sent in the same turn as this answer comes.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(mock.received('votePoll')).toEqual([]);
});

test('rule 7.3: a vote that the server didn’t take stays chosen in advance', async () => {
  mock.use(mockListPolls({ items: [poll] }), mockVotePoll(refuse('POLL_CLOSED')));
  await signIn();
  await expect.poll(() => mock.received('votePoll')).toHaveLength(1);
  expect(carriedVote()).toEqual({ pollId: poll.id, optionId: chosen });
});
