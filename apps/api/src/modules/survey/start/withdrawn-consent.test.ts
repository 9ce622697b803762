import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareTaskTexts } from '../../../../test/members/bare-task-texts.ts';
import { meal, screening, short } from '../../../../test/survey/short-survey.ts';
import {
  type HostedTask,
  refusalOf,
  save,
  startTask,
  submit,
  type TestMember,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withdrawConsents } from '../../task/consents/consent-store.ts';
import { listPartnerConsents } from '../../task/consents/partner-consents.ts';
import { taskById } from '../../task/module.ts';
import { saveDrafts } from '../answering/save-drafts.ts';
import { surveySession } from '../answering/survey-session.ts';
import { taskReport } from '../authoring/report.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** A task whose answers go to another company. */
const partnerTask = (recipient: string, items: string[] = ['本次问卷的答案']): Promise<HostedTask> =>
  survey.host(short, {
    texts: {
      ...bareTaskTexts,
      dataUse: {
        recipient,
        thirdParty: true,
        items,
        purpose: '统计分析',
        consentRequired: true,
        policyUrl: null,
      },
    },
  });
const withdraw = ({ id }: TestMember, recipient: string): Promise<number> =>
  withdrawConsents(database.read, { memberId: id, recipient, at: survey.deps.clock.now() });
const consents = async ({ id }: TestMember) => (await listPartnerConsents(survey.deps, id)).items;

it('rule 2.26: consents are listed by recipient, with what they get at which tasks, and only to their member', async () => {
  const [member, other] = [await survey.member(), await survey.member()];
  const first = await partnerTask('一粟数据', ['年龄段']);
  const second = await partnerTask('一粟数据', ['年龄段', '城市']);
  for (const task of [first, second, await partnerTask('二山研究')]) await submitAll(member, task);
  const listed = await consents(member);
  expect(listed.map(({ recipient }) => recipient).toSorted()).toEqual(['一粟数据', '二山研究']);
  const one = listed.find(({ recipient }) => recipient === '一粟数据');
  expect(one).toMatchObject({ thirdParty: true, purposes: ['统计分析'], taskCount: 2, withdrawable: true });
  expect(one?.items.toSorted()).toEqual(['城市', '年龄段']);
  expect(one?.tasks.map(({ hashId }) => hashId).toSorted()).toEqual([first.hashId, second.hashId].toSorted());
  expect(await consents(other)).toEqual([]);
});

it('rule 2.26: withdrawing takes back the consents to one recipient only, once', async () => {
  const member = await survey.member();
  for (const recipient of ['一粟数据', '二山研究']) await submitAll(member, await partnerTask(recipient));
  expect(await withdraw(member, '一粟数据')).toBe(1);
  expect(await withdraw(member, '一粟数据')).toBe(0);
  const states = (await consents(member)).map(({ recipient, withdrawable, tasks }) => [
    recipient,
    withdrawable,
    tasks[0]?.withdrawnAt !== null,
  ]);
  expect(states).toContainEqual(['一粟数据', false, true]);
  expect(states).toContainEqual(['二山研究', true, false]);
});

it('rule 2.26: an open questionnaire takes no answers after the withdrawal, and goes on after a new consent', async () => {
  const { deps } = survey;
  const member = await survey.member();
  const task = await partnerTask('一粟数据');
  const { sessionId } = await startTask(survey, member, task, true);
  await save(deps, member, sessionId, 'screening', screening, 0);
  await withdraw(member, '一粟数据');
  expect(await surveySession(deps, member.id, sessionId)).toMatchObject({ consentNeeded: true });
  const refused = { name: 'CONSENT_REQUIRED' };
  const drafts = { page: 'meal', answers: {}, cleared: [], revision: 1, draftRevision: 0 };
  const late = submit(deps, member, sessionId, { page: 'meal', answers: meal, revision: 1, key: 'late' });
  expect(await refusalOf(late)).toMatchObject(refused);
  expect(await refusalOf(save(deps, member, sessionId, 'meal', meal, 1))).toMatchObject(refused);
  expect(await refusalOf(saveDrafts(deps, member.id, sessionId, drafts))).toMatchObject(refused);
  expect(await refusalOf(startTask(survey, member, task))).toMatchObject(refused);
  expect(await startTask(survey, member, task, true)).toMatchObject({ sessionId, kind: 'hosted' });
  expect(await surveySession(deps, member.id, sessionId)).toMatchObject({ consentNeeded: false });
  deps.clock.advance(60_000);
  expect(await submit(deps, member, sessionId, { page: 'meal', answers: meal, revision: 1 })).toMatchObject({
    result: 1,
  });
});

it('rule 2.26: a report leaves out the answers of whoever withdrew, and keeps the line', async () => {
  const [gone, stays] = [await survey.member(), await survey.member()];
  const task = await partnerTask('一粟数据');
  for (const member of [gone, stays]) await submitAll(member, task);
  await withdraw(gone, '一粟数据');
  const { lines, keys } = await taskReport(database.read, await taskById(database.read, task.id));
  const place = keys.indexOf('place');
  const found = [];
  for await (const line of lines()) found.push([line[3], line[place] !== null]);
  expect(found).toContainEqual(['会员已撤回同意，回答不再提供', false]);
  expect(found.filter(([why, isGiven]) => why === null && isGiven)).toHaveLength(1);
});

async function submitAll(member: TestMember, task: HostedTask): Promise<void> {
  const { deps } = survey;
  const { sessionId } = await startTask(survey, member, task, true);
  await save(deps, member, sessionId, 'screening', screening, 0);
  deps.clock.advance(60_000);
  await submit(deps, member, sessionId, { page: 'meal', answers: meal, revision: 1 });
}
