import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import type { Database } from '../../src/platform/database/database.ts';
import { csvLine } from '../../src/platform/spreadsheet/csv-line.ts';
import { testDatabase } from '../database/test-database.ts';
import { folderOf } from '../../src/modules/file/module.ts';
import { taskById } from '../../src/modules/task/tasks.ts';
import { taskReport } from '../../src/modules/survey/authoring/report.ts';
import { begin, refusalOf, save, submit, testSurvey, type TestSurvey } from './survey-world.ts';

const host: SurveyDefinition['host'] = {
  screening: { page: 'p0', screenOut: [] },
  quotaCells: [],
  minimumSeconds: 0,
  attentionChecks: [],
  contradictions: [],
  seatMinutes: 30,
  sensitive: [],
};
const surveyOf = (...pages: object[][]): SurveyDefinition => ({
  survey: { pages: pages.map((elements, index) => ({ name: `p${index}`, elements })) },
  host,
});
const screening = [{ type: 'boolean', name: 'ok', isRequired: true }];

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

async function screened(definition: SurveyDefinition) {
  const task = await survey.host(definition);
  const member = await survey.member();
  const id = await begin(survey.deps, member, task);
  await save(survey.deps, member, id, 'p0', { ok: true }, 0);
  return { task, member, id };
}

const texts = (count: number, own: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ type: 'text', name: `q${index}`, ...own }));

it('F1 huge: a questionnaire of 2,000 questions is answered and submitted in time', async () => {
  const { member, id } = await screened(surveyOf(screening, texts(1_999, { isRequired: true })));
  const answers = Object.fromEntries(texts(1_999).map(({ name }) => [name, '好']));
  const before = process.cpuUsage();
  expect(await submit(survey.deps, member, id, { page: 'p1', answers, revision: 1 })).toMatchObject({
    result: 1,
  });
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(10);
});

it('F1 huge: a questionnaire that would take too long to evaluate is refused before anything is stored', async () => {
  await expect(survey.host(surveyOf(screening, texts(2_000)))).rejects.toThrow(
    'at most 2000 questions, not 2001',
  );
  const chain = texts(999).map((question, index) => ({
    ...question,
    ...(index > 0 && { visibleIf: `{q${index - 1}} notempty` }),
  }));
  await expect(survey.host(surveyOf(screening, chain))).rejects.toThrow(
    'at most 200 of 1000 questions may be read',
  );
});

it('F1 huge: an answer of 1 MB is refused at its question, and nothing is stored', async () => {
  const { member, id } = await screened(surveyOf(screening, [{ type: 'comment', name: 'why' }]));
  const refused = await refusalOf(save(survey.deps, member, id, 'p1', { why: '长'.repeat(1_000_000) }, 1));
  expect(refused).toMatchObject({
    name: 'ANSWER_INVALID',
    data: { problems: [{ question: 'why', code: 'tooLong' }] },
  });
  expect(await save(survey.deps, member, id, 'p1', { why: '短' }, 1)).toMatchObject({ outcome: 'next' });
});

it('a file that somebody else uploaded is refused at its question, the member’s own file is accepted', async () => {
  const { member, id } = await screened(surveyOf(screening, [{ type: 'file', name: 'receipt' }]));
  const keyOf = (memberId: string) =>
    `yayan/task/${folderOf(survey.deps.cipher, { kind: 'member', memberId })}/17900000000001234.jpg`;
  const file = (content: string) => ({
    receipt: [{ name: '小票.jpg', type: 'image/jpeg', content }],
  });
  const stranger = await survey.member();
  expect(await refusalOf(save(survey.deps, member, id, 'p1', file(keyOf(stranger.id)), 1))).toMatchObject({
    name: 'ANSWER_FORGED',
    data: { problems: [{ question: 'receipt' }] },
  });
  expect(await save(survey.deps, member, id, 'p1', file(keyOf(member.id)), 1)).toMatchObject({
    outcome: 'next',
  });
});

it('X3 markup and formulas typed into an open answer appear in the report as plain text', async () => {
  const definition = surveyOf(screening, [
    { type: 'comment', name: 'why', title: '为什么？' },
    { type: 'text', name: 'brand', title: '品牌' },
  ]);
  const { task, member, id } = await screened(definition);
  const answers = { why: '=HYPERLINK("http://a.test","点我")', brand: '<script>alert(1)</script>' };
  await submit(survey.deps, member, id, { page: 'p1', answers, revision: 1 });
  const report = await taskReport(database.read, await taskById(database.read, task.id));
  const { value: line } = await report.lines().next();
  expect(report.labels.slice(-3)).toEqual(['ok', '为什么？', '品牌']);
  expect(line.slice(-2)).toEqual([answers.why, answers.brand]);
  expect(csvLine(line)).toContain(`"'${answers.why.replaceAll('"', '""')}"`);
  expect(line).not.toContain(member.id);
});

it('L8 clock skew: only the server’s clock counts, not the device’s', async () => {
  const { member, id } = await screened(surveyOf(screening, [{ type: 'comment', name: 'why' }]));
  survey.deps.clock.advance(-3_600_000);
  expect(await save(survey.deps, member, id, 'p1', { why: '早' }, 1)).toMatchObject({ outcome: 'next' });
  survey.deps.clock.advance(3_600_000 + 31 * 60_000);
  const posted = { page: 'p1', answers: { why: '晚' }, revision: 2 };
  expect(await submit(survey.deps, member, id, posted)).toMatchObject({ result: 8 });
});
