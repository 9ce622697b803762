import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskAnswer, fast, openDesk } from '../../testing/desk-start.ts';
import { answers, list, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

for (const size of looks)
  test(`nothing is wrong with what the desk makes of answers: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openDesk(answers(3));
    const { router } = await showDesk('/bbs-response?view=words');
    const views = [
      ['words', '豆浆 12'],
      ['votes', '平均第 1.3 位'],
      ['coverage', '3 / 5'],
      ['radar', '比 TA 平时简短 1'],
      ['quotes', '豆浆油条'],
      ['print', '已载入 3 / 3 条'],
    ] as const;
    for (const [view, text] of views) {
      await router.navigate(`/bbs-response?view=${view}`);
      await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
      await look(view);
    }
  });

const marked = deskAnswer(2, {
  unread: true,
  starred: true,
  tags: [fast],
  followUpCount: 1,
  passages: [
    { tagId: fast.id, start: 9, end: 13, text: '豆浆油条', stale: false },
    { tagId: fast.id, start: 1, end: 3, text: '', stale: true },
  ],
});

for (const size of looks)
  test(`nothing is wrong with the states of the desk: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openDesk([]);
    await showDesk();
    await expect.element(page.getByText('当前暂无回答')).toBeVisible();
    await look('empty');
  });

for (const size of looks)
  test(`nothing is wrong with an open answer: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    await openDesk([deskAnswer(1), marked, deskAnswer(3)], { tags: [fast] });
    const { router } = await showDesk();
    await expect.element(list().getByText('第 3 条', { exact: false })).toBeVisible();
    await look('list');
    await router.navigate(`/bbs-response?open=${marked.id}`);
    await expect.element(opened().getByText('（回答改过，片段已失效）')).toBeVisible();
    await look('answer');
  });

for (const size of looks)
  test(`nothing is wrong when loading fails: ${size.size}, ${size.scheme}`, async () => {
    await prepareLook(size);
    const { disturb } = await openDesk([]);
    disturb(() => 'lost');
    await showDesk();
    await expect.element(list().getByRole('button', { name: '重试' })).toBeVisible();
    await look('failed');
  });
