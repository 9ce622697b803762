import {
  agreeAttributeConsent,
  getAttributeSurvey,
  getAttributeSurveyCheck,
  getProperties,
  getSurveySession,
  saveDraftAnswers,
  saveProperties,
  saveSurveyPage,
  startParticipation,
  submitAttributeSurvey,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { HOSTED, open, reasonOf } from './testing/calling.ts';

test('the profile remembers answers, by its newest revision only, and the consent', async () => {
  const { client } = await open();
  const { revision, consent } = await getAttributeSurvey({ client });
  const body = { part: 'household', answers: { children: '没有' }, revision };
  await submitAttributeSurvey(body, { client });
  expect((await getAttributeSurvey({ client })).answers).toMatchObject({ children: '没有' });
  expect(await reasonOf(submitAttributeSurvey(body, { client }))).toBe('ANSWER_OUTDATED');
  await agreeAttributeConsent({ version: consent.version, agreed: true }, { client });
  expect((await getAttributeSurvey({ client })).consent.agreedAt).not.toBeNull();
});

test('the profile is unfinished until its last part is saved, which earns once', async () => {
  const { client } = await open();
  expect(await getAttributeSurveyCheck({ client })).toMatchObject({ state: 'unfinished', percent: 60 });
  const save = async () => {
    const { revision } = await getAttributeSurvey({ client });
    return await submitAttributeSurvey(
      { part: 'household', answers: { children: '没有' }, revision },
      { client },
    );
  };
  expect(await save()).toMatchObject({ finished: true, percent: 100, earned: { coins: 100 } });
  expect(await getAttributeSurveyCheck({ client })).toMatchObject({ state: 'finished' });
  expect((await getAttributeSurvey({ client })).parts).toMatchObject([{ percent: 100 }]);
  expect(await save()).toMatchObject({ finished: true, earned: null, resultId: null });
});

test('a single answer of the profile is remembered', async () => {
  const { client } = await open();
  await saveProperties({ answers: [{ key: 'gender', values: ['male'] }] }, { client });
  const fields = (await getProperties({ client })).sections.flatMap((section) => section.fields);
  expect(fields.find(({ key }) => key === 'gender')?.values).toEqual(['male']);
});

test('a questionnaire keeps the answers of a page that isn’t finished', async () => {
  const { client } = await open();
  const { sessionId } = await startParticipation({ taskHashId: HOSTED }, { client });
  const id = sessionId ?? '';
  const draft = { page: 'screening', cleared: [], revision: 0 };
  await saveDraftAnswers(id, { ...draft, answers: { frequency: '每天' }, draftRevision: 0 }, { client });
  expect((await getSurveySession(id, { client })).drafts).toMatchObject({
    pages: ['screening'],
    answers: { frequency: '每天' },
    revision: 1,
  });
  await saveSurveyPage(id, { page: 'screening', answers: { frequency: '每天' }, revision: 0 }, { client });
  expect((await getSurveySession(id, { client })).drafts.pages).toEqual([]);
  const late = saveDraftAnswers(id, { ...draft, answers: {}, draftRevision: 1 }, { client });
  expect(await reasonOf(late)).toBe('ANSWER_OUTDATED');
});
