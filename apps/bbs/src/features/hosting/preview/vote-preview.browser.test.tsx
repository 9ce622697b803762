import type { GuideVote } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { groupId, guide, openHostedGroup, section } from '../testing/hosting-start.ts';
import { openHosting } from '../testing/open-hosting.tsx';

const vote: GuideVote = {
  title: '最看重早餐的哪一点',
  kind: 'single',
  anonymous: false,
  minChoices: 1,
  maxChoices: 1,
  resultsShown: 'afterVote',
  options: ['营养', '方便', '味道'],
};
const votes: readonly GuideVote[] = [
  vote,
  { ...vote, title: '还吃过哪些', kind: 'multiple', maxChoices: 2, anonymous: true, resultsShown: 'always' },
  { ...vote, title: '排个先后', kind: 'ranked', minChoices: 3, maxChoices: 3, resultsShown: 'afterClose' },
];
const [topic] = guide.topics;

const open = async (): Promise<void> => {
  const sections = votes.map((one, place) => {
    const base = section(20 + place, '今早吃了什么');
    return { ...base, section: { ...base.section, vote: one } };
  });
  await openHostedGroup({ guide: { ...guide, topics: topic ? [{ ...topic, sections }] : [] } });
  await openHosting(`/hosting/${groupId}/preview`);
};

for (const size of looks)
  test(`the preview shows a vote as respondents see it: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await open();
    await expect.element(page.getByRole('radio')).toHaveLength(3);
    await expect.element(page.getByText('还吃过哪些（选 1–2 项）')).toBeVisible();
    await expect.element(page.getByText('匿名，谁也看不到是谁选的', { exact: false })).toBeVisible();
    for (const note of ['投票后可看结果', '投票前后都能看到结果', '结束后公布结果'])
      await expect.element(page.getByText(note, { exact: false })).toBeVisible();
    await look('votes in the preview');
  });

test('in the preview a choice can be tried, and never be sent', async () => {
  await open();
  await page.getByRole('radio', { name: '方便' }).click();
  await expect.element(page.getByRole('radio', { name: '方便' })).toBeChecked();
  expect(page.getByRole('button', { name: '提交投票' }).query()).toBeNull();
});
