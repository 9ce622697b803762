import type { ObjectEvent, OperatorAct, TimelineEntry } from '@yayan/console-client';
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
  agreedFrom: null,
  agreedReason: null,
  address: null,
  ...more,
});

const did = (number: number, more: Partial<OperatorAct> = {}): TimelineEntry => {
  const done = act(number, more);
  return { id: `1.0.${done.id}`, at: done.at, act: done, event: null };
};
const happened = (number: number, event: Partial<ObjectEvent>): TimelineEntry => ({
  id: `1.${100 + number}.x`,
  at: '2026-11-21T08:30:00.000Z',
  act: null,
  event: { text: '已发放', note: null, object: null, ...event },
});

const shown = (
  <ObjectPage
    subject="t1"
    kind="task"
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
      ? { items: [did(1, { act: 'task resume', reason: null, agreedBy: 'admin2' })], nextCursor: null }
      : { items: [did(2)], nextCursor: '2' },
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
    items: [did(2, { ...changes, labels: { days: '有效天数' } }), did(1, { ...changes, labels: {} })],
    nextCursor: null,
  }));
  await show(shown);
  await expect.element(page.getByText('有效天数：– → 30')).toBeVisible();
  await expect.element(page.getByText('days：– → 30')).toBeVisible();
});

test('that a second person was asked stands there with what they were asked for', async () => {
  const after = { requested: 'task pause', state: '已暂停' };
  fakeServer(() => ({
    items: [
      did(2, { operator: 'admin2', act: 'request refuse', before: null, after: { requested: 'task pause' } }),
      did(1, { act: 'request ask', after }),
    ],
    nextCursor: null,
  }));
  await show(shown);
  await expect.element(page.getByText('admin2 不同意请求')).toBeVisible();
  expect(page.getByText('请求：暂停任务').elements()).toHaveLength(2);
  await expect.element(page.getByText('lin.yue 请同事同意')).toBeVisible();
  await expect.element(page.getByText('状态：进行中 → 已暂停')).toBeVisible();
});

test('14.92 an object with which nothing happened says so', async () => {
  fakeServer(() => ({ items: [], nextCursor: null }));
  await show(shown);
  await expect.element(page.getByText('还没有发生什么。')).toBeVisible();
});

test('14.92 what happened by itself stands between the acts, with its cause and a link to what it is about', async () => {
  const object = { kind: 'ticket', id: 'FK-1', title: '<i>金币没到</i>' };
  const seen = fakeServer(() => ({
    items: [happened(2, { text: '会员申诉', object }), did(2), happened(1, { note: '流水号 77' })],
    nextCursor: null,
  }));
  await show(shown);
  const link = page.getByRole('link', { name: '<i>金币没到</i>' });
  await expect.element(link).toHaveAttribute('href', '/tickets/FK-1');
  const texts = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts[0]).toContain('会员申诉');
  expect(texts[1]).toContain('lin.yue 暂停任务');
  expect(texts[2]).toContain('流水号 77');
  expect(seen[0]?.query.get('kind')).toBe('task');
});

test('an object without events of its own tells acts alone', async () => {
  const seen = fakeServer(() => ({ items: [], nextCursor: null }));
  await show(<ObjectPage subject="b1" title="京东 E 卡" about="福利 b1" facts={[]} raw={{}} />);
  await expect.element(page.getByText('还没有人操作过。')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '操作记录' })).toBeVisible();
  expect(seen[0]?.query.has('kind')).toBe(false);
});
