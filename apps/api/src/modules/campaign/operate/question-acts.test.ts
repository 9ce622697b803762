import { expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';

const { system, editor } = await openConsole('editor');

const question = (title: string) => ({
  id: 'test-acts-1',
  category: '测试',
  title,
  choices: ['七天', '六天'],
  explanation: '一周七天。',
});
const sourceOf = (...questions: object[]): string => JSON.stringify(questions);
const save = async (source: string, more: object = {}) => {
  const call = { body: { input: { source }, ...more }, key: system.key() };
  return await consoleCall(system, 'importQuizQuestions', call, editor);
};
const check = async (source: string) =>
  (await consoleCall(system, 'checkQuizQuestions', { body: { source } }, editor)).data;
const list = async () =>
  (await consoleCall(system, 'listQuizQuestions', { query: { category: '测试' } }, editor)).data.items;

it('14.62 a question is added, a changed one is a new version, and one is asked no more', async () => {
  const first = sourceOf(question('一周有几天？'));
  expect(await check(first)).toEqual({ faults: [], added: 1, changed: 0, same: 0 });
  expect((await save(first, { dryRun: true })).data).toMatchObject({ title: '新增 1 题，修改 0 题' });
  expect(await list()).toEqual([]);
  expect((await save(first)).data).toMatchObject({ state: 'done', subject: 'test-acts-1' });
  expect((await save(first)).outcome).toBe('ACT_NOTHING_CHANGES');
  expect((await save(sourceOf(question('一周一共几天？')))).outcome).toBe('OK');
  expect(await list()).toMatchObject([{ version: 2, title: '一周一共几天？' }]);
  const retire = async () =>
    await consoleCall(
      system,
      'retireQuizQuestion',
      { params: { id: 'test-acts-1' }, body: {}, key: system.key() },
      editor,
    );
  expect((await retire()).outcome).toBe('OK');
  expect(await list()).toEqual([]);
  expect((await retire()).outcome).toBe('NOT_FOUND');
});

it('14.62 the check names each fault in Chinese, and a file with faults is not saved', async () => {
  const wrong = sourceOf({ ...question('一题？'), choices: ['七天', '七天'] }, question('一题？'));
  const { faults } = await check(wrong);
  expect(faults.map(({ text }) => text)).toContain('选项不能重复');
  expect((await save(wrong)).outcome).toBe('QUESTION_FILE_WRONG');
  expect((await check(sourceOf(question('甲？'), question('乙？')))).faults).toMatchObject([
    { field: '1', text: '编号和题目都不能重复' },
  ]);
});

it('14.62 the bank is listed page by page, by words of a question', async () => {
  const page = async (query: Record<string, string | number>) =>
    (await consoleCall(system, 'listQuizQuestions', { query }, editor)).data;
  const first = await page({ limit: 2 });
  const next = await page({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(first.items).toHaveLength(2);
  expect((next.items[0]?.id ?? '') > (first.items[1]?.id ?? '')).toBe(true);
  const word = first.items[0]?.title.slice(0, 6) ?? '';
  expect((await page({ keyword: word })).items.map(({ id }) => id)).toContain(first.items[0]?.id);
});
