import { expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';

const { system, support } = await openConsole('support');

const save = (input: object, more: object = {}) =>
  consoleCall(system, 'saveCannedAnswer', { body: { input, ...more }, key: system.key() }, support);
const listed = async () => (await consoleCall(system, 'listCannedAnswers', {}, support)).data.items;
const text = '你好，{编号} 已经转给合作方核对。——{同事}';

it('14.47 a canned answer is made and changed, with what was before in the audit log', async () => {
  const planned = await save({ title: '等合作方', text }, { dryRun: true });
  expect(planned.data.changes).toMatchObject([{ after: '等合作方' }, { before: null, after: text }]);
  expect(await listed()).toEqual([]);
  expect((await save({ title: ' 等合作方 ', text })).outcome).toBe('OK');
  const [made] = await listed();
  expect(made).toMatchObject({ title: '等合作方', text, changedBy: 'support' });
  const id = made?.id ?? '';
  expect((await save({ id, title: '等合作方', text })).outcome).toBe('ACT_NOTHING_CHANGES');
  await save({ id, title: '等合作方', text: '{会员号} 你好' });
  expect(await listed()).toMatchObject([{ id, text: '{会员号} 你好' }]);
  const log = await consoleCall(system, 'listOperatorActs', { query: { act: 'canned save' } }, support);
  expect(log.data.items[0]).toMatchObject({ before: { text }, after: { text: '{会员号} 你好' } });
});

it('14.47 an unknown variable, a taken title, an empty text and an unknown answer are refused', async () => {
  await save({ title: '收到', text: '收到了' });
  expect((await save({ title: '新', text: '{手机号} 你好' })).outcome).toBe('CANNED_VARIABLE_UNKNOWN');
  expect((await save({ title: '收到', text: '又收到了' })).outcome).toBe('CANNED_TITLE_TAKEN');
  expect((await save({ title: '新', text: '  ' })).outcome).toBe('FIELD_WRONG');
  const id = '01990000-0000-7000-8000-00000000ffff';
  expect((await save({ id, title: '新', text: '你好' })).outcome).toBe('NOT_FOUND');
  expect((await listed()).map(({ title }) => title)).not.toContain('新');
});

it('14.47 there are at most 200, and one that is removed is gone', async () => {
  const [first] = await listed();
  const remove = async () =>
    await consoleCall(
      system,
      'removeCannedAnswer',
      { params: { id: first?.id ?? '' }, body: {}, key: system.key() },
      support,
    );
  expect((await remove()).outcome).toBe('OK');
  expect((await remove()).outcome).toBe('NOT_FOUND');
  expect((await listed()).map(({ id }) => id)).not.toContain(first?.id);
  for (let nth = (await listed()).length; nth < 200; nth += 1)
    await save({ title: `第 ${nth} 条`, text: '你好' });
  expect((await save({ title: '再一条', text: '你好' })).outcome).toBe('CANNED_ANSWERS_FULL');
});
