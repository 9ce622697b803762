import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { bareTaskTexts } from '../../../../test/members/bare-task-texts.ts';
import { short } from '../../../../test/survey/short-survey.ts';
import {
  type HostedTask,
  save,
  startTask,
  type TestMember,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import { attributeConsentVersion } from '../../member/attributes/attribute-consent.ts';
import { insertConsent } from '../../member/attributes/attribute-store.ts';
import { storeAttributes } from '../../member/attributes/attributes.ts';
import { readAttributes, reusableAnswers } from '../../member/module.ts';
import { saveDrafts } from '../answering/save-drafts.ts';
import { surveySession } from '../answering/survey-session.ts';

const DAY_MS = 86_400_000;

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, { reusableAnswers });
});
afterAll(() => database.close());

/** The short survey with two more questions for screening, which the profile may answer. */
const filled: SurveyDefinition = {
  survey: {
    ...short.survey,
    pages: [
      {
        name: 'screening',
        elements: [
          { type: 'radiogroup', name: 'home', isRequired: true, choices: ['mine', 'other'] },
          { type: 'checkbox', name: 'pets', choices: ['cat', 'dog'] },
          { type: 'radiogroup', name: 'money', choices: ['none', 'to5000'] },
        ],
      },
      { name: 'end', elements: [{ type: 'text', name: 'why' }] },
    ],
  },
  host: {
    ...short.host,
    screening: { page: 'screening', screenOut: [{ when: "{home} = 'other'", reason: 'no home' }] },
    quotaCells: [],
    contradictions: [],
    attentionChecks: [],
    prefill: [
      { question: 'home', attribute: 'housing', choices: { own: 'mine', rent: 'other', dorm: 'other' } },
      { question: 'pets', attribute: 'pets' },
      { question: 'money', attribute: 'income' },
    ],
  },
};
const consented = {
  ...bareTaskTexts.dataUse,
  items: ['本次问卷的答案', '个人资料里的住处和宠物'],
  consentRequired: true,
};
const host = (dataUse = consented): Promise<HostedTask> =>
  survey.host(filled, { texts: { ...bareTaskTexts, dataUse } });

const answered = async (attributes: Record<string, string[]>, daysAgo = 0): Promise<TestMember> => {
  const member = await survey.member();
  const at = new Date(survey.deps.clock.now().getTime() - daysAgo * DAY_MS);
  await database.transaction((tx) =>
    storeAttributes(tx, survey.deps.cipher, member.id, new Map(Object.entries(attributes)), at),
  );
  return member;
};
const opened = async (member: TestMember, task: HostedTask) => {
  const { sessionId: id } = await startTask(survey, member, task, true);
  return { id, ...(await surveySession(survey.deps, member.id, id)) };
};
const profile = { housing: ['own'], pets: ['cat', 'dog'] };

it('rule 3.49: a consenting member finds the screening page filled, as drafts that answer nothing yet', async () => {
  const member = await answered(profile);
  expect(await opened(member, await host())).toMatchObject({
    answers: {},
    drafts: {
      pages: ['screening'],
      answers: { home: 'mine', pets: ['cat', 'dog'] },
      prefilled: ['home', 'pets'],
      revision: 1,
    },
    page: 'screening',
    progress: 0,
    revision: 0,
    seatUntil: null,
  });
});

it('rule 3.49: what the member confirms counts like any answer, and another answer leaves the profile alone', async () => {
  const member = await answered(profile);
  const { id } = await opened(member, await host());
  const change = { page: 'screening', cleared: [], revision: 0, draftRevision: 1 };
  await saveDrafts(survey.deps, member.id, id, { ...change, answers: { home: 'other' } });
  expect((await surveySession(survey.deps, member.id, id)).drafts).toMatchObject({
    answers: { home: 'other', pets: ['cat', 'dog'] },
    prefilled: ['pets'],
  });
  await save(survey.deps, member, id, 'screening', { home: 'mine', pets: ['dog'] }, 0);
  expect(await surveySession(survey.deps, member.id, id)).toMatchObject({
    answers: { home: 'mine', pets: ['dog'] },
    drafts: { answers: {}, prefilled: [] },
    page: 'end',
  });
  const kept = await readAttributes(database.read, survey.deps.cipher, member.id);
  expect(kept.get('pets')?.values).toEqual(['cat', 'dog']);
});

it('rule 3.49: nothing is filled by answers older than 180 days', async () => {
  const task = await host();
  const { drafts } = await opened(await answered(profile, 180), task);
  expect(drafts.prefilled).toEqual(['home', 'pets']);
  const older = await opened(await answered(profile, 181), task);
  expect(older.drafts).toMatchObject({ pages: [], answers: {}, prefilled: [], revision: 0 });
});

it('rule 3.49: nothing is filled at a task that doesn’t ask for the consent to use the profile', async () => {
  const tasks = [
    await host({ ...consented, items: ['本次问卷的答案'] }),
    await host({ ...consented, consentRequired: false }),
  ];
  for (const task of tasks)
    expect((await opened(await answered(profile), task)).drafts).toMatchObject({ answers: {}, revision: 0 });
});

it('rule 3.49: a sensitive attribute, and a value without a choice, fill nothing', async () => {
  const member = await survey.member();
  await insertConsent(database.read, member.id, {
    version: attributeConsentVersion(),
    agreed_at: survey.deps.clock.now(),
  });
  await database.transaction((tx) =>
    storeAttributes(
      tx,
      survey.deps.cipher,
      member.id,
      new Map([
        ['income', ['to5000']],
        ['housing', ['other']],
        ['pets', ['cat', 'fish']],
      ]),
      survey.deps.clock.now(),
    ),
  );
  expect((await opened(member, await host())).drafts).toMatchObject({ answers: {}, prefilled: [] });
});
