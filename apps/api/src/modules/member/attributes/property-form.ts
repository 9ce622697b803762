import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { type AttributeAnswers, formPercent, isStale, sectionState } from './attribute-answers.ts';
import { type AttributeField, attributeField, attributeForm } from './attribute-form.ts';
import type { AttributeDeps } from './attribute-deps.ts';
import { lockSurvey } from './attribute-store.ts';
import { storeAttributes, readAttributes } from './attributes.ts';
import { attributeProblem } from './check-attribute.ts';

type PropertyForm = DataOf<'getProperties'>;
type Field = PropertyForm['sections'][number]['fields'][number];

/** The member's answers as a plain form. */
export async function getProperties(
  deps: AttributeDeps,
  { caller: { memberId } }: Call<'getProperties'>,
): Promise<PropertyForm> {
  return await propertyForm(deps, memberId);
}

async function propertyForm({ platform, matchGain }: AttributeDeps, memberId: string): Promise<PropertyForm> {
  const { database, cipher, clock } = platform;
  const now = clock.now();
  const answers = await readAttributes(database.read, cipher, memberId);
  const { sections } = attributeForm();
  return {
    completion: formPercent(sections, answers, now),
    moreTasks: await matchGain(database.read, answers, now),
    sections: sections.map((section) => ({
      id: section.name,
      title: section.title,
      completion: sectionState(section, answers, now).percent,
      fields: section.fields.map((field) => shown(field, answers, now)),
    })),
  };
}

function shown(field: AttributeField, answers: AttributeAnswers, now: Date): Field {
  const { key, label, kind, options, required, sensitive, why } = field;
  const answer = answers.get(key);
  return {
    key,
    label,
    kind,
    options,
    values: [...(answer?.values ?? [])],
    required,
    sensitive,
    stale: isStale(field, answer, now),
    why,
    updatedAt: answer?.answeredAt.toISOString() ?? null,
  };
}

/**
 * Saves the given answers, all or nothing; other answers stay. Refuses with PROPERTY_INVALID for invalid answers, and
 * with CONSENT_REQUIRED. It doesn't finish the questionnaire: `submitAttributeSurvey` does.
 */
export async function saveProperties(
  deps: AttributeDeps,
  { caller: { memberId }, body: { answers } }: Call<'saveProperties'>,
): Promise<PropertyForm> {
  const { database, cipher, clock } = deps.platform;
  const at = clock.now();
  const wrong = answers
    .filter(({ key, values }) => {
      const field = attributeField(key);
      return field === undefined || attributeProblem(field, values, at) !== undefined;
    })
    .map(({ key }) => key);
  if (wrong.length > 0) return refuse('PROPERTY_INVALID', { keys: wrong });
  await database.transaction(async (tx) => {
    await lockSurvey(tx, memberId, at);
    const changes = new Map(answers.map(({ key, values }) => [key, values]));
    await storeAttributes(tx, cipher, memberId, changes, at);
    await deps.birthdayGiven(tx, { memberId, birthday: changes.get('birthday')?.[0], at });
  });
  return await propertyForm(deps, memberId);
}
