import { RankingChoice } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleBodyOf } from '@yayan/contract/console';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { eraseTextsAbout } from '../personal-data.ts';

type StarArticleDraft = Extract<ConsoleBodyOf<'publishContent'>['input']['draft'], { kind: 'starArticle' }>;

const kind = 'starArticle' as const;
let system: TestSystem;
let editor: ConsoleSession;
let member: Asker;
let code: string;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
  member = await system.signIn(freshMobile(1));
  code = (await system.get('getAccount', {}, member)).memberCode;
});
afterAll(() => system.stop());

const article = (more: Partial<StarArticleDraft> = {}): StarArticleDraft => ({
  kind,
  title: '她怎样答问卷',
  summary: '先读题',
  body: '先读一遍题。',
  member: null,
  publishAt: null,
  ...more,
});
const act = async (name: 'publishContent' | 'editContent', id: string, draft: StarArticleDraft) =>
  await consoleCall(
    system,
    name,
    { params: { kind, id }, body: { input: { draft } }, key: system.key() },
    editor,
  );
const read = async (id: string) =>
  (await consoleCall(system, 'getContent', { params: { kind, id } }, editor)).data;
const shown = async () => (await system.get('listStarArticles')).items.map(({ title }) => title);

it('13.5 an article about a member waits for their consent, and says so', async () => {
  const id = 'AboutMember1';
  expect((await act('publishContent', id, article({ member: code }))).outcome).toBe('OK');
  expect(await read(id)).toMatchObject({ state: 'waiting', draft: { member: code } });
  expect(await shown()).not.toContain('她怎样答问卷');
  await system.get('chooseRankingDisplay', { body: { choice: RankingChoice.Named } }, member);
  expect((await read(id)).state).toBe('shown');
  expect(await shown()).toContain('她怎样答问卷');
});

it('14.37 the audit log doesn’t quote what is written about a member, and still tells one text from another', async () => {
  const id = 'AboutMember1';
  const { draft } = await read(id);
  if (draft.kind !== kind) throw new Error('It is a star article');
  const { data } = await act('editContent', id, { ...draft, body: '改过的一段话。' });
  const change = data.changes.find(({ field }) => field === 'body');
  expect(change?.after).toMatch(/^7 字（[0-9a-f]{8}）$/u);
  expect(change?.before).not.toBe(change?.after);
});

it('13.5 when a member leaves, the versions and the drafts of what was written about them are deleted', async () => {
  const id = 'AboutMember1';
  const text = JSON.stringify(article({ member: code }));
  const place = { params: { kind, id: 'DraftAbout1' }, body: { text, version: 0 } };
  await consoleCall(system, 'saveContentDraft', place, editor);
  await act('publishContent', 'AboutNobody', article({ title: '没写谁' }));
  await system.platform.database.transaction((tx) => eraseTextsAbout(tx, code));
  expect((await read(id)).versions).toEqual([]);
  expect((await read('AboutNobody')).versions).toHaveLength(1);
  expect((await consoleCall(system, 'listContentDrafts', {}, editor)).data.items).toEqual([]);
});

it('14.37 a published article keeps its time, and an unknown member is refused', async () => {
  const id = 'TimedArticle';
  await act('publishContent', id, article());
  const later = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
  expect((await act('editContent', id, article({ publishAt: later }))).outcome).toBe('CONTENT_STARTED');
  expect((await act('publishContent', 'UnknownMember', article({ member: 'YANOBODY' }))).outcome).toBe(
    'CONTENT_MEMBER_UNKNOWN',
  );
});
