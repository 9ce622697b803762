import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import type { Database } from '../../../platform/database/database.ts';
import { readWorkbook } from '../../../../test/read-workbook.ts';
import { scriptCorpus } from '../../../../test/hostile/script-corpus.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { taskById } from '../../task/tasks.ts';
import { writeReport } from '../authoring/write-report.ts';
import { surveyData } from './session-store.ts';
import { surveySession } from './survey-session.ts';
import { begin, save, submit, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';

const names = scriptCorpus.map((_, index) => `q${index}`);
const answers = Object.fromEntries(names.map((name, index) => [name, scriptCorpus[index]]));
const definition: SurveyDefinition = {
  survey: {
    pages: [
      { name: 'first', elements: [{ type: 'boolean', name: 'ok', isRequired: true }] },
      // The title of the next question repeats every second answer.
      {
        name: 'texts',
        elements: names.map((name, index) => ({
          type: 'comment',
          name,
          title: index % 2 === 0 ? '你怎么看？' : `你刚才说：{q${index - 1}}`,
        })),
      },
    ],
  },
  host: {
    screening: { page: 'first', screenOut: [] },
    quotaCells: [],
    minimumSeconds: 0,
    attentionChecks: [],
    contradictions: [],
    seatMinutes: 30,
    sensitive: [],
  },
};

let database: Database;
let survey: TestSurvey;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
  folder = await mkdtemp(join(tmpdir(), 'yayan-scripts-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

/** The fields of a CSV line without line breaks in its fields. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^",]+)|(?<=,)(?=,)/gu)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? '').replaceAll('""', '"'),
  );

it(`X1 each of ${scriptCorpus.length} scripts typed as an answer is stored unchanged and is a plain text cell in the reports`, async () => {
  const { deps } = survey;
  const task = await survey.host(definition);
  const member = await survey.member();
  const id = await begin(deps, member, task);
  await save(deps, member, id, 'first', { ok: true }, 0);
  await save(deps, member, id, 'texts', answers, 1);
  expect((await surveySession(deps, member.id, id)).answers).toEqual({ ok: true, ...answers });
  await submit(deps, member, id, { page: 'texts', answers, revision: 2 });
  expect(await surveyData(database.read, member.id)).toMatchObject([{ answers: { ok: true, ...answers } }]);

  const row = await taskById(database.read, task.id);
  const { files } = await writeReport(database.read, row, folder);
  const [csv = '', xlsx = ''] = files;
  const book = readWorkbook(await readFile(xlsx));
  expect(book).toMatchObject({ formulas: 0, reachesOut: false });
  const expected = scriptCorpus.map((text) => text.replace('\v', '').replace(/^[=-]/u, "'$&"));
  expect(book.rows[2]?.slice(-expected.length)).toEqual(expected);
  const line = (await readFile(csv, 'utf8')).trimEnd().split('\r\n').at(-1) ?? '';
  expect(fieldsOf(line).slice(-expected.length)).toEqual(expected);
});
