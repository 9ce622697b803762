import { expect, it } from 'vitest';
import { consoleCall, type ConsoleSession } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';

const { system, finance, support } = await openConsole('finance', 'support');

const wish = { list: 'orders', name: '失败的', filters: { queue: 'failed' }, columns: null, isShared: false };
const save = (more: object = {}, by = finance) =>
  consoleCall(system, 'saveView', { body: { ...wish, ...more } }, by);
const shown = async (by: ConsoleSession, list = 'orders') =>
  (await consoleCall(system, 'listSavedViews', { query: { list } }, by)).data.items;
const remove = async (id: string, by: ConsoleSession) =>
  (await consoleCall(system, 'deleteView', { params: { id } }, by)).outcome;
const audited = async (act: string) =>
  (await consoleCall(system, 'listOperatorActs', { query: { act } }, finance)).data.items;

it('14.42 a view is saved for oneself; saving it again replaces it', async () => {
  const { data } = await save({ name: ' 失败的 ' });
  expect(data).toMatchObject({ name: '失败的', isOwn: true, madeBy: 'finance' });
  await save({ filters: { queue: 'held' }, columns: ['title', 'total'] });
  expect(await shown(finance)).toEqual([
    { ...data, filters: { queue: 'held' }, columns: ['title', 'total'] },
  ]);
  expect(await shown(finance, 'tickets')).toEqual([]);
  expect(await shown(support)).toEqual([]);
  expect(await audited('view share')).toEqual([]);
});

it('14.42 a shared view is seen by all after their own, only its maker deletes it, and both are in the audit log', async () => {
  await save({ name: '乙', isShared: true }, support);
  await save({ name: '甲' });
  const views = await shown(finance);
  expect(views.map(({ isOwn, madeBy }) => [isOwn, madeBy])).toEqual([
    [true, 'finance'],
    [true, 'finance'],
    [false, 'support'],
  ]);
  const theirs = views.at(-1)?.id ?? '';
  expect(await remove(theirs, finance)).toBe('NOT_FOUND');
  expect(await audited('view share')).toMatchObject([{ operator: 'support', subject: '乙' }]);
  expect(await remove(theirs, support)).toBe('OK');
  expect(await remove(theirs, support)).toBe('NOT_FOUND');
  expect(await audited('view delete')).toMatchObject([{ operator: 'support', subject: '乙' }]);
  expect(await shown(finance)).toHaveLength(2);
});

it('14.42 an operator has at most 30 views of a list; one without a name and an unknown list are refused', async () => {
  for (let nth = 1; nth <= 30; nth += 1) await save({ list: 'tickets', name: `视图 ${nth}` });
  expect((await save({ list: 'tickets', name: '再一个' })).outcome).toBe('VIEWS_FULL');
  expect((await save({ list: 'tickets', name: '视图 7' })).outcome).toBe('OK');
  expect((await save({ list: 'tasks' })).outcome).toBe('OK');
  expect((await save({ name: '  ' })).outcome).toBe('FIELD_WRONG');
  expect((await save({ list: 'words' })).outcome).toBe('FIELD_WRONG');
  expect((await save({ filters: { queue: 7 } })).outcome).toBe('FIELD_WRONG');
});
