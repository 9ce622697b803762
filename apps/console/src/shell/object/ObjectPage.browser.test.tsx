import type { OperatorAct } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { ObjectPage } from './ObjectPage.tsx';

const act = (number: number, more: Partial<OperatorAct> = {}): OperatorAct => ({
  number,
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f${String(number).padStart(3, '0')}`,
  at: '2026-11-21T08:30:00.000Z',
  operator: 'lin.yue',
  act: 'task pause',
  kind: 'task',
  subject: 't1',
  before: { state: '进行中' },
  after: { state: '已暂停' },
  labels: { state: '状态' },
  reason: '题目有误',
  agreedBy: null,
  address: null,
  ...more,
});

const shown = (
  <ObjectPage
    subject="t1"
    title="<b>早餐</b>"
    about="问卷调查 t1"
    figures={[{ label: '完成', value: '120' }]}
    facts={[['开始', '11月21日']]}
    raw={{ id: 't1', title: '<b>早餐</b>' }}
  />
);

test('an object has its head, figures and facts, what operators did with it, and its raw data', async () => {
  const seen = fakeServer(({ query }) =>
    query.has('cursor')
      ? { items: [act(1, { act: 'task resume', reason: null, agreedBy: 'admin2' })], nextCursor: null }
      : { items: [act(2)], nextCursor: '2' },
  );
  await show(shown);
  await expect.element(page.getByRole('heading', { level: 1, name: '<b>早餐</b>' })).toBeVisible();
  await expect.element(page.getByText('状态：进行中 → 已暂停')).toBeVisible();
  await expect.element(page.getByText('原因：题目有误')).toBeVisible();
  await page.getByRole('button', { name: '更早的记录' }).click();
  await expect
    .poll(() => page.getByRole('listitem').elements()[1]?.textContent)
    .toContain('恢复任务，admin2 同意');
  expect(seen.map(({ query }) => query.get('subject'))).toEqual(['t1', 't1']);
  await page.getByText('原始数据').click();
  expect(page.getByRole('group').element().textContent).toContain('"title": "<b>早餐</b>"');
});

test('a change is called what it was called at the act; without a label it keeps its field’s name', async () => {
  const changes = { before: { days: null }, after: { days: '30' } };
  fakeServer(() => ({
    items: [act(2, { ...changes, labels: { days: '有效天数' } }), act(1, { ...changes, labels: {} })],
    nextCursor: null,
  }));
  await show(shown);
  await expect.element(page.getByText('有效天数：– → 30')).toBeVisible();
  await expect.element(page.getByText('days：– → 30')).toBeVisible();
});

test('an object that nobody changed says so', async () => {
  fakeServer(() => ({ items: [], nextCursor: null }));
  await show(shown);
  await expect.element(page.getByText('还没有人操作过。')).toBeVisible();
});
