import { expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';
import { addDays, dayOf } from '../../../platform/calendar.ts';

const { system, editor, admin } = await openConsole('editor', 'admin');

const params = { kind: 'sdk' };
const input = { version: '', what: '', source: '## 清单', mustAgree: false };
const save = async (edition: number, source = input.source, by = editor) =>
  await consoleCall(system, 'saveLegalDraft', { params, body: { input: { ...input, source }, edition } }, by);
const read = async () => (await consoleCall(system, 'getLegalDraft', { params }, admin)).data.draft;

it('14.86 what is written is kept with its writer, and an older draft overwrites nothing', async () => {
  expect(await read()).toBeNull();
  expect((await save(0)).data.draft).toMatchObject({ input, edition: 1, savedBy: 'editor' });
  expect((await save(1, '## 新的', admin)).data.draft).toMatchObject({ edition: 2, savedBy: 'admin' });
  for (const edition of [0, 1, 3]) expect((await save(edition)).outcome).toBe('CONTENT_DRAFT_CHANGED');
  expect(await read()).toMatchObject({ input: { source: '## 新的' }, edition: 2 });
});

it('14.86 of two pages that write at the same moment one is kept', async () => {
  const { edition = 0 } = (await read()) ?? {};
  const answers = await Promise.all([save(edition, '甲'), save(edition, '乙', admin), save(edition, '丙')]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
    'CONTENT_DRAFT_CHANGED',
    'CONTENT_DRAFT_CHANGED',
    'OK',
  ]);
});

it('14.86 publishing removes the draft, and a page that is still open doesn’t bring it back', async () => {
  const { edition = 0 } = (await read()) ?? {};
  const version = addDays(dayOf(system.clock.now()), 9);
  const source = '- 名单。\n\n## 清单 {#list}\n\n名单有变化。';
  const body = { input: { version, what: '加了一个。', source, mustAgree: false }, reason: '法务审过' };
  const added = await consoleCall(system, 'addLegalText', { params, body, key: system.key() }, editor);
  expect(added.data).toMatchObject({ state: 'done' });
  expect(await read()).toBeNull();
  expect((await save(edition)).outcome).toBe('CONTENT_DRAFT_CHANGED');
});

it('14.86 a draft that is thrown away is gone, also when it is thrown away again', async () => {
  await save(0);
  for (const by of [editor, admin])
    expect((await consoleCall(system, 'removeLegalDraft', { params, body: {} }, by)).data).toEqual({
      draft: null,
    });
  expect(await read()).toBeNull();
});
