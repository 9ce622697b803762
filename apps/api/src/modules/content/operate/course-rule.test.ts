import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleBodyOf } from '@yayan/contract/console';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

type CourseDraft = Extract<ConsoleBodyOf<'publishContent'>['input']['draft'], { kind: 'course' }>;

const TITLE = '一门新课';
const DAY_MS = 86_400_000;

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

const question = (text: string, options: readonly [string, boolean][]): CourseDraft['quiz'][number] => ({
  question: text,
  explanation: '读完才知道',
  options: options.map(([option, right]) => ({ text: option, right })),
});
const course = (more: Partial<CourseDraft> = {}): CourseDraft => ({
  kind: 'course',
  position: 7,
  title: TITLE,
  summary: '三分钟学会读题',
  minutes: 3,
  coins: 20,
  closesAt: null,
  video: null,
  body: '先读题。',
  quiz: [
    question('先做什么？', [
      ['读题', true],
      ['选第一项', false],
    ]),
  ],
  ...more,
});
const act = async (
  name: 'publishContent' | 'editContent',
  id: string,
  draft: CourseDraft,
  more: { dryRun?: boolean } = {},
) =>
  await consoleCall(
    system,
    name,
    { params: { kind: 'course', id }, body: { input: { draft }, ...more }, key: system.key() },
    editor,
  );
const withdraw = async (id: string) =>
  await consoleCall(
    system,
    'withdrawContent',
    { params: { kind: 'course', id }, body: {}, key: system.key() },
    editor,
  );
const shown = async () => (await system.get('listCourses')).items.map(({ title }) => title);

it('14.37 a course is published, read by members, changed, withdrawn, and published again under its own number', async () => {
  const id = 'CourseOfOperator1';
  const { data: plan } = await act('publishContent', id, course(), { dryRun: true });
  expect(plan.changes.map(({ label }) => label)).toEqual([
    '标题',
    '顺序',
    '摘要',
    '分钟',
    '通过得的金币',
    '正文',
    '测验',
  ]);
  expect(await shown()).not.toContain(TITLE);
  expect((await act('publishContent', id, course())).outcome).toBe('OK');
  expect(await system.get('getCourse', { params: { id } })).toMatchObject({ coins: 20, questions: 1 });
  expect((await act('editContent', id, course({ title: '读题' }))).data.changes).toContainEqual({
    field: 'title',
    label: '标题',
    before: TITLE,
    after: '读题',
  });
  expect(await shown()).toContain('读题');
  const { data: stored } = await consoleCall(
    system,
    'getContent',
    { params: { kind: 'course', id } },
    editor,
  );
  expect(stored.draft).toEqual(course({ title: '读题' }));
  expect(stored.figures.map(({ value }) => value)).toEqual([0, 0]);
  expect((await withdraw(id)).outcome).toBe('OK');
  expect(await shown()).not.toContain('读题');
  expect((await act('publishContent', id, course())).outcome).toBe('OK');
  expect(await shown()).toContain(TITLE);
});

it('14.37 a course that has closed can still be changed without a new end, and withdrawn', async () => {
  const id = 'ClosingCourse';
  const closesAt = new Date(system.clock.now().getTime() + DAY_MS).toISOString();
  await act('publishContent', id, course({ closesAt }));
  system.clock.advance(2 * DAY_MS);
  editor = await signInOperator(system, 'editor');
  expect((await act('editContent', id, course({ closesAt, minutes: 4 }))).outcome).toBe('OK');
  expect((await withdraw(id)).outcome).toBe('OK');
});

it.each<[string, string, Partial<CourseDraft>]>([
  [
    'without a right option',
    'COURSE_OPTIONS_WRONG',
    {
      quiz: [
        question('哪个？', [
          ['一', false],
          ['二', false],
        ]),
      ],
    },
  ],
  [
    'with the same option twice',
    'COURSE_OPTIONS_WRONG',
    {
      quiz: [
        question('哪个？', [
          ['一', true],
          ['一', false],
        ]),
      ],
    },
  ],
  ['with markup', 'CONTENT_TEXT_WRONG', { body: '<b>先读题</b>' }],
  ['that closed already', 'CONTENT_ENDS_TOO_EARLY', { closesAt: '2020-01-01T00:00:00.000Z' }],
])('14.37 a course %s is refused', async (_what, outcome, more) => {
  expect((await act('publishContent', 'RefusedCourse', course(more))).outcome).toBe(outcome);
});

it('14.37 a change far down in a long text is shown from shortly before it', async () => {
  const id = 'LongCourse1';
  const body = '长文。'.repeat(400);
  await act('publishContent', id, course({ body: `${body}旧的结尾` }));
  const { data } = await act('editContent', id, course({ body: `${body}新的结尾` }), { dryRun: true });
  const change = data.changes.find(({ field }) => field === 'body');
  expect([change?.before?.slice(-4), change?.after?.slice(-4)]).toEqual(['旧的结尾', '新的结尾']);
});
