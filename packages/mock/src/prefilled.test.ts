import {
  getSurveySession,
  getTask,
  issueStartTicket,
  saveDraftAnswers,
  saveProperties,
  saveSurveyPage,
  startParticipation,
  submitAttributeSurvey,
  takeStartTicket,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { FAMILY, HOSTED, open, reasonOf } from './testing/calling.ts';

const DAY_MS = 86_400_000;

type Client = Awaited<ReturnType<typeof open>>['client'];

const start = async (client: Client) => {
  const { sessionId } = await startParticipation({ taskHashId: FAMILY, consent: true }, { client });
  return sessionId;
};

const screening = { page: 'screening', cleared: [], revision: 0 };

test('the profile fills the screening page as drafts of a member who agrees to its use at the task', async () => {
  const { client } = await open();
  expect((await getTask(FAMILY, { client })).dataUse).toMatchObject({ consentRequired: true });
  expect(await reasonOf(startParticipation({ taskHashId: FAMILY }, { client }))).toBe('CONSENT_REQUIRED');
  const session = await getSurveySession(await start(client), { client });
  expect(session).toMatchObject({
    answers: {},
    page: 'screening',
    progress: 0,
    drafts: {
      pages: ['screening'],
      answers: { who: '女', kids: '有' },
      prefilled: ['who', 'kids'],
      revision: 1,
    },
  });
});

test('a task that asks for no consent is not filled', async () => {
  const { client } = await open();
  const { sessionId } = await startParticipation({ taskHashId: HOSTED, consent: true }, { client });
  expect((await getSurveySession(sessionId, { client })).drafts).toMatchObject({
    answers: {},
    prefilled: [],
  });
});

test('what the member says in the profile is filled, except what they declined or the question doesn’t offer', async () => {
  const { client } = await open();
  await submitAttributeSurvey(
    { part: 'household', answers: { children: '不想回答' }, revision: 2 },
    { client },
  );
  await saveProperties({ answers: [{ key: 'gender', values: ['male'] }] }, { client });
  expect((await getSurveySession(await start(client), { client })).drafts.answers).toEqual({ who: '男' });
  const other = await open();
  await saveProperties({ answers: [{ key: 'gender', values: ['other'] }] }, { client: other.client });
  const { drafts } = await getSurveySession(await start(other.client), { client: other.client });
  expect(drafts).toMatchObject({ answers: { kids: '有' }, prefilled: ['kids'] });
});

test('answers of the profile that are older than 180 days fill nothing', async () => {
  let now = Date.parse('2026-11-29T00:00:00Z');
  const { client } = await open({ now: () => now });
  now += 181 * DAY_MS;
  expect((await getSurveySession(await start(client), { client })).drafts.prefilled).toEqual([]);
});

test('a filled answer counts when its page is confirmed, and another answer leaves the profile alone', async () => {
  const { client } = await open();
  const id = await start(client);
  const draft = { ...screening, answers: { who: '男' }, draftRevision: 1 };
  expect(await saveDraftAnswers(id, draft, { client })).toMatchObject({ draftRevision: 2, newer: [] });
  expect((await getSurveySession(id, { client })).drafts).toMatchObject({
    answers: { who: '男', kids: '有' },
    prefilled: ['kids'],
  });
  const page = { page: 'screening', answers: { who: '男', kids: '有' }, revision: 0 };
  expect(await saveSurveyPage(id, page, { client })).toMatchObject({ outcome: 'next', page: 'weekend' });
  expect(await getSurveySession(id, { client })).toMatchObject({
    answers: { who: '男', kids: '有' },
    drafts: { pages: [], answers: {}, prefilled: [] },
  });
});

test('an answer that contradicts one filled since then is returned instead of overwriting it', async () => {
  const { client } = await open();
  const id = await start(client);
  const late = { ...screening, answers: { who: '男' }, draftRevision: 0 };
  expect(await saveDraftAnswers(id, late, { client })).toMatchObject({
    draftRevision: 1,
    newer: [
      { name: 'who', answer: '女' },
      { name: 'kids', answer: '有' },
    ],
  });
  const cleared = { ...screening, answers: {}, cleared: ['who'], draftRevision: 1 };
  await saveDraftAnswers(id, cleared, { client });
  expect((await getSurveySession(id, { client })).drafts).toMatchObject({
    answers: { kids: '有' },
    cleared: ['who'],
    prefilled: ['kids'],
  });
});

test('a page is checked before it counts, also where the profile filled it', async () => {
  const { client } = await open();
  const id = await start(client);
  for (const answers of [{ who: '女' }, { who: '女', kids: '也许' }]) {
    const save = saveSurveyPage(id, { page: 'screening', answers, revision: 0 }, { client });
    expect(await reasonOf(save)).toBe('ANSWER_INVALID');
  }
  const early = saveSurveyPage(id, { page: 'weekend', answers: { cook: '我' }, revision: 0 }, { client });
  expect(await reasonOf(early)).toBe('PAGE_OUT_OF_ORDER');
  const out = { page: 'screening', answers: { who: '女', kids: '没有' }, revision: 0 };
  expect(await saveSurveyPage(id, out, { client })).toMatchObject({ outcome: 'ended', result: 2 });
});

test('a start ticket carries the consent', async () => {
  const { client } = await open();
  const { ticket } = await issueStartTicket({ taskHashId: FAMILY }, { client });
  expect(await reasonOf(takeStartTicket({ ticket }, { client }))).toBe('CONSENT_REQUIRED');
});
