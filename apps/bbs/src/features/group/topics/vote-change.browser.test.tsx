import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GroupOpenState, type SectionVote, VoteKind, VoteResultsShown } from '@yayan/api-client';
import { mockGetVote } from '@yayan/api-client/mocks';
import { VotePanel } from '@yayan/discussion';
import { YayanProvider } from '@yayan/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';

const id = (last: number) => `01990000-0000-7000-8000-00000000000${last}`;

const cast = (resultsShown: VoteResultsShown, state: GroupOpenState): SectionVote => ({
  id: id(1),
  sectionId: id(2),
  title: '最常吃哪一种？',
  kind: VoteKind.Single,
  anonymous: false,
  minChoices: 1,
  maxChoices: 1,
  options: [
    { id: id(3), text: '包子', media: null },
    { id: id(4), text: '豆浆油条', media: null },
  ],
  resultsShown,
  closesAt: null,
  state,
  myChoice: [id(3)],
  results:
    resultsShown === VoteResultsShown.AfterClose
      ? null
      : {
          voters: 1,
          options: [
            { optionId: id(3), votes: 1, percent: 100, averageRank: null },
            { optionId: id(4), votes: 0, percent: 0, averageRank: null },
          ],
        },
});

/** Shows a vote of the mock. Returns the votes that the server receives. */
const show = async (vote: SectionVote) => {
  const { mock } = await openMock({ seed: [mockGetVote(vote)] });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <YayanProvider>
        <VotePanel vote={vote} mayVote />
      </YayanProvider>
    </QueryClientProvider>,
  );
  return () => mock.received('castVote');
};

const button = (name: string) => page.getByRole('button', { name });

test.each([VoteResultsShown.AfterVote, VoteResultsShown.Always, VoteResultsShown.AfterClose])(
  'rule 6.12: a vote can be changed while it is open, with results shown %s',
  async (resultsShown) => {
    const sent = await show(cast(resultsShown, GroupOpenState.Open));
    await button('修改我的投票').click();
    await expect.element(page.getByRole('radio', { name: '包子' })).toBeChecked();
    await page.getByText('豆浆油条').click();
    await button('提交投票').click();
    await expect.poll(sent).toEqual([{ voteId: id(1), optionIds: [id(4)] }]);
    await expect.element(button('修改我的投票')).toHaveFocus();
  },
);

test('a change that is given up sends nothing', async () => {
  const sent = await show(cast(VoteResultsShown.AfterVote, GroupOpenState.Open));
  await button('修改我的投票').click();
  await button('不改了').click();
  await expect.element(button('修改我的投票')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a closed vote offers no change', async () => {
  await show(cast(VoteResultsShown.AfterVote, GroupOpenState.Closed));
  await expect.element(page.getByText(/投票已结束/u)).toBeVisible();
  expect(button('修改我的投票').query()).toBeNull();
});

const ranked = (results: boolean): SectionVote => ({
  ...cast(VoteResultsShown.AfterVote, GroupOpenState.Open),
  kind: VoteKind.Ranked,
  minChoices: 2,
  maxChoices: 2,
  myChoice: results ? [id(4), id(3)] : null,
  results: results
    ? {
        voters: 4,
        options: [
          { optionId: id(3), votes: 4, percent: 100, averageRank: 1.25 },
          { optionId: id(4), votes: 4, percent: 100, averageRank: 1.75 },
        ],
      }
    : null,
});

test('rule 6.12: the results of a ranked vote are average places, next to the voter’s own places', async () => {
  await show(ranked(true));
  await expect.element(page.getByText('平均第 1.3 位')).toBeVisible();
  await expect.element(page.getByText('平均第 1.8 位')).toBeVisible();
  await expect.element(page.getByText('我排第 1')).toBeVisible();
  await expect.element(page.getByText('100%')).not.toBeInTheDocument();
});

test('a vote is ranked by keyboard alone, and the focus stays with what is moved', async () => {
  const sent = await show(ranked(false));
  page.getByRole('button', { name: /^包子/u }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^豆浆油条/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('上移 豆浆油条')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('下移 豆浆油条')).toHaveFocus();
  await expect.element(page.getByText('豆浆油条，排第 1', { exact: true })).toBeInTheDocument();
  await button('提交投票').click();
  await expect.poll(sent).toEqual([{ voteId: id(1), optionIds: [id(4), id(3)] }]);
});
