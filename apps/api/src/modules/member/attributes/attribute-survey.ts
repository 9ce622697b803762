import { type BodyOf, type DataOf, NewcomerStepKind } from '@yayan/contract';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Call, Origin } from '../../../call/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { finishNewcomerStep } from '../home/newcomer.ts';
import { type AttributeAnswers, formPercent, sectionState } from './attribute-answers.ts';
import { attributeConsent } from './attribute-consent.ts';
import { attributeDefinition, runnerAnswers, valuesOf } from './attribute-definition.ts';
import { attributeField, attributeForm, type AttributeSection, isSensitive } from './attribute-form.ts';
import type { AttributeDeps, WelcomeEnd } from './attribute-deps.ts';
import { lockSurvey, selectSurvey, writeSurvey } from './attribute-store.ts';
import { type AttributeChanges, storeAttributes, readAttributes } from './attributes.ts';
import { attributeProblem } from './check-attribute.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Survey = DataOf<'getAttributeSurvey'>;
type SavedSurvey = DataOf<'submitAttributeSurvey'>;
type SurveyPart = Survey['parts'][number];

const sectionsOf = (answers: AttributeAnswers, now: Date): SurveyPart[] =>
  attributeForm().sections.map((section) => {
    const { percent, stale, updatedAt } = sectionState(section, answers, now);
    const { name, title, why } = section;
    const sensitive = isSensitive(section);
    return { name, title, why, percent, stale, sensitive, updatedAt: updatedAt?.toISOString() ?? null };
  });

const whole = (answers: AttributeAnswers, now: Date): number =>
  formPercent(attributeForm().sections, answers, now);

/**
 * The attribute questionnaire with the member's answers, the completion of each section, and the reward for finishing.
 */
export async function getAttributeSurvey(
  { platform: { database, cipher, clock }, welcome, matchGain }: AttributeDeps,
  { caller: { memberId } }: Call<'getAttributeSurvey'>,
): Promise<Survey> {
  const db = database.read;
  const now = clock.now();
  const answers = await readAttributes(db, cipher, memberId);
  const survey = await selectSurvey(db, memberId);
  const times = [...answers.values()].map(({ answeredAt }) => answeredAt.getTime());
  return {
    definition: attributeDefinition(now),
    answers: runnerAnswers(attributeForm().sections, answers),
    parts: sectionsOf(answers, now),
    percent: whole(answers, now),
    revision: survey?.revision ?? 0,
    reward: await welcome.reward(db, memberId, now),
    matchGain: await matchGain(db, answers, now),
    consent: await attributeConsent(db, memberId),
    updatedAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}

/** Finished, or refused with 5629 and the sections that are missing or out of date (rule 1.5). */
export async function getAttributeSurveyCheck(
  { platform: { database, cipher, clock } }: AttributeDeps,
  { caller: { memberId } }: Call<'getAttributeSurveyCheck'>,
): Promise<DataOf<'getAttributeSurveyCheck'>> {
  const now = clock.now();
  const answers = await readAttributes(database.read, cipher, memberId);
  const missing = sectionsOf(answers, now).filter(({ percent }) => percent < 100);
  if (missing.length > 0)
    return refuse('ATTRIBUTES_UNFINISHED', { state: 'unfinished', percent: whole(answers, now), missing });
  const survey = await selectSurvey(database.read, memberId);
  return { state: 'finished', updatedAt: (survey?.updated_at ?? now).toISOString() };
}

/**
 * Saves one section and replaces its earlier answers. When all sections are finished for the first time, the welcome
 * task ends and pays once. Refuses with ANSWER_OUTDATED if the posted revision isn't the newest, with ANSWER_FORGED and
 * ANSWER_INVALID for each question, and with CONSENT_REQUIRED.
 */
export async function submitAttributeSurvey(
  { platform, welcome, birthdayGiven }: AttributeDeps,
  { caller: { memberId }, origin, body, idempotency: { key, hash } }: Call<'submitAttributeSurvey'>,
): Promise<SavedSurvey> {
  const { database, cipher, clock } = platform;
  return await idempotently(database, { memberId, key, hash }, async (tx) => {
    const at = clock.now();
    const { revision, finished_at } = await lockSurvey(tx, memberId, at);
    const section = sectionOf(body.part, revision);
    if (body.revision !== revision) {
      const now = await readAttributes(tx, cipher, memberId);
      refuse('ANSWER_OUTDATED', { page: section.name, revision, answers: runnerAnswers([section], now) });
    }
    const changes = changesOf(section, body.answers, { revision, at });
    await storeAttributes(tx, cipher, memberId, changes, at);
    await birthdayGiven(tx, { memberId, birthday: changes.get('birthday')?.[0], at });
    const answers = await readAttributes(tx, cipher, memberId);
    const percent = whole(answers, at);
    const finishes = percent === 100 && finished_at === null;
    await writeSurvey(tx, memberId, {
      revision: revision + 1,
      finished_at: finishes ? at : finished_at,
    });
    const end = finishes ? await finish(tx, welcome, { memberId, origin, at }) : null;
    return {
      parts: sectionsOf(answers, at),
      percent,
      finished: percent === 100,
      revision: revision + 1,
      earned: end && { coins: end.coins, credit: end.credit },
      resultId: end?.resultId ?? null,
    };
  });
}

async function finish(
  tx: Tx,
  welcome: AttributeDeps['welcome'],
  entry: { memberId: string; origin: Origin; at: Date },
): Promise<WelcomeEnd | null> {
  await finishNewcomerStep(tx, entry.memberId, NewcomerStepKind.Attributes, entry.at);
  return await welcome.finish(tx, entry);
}

const refusal = (name: 'ANSWER_FORGED' | 'ANSWER_INVALID', page: string, revision: number) => ({
  at: (question: string, code: string, message: string) =>
    new ApiFault(name, { problems: [{ question, code, message }], page, revision }),
});

function sectionOf(name: string, revision: number): AttributeSection {
  const section = attributeForm().sections.find((one) => one.name === name);
  if (section === undefined)
    throw refusal('ANSWER_FORGED', name, revision).at('', 'unknownPage', '问卷里没有这一部分');
  return section;
}

/** The section's fields with the posted answers. A field that was left out loses its answer. */
function changesOf(
  section: AttributeSection,
  posted: BodyOf<'submitAttributeSurvey'>['answers'],
  { revision, at }: { revision: number; at: Date },
): AttributeChanges {
  const stranger = Object.keys(posted).find((key) => !section.fields.some((field) => field.key === key));
  if (stranger !== undefined) {
    const code = attributeField(stranger) === undefined ? 'unknownQuestion' : 'otherPage';
    throw refusal('ANSWER_FORGED', section.name, revision).at(stranger, code, '这部分没有这道题');
  }
  return new Map(
    section.fields.map((field) => {
      const answer = posted[field.key];
      const values = answer === undefined ? [] : valuesOf(field, answer);
      const problem = values === undefined ? '答案的格式不对' : attributeProblem(field, values, at);
      if (values === undefined || problem !== undefined)
        throw refusal('ANSWER_INVALID', section.name, revision).at(field.key, 'invalid', problem ?? '');
      return [field.key, values];
    }),
  );
}
