import type { PollProposal } from '@yayan/api-client';
import { mockListOwnPolls } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient } from '../../shell/client/client.ts';
import { look, looks, prepareLook, restPointer } from '@yayan/site/look';
import { openMock } from '../../testing/open-mock.ts';
import { AskPoll } from './AskPoll.tsx';
import { renderPage } from '../../testing/render-page.ts';

const proposal: PollProposal = {
  proposalId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  title: '你周末几点起床？',
  options: ['八点前', '八点以后'],
  days: 7,
  state: 'waiting',
  reason: null,
  pollId: null,
  coins: 0,
  createdAt: '2026-11-21T08:30:00.000Z',
};
let mock: Mock;

describe.each(looks)('a question of one’s own on a $size, $scheme', (how) => {
  beforeEach(async () => {
    await cleanup();
    await prepareLook(how);
    await restPointer();
    queryClient.clear();
    ({ mock } = await openMock());
    await renderPage(<AskPoll />);
  });

  test('is asked with two options, and then waits', async () => {
    await page.getByRole('button', { name: '我来提问' }).click();
    const submit = page.getByRole('button', { name: '提交审核' });
    await submit.click();
    await expect.element(page.getByText('至少写 4 个字')).toBeVisible();
    await expect.element(page.getByLabelText('你想问大家什么')).toHaveFocus();
    await look('empty');
    await page.getByLabelText('你想问大家什么').fill(proposal.title);
    await page.getByLabelText('选项 1').fill('八点前');
    await submit.click();
    await expect.element(page.getByText('至少写 2 个选项')).toBeVisible();
    await expect.element(page.getByLabelText('选项 2')).toHaveFocus();
    await page.getByLabelText('选项 2').fill('八点前');
    await submit.click();
    await expect.element(page.getByText('选项不能重复')).toBeVisible();
    expect(mock.received('votePoll')).toEqual([]);
    await page.getByLabelText('选项 2').fill('八点以后');
    await look('filled');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect.element(page.getByText('审核中，通过后大家就能看到')).toBeVisible();
    expect(mock.received('votePoll')).toEqual([
      { title: proposal.title, options: proposal.options, days: 7 },
    ]);
    await look('waiting');
  });

  test('shows what it brought, or why it was refused', async () => {
    const items: PollProposal[] = [
      { ...proposal, state: 'shown', pollId: 't7Kq2mX9bLpR', coins: 5 },
      { ...proposal, proposalId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608', state: 'refused', reason: '太私人' },
    ];
    mock.use(mockListOwnPolls({ items }));
    await queryClient.invalidateQueries();
    await page.getByRole('button', { name: '我来提问' }).click();
    await expect.element(page.getByText('已展示，送你 5 金币')).toBeVisible();
    await expect.element(page.getByText('没有采用：太私人')).toBeVisible();
    await look('decided');
  });
});
