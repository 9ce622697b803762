import type { Poll } from '@yayan/api-client';
import { mockListOwnPolls, mockListPolls, mockVotePoll } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../shell/client/client.ts';
import { openMock } from '../../testing/open-mock.ts';
import { QuickPoll } from './QuickPoll.tsx';
import { renderPage } from '../../testing/render-page.ts';

const option = (id: string, label: string) => ({ id, label, image: null, chosen: false });
const few = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50001';
const many = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50002';
const poll: Poll = {
  id: 'q202491055414',
  title: '你今天喝了几杯水？',
  description: null,
  options: [option(few, '一到三杯'), option(many, '四杯以上')].map((one) => ({
    ...one,
    votes: null,
    percent: null,
  })),
  minChoices: 1,
  maxChoices: 1,
  results: 'afterClose',
  voters: 4,
  voted: false,
  closed: false,
  closesAt: '2026-11-23T15:50:00.000Z',
};
const counted = poll.options.map((one, at) => ({ ...one, votes: 3 - 2 * at, percent: 75 - 50 * at }));
let shown: Poll;

const open = async (one: Poll) => {
  shown = one;
  await renderPage(<QuickPoll />);
};

beforeEach(async () => {
  queryClient.clear();
  const { mock } = await openMock();
  mock.use(
    mockListPolls(() => ({ items: [shown] })),
    mockListOwnPolls(() => ({ items: [] })),
    mockVotePoll(() => {
      const known = shown.results === 'afterClose' ? shown.options : counted;
      const options = known.map((one) => ({ ...one, chosen: one.id === many }));
      shown = { ...shown, voted: true, options };
      return shown;
    }),
  );
});

test('a poll whose results come after its close promises none before, and shows no figures', async () => {
  await open(poll);
  await expect.element(page.getByText('投票后可看结果')).not.toBeInTheDocument();
  await expect.element(page.getByText('截止后公布结果', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '四杯以上' }).click();
  await page.getByRole('button', { name: '提交投票' }).click();
  await expect.element(page.getByRole('button', { name: '改投' })).toBeVisible();
  await expect.element(page.getByText('截止后公布结果', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/%/u)).not.toBeInTheDocument();
});

test('rule 7.3: no poll shows its counts before the vote, and one that always has them shows them with it', async () => {
  await open({ ...poll, results: 'always', options: counted });
  await expect.element(page.getByText('投票后可看结果', { exact: false })).toBeVisible();
  await expect.element(page.getByText(/%/u)).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '四杯以上' }).click();
  await page.getByRole('button', { name: '提交投票' }).click();
  await expect.element(page.getByText('75%')).toBeVisible();
});

test('a poll whose results come with the vote says so until then', async () => {
  await open({ ...poll, results: 'afterVote' });
  await expect.element(page.getByText('投票后可看结果', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '四杯以上' }).click();
  await page.getByRole('button', { name: '提交投票' }).click();
  await page.getByRole('button', { name: '改投' }).click();
  await expect.element(page.getByRole('radio', { name: '一到三杯' })).toHaveAccessibleDescription('75%');
  expect(page.getByText('投票后可看结果').query()).toBeNull();
});

test('a closed poll shows its results, and takes no votes', async () => {
  await open({ ...poll, closed: true, options: counted });
  await expect.element(page.getByText('投票已结束', { exact: false })).toBeVisible();
  await expect.element(page.getByText('75%')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提交投票' })).not.toBeInTheDocument();
});

test('a member who chose nothing reads so, and can choose at once', async () => {
  await open({ ...poll, results: 'always', options: counted });
  await page.getByRole('button', { name: '提交投票' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请先选一个答案');
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
});
