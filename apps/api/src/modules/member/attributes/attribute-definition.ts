import type { DataOf } from '@yayan/contract';
import { addDays, birthdayAfter, type Day, dayOf } from '../../../platform/calendar.ts';
import { cityChoices } from '../../region/module.ts';
import type { AttributeAnswers } from './attribute-answers.ts';
import { FUTURE_BIRTHDAY, OLD_BIRTHDAY, OLDEST_YEARS } from './check-attribute.ts';
import { ALONE, type AttributeField, attributeForm, type AttributeSection } from './attribute-form.ts';

type Survey = DataOf<'getAttributeSurvey'>;

/** The questionnaire in the runner's format: one page for each section, one element for each field. Dates end today. */
export const attributeDefinition = (now: Date): Survey['definition'] => ({
  title: '个人资料问卷',
  pages: attributeForm().sections.map(({ name, title, fields }: AttributeSection) => ({
    name,
    title,
    elements: fields.map((field) => element(field, dayOf(now))),
  })),
});

const choices = ({ options }: AttributeField): object[] =>
  options.map(({ value, label }) => ({ value, text: label, ...(ALONE.has(value) && { isExclusive: true }) }));

function element(field: AttributeField, today: Day): object {
  const { key, label, why } = field;
  const common = { name: key, title: label, isRequired: true, ...(why !== null && { description: why }) };
  switch (field.kind) {
    case 'single':
      return { type: 'radiogroup', ...common, choices: choices(field) };
    case 'multiple':
      return { type: 'checkbox', ...common, choices: choices(field) };
    case 'date':
      return {
        type: 'text',
        inputType: 'date',
        ...common,
        min: addDays(birthdayAfter(today, -(OLDEST_YEARS + 1)), 1),
        max: today,
        minErrorText: OLD_BIRTHDAY,
        maxErrorText: FUTURE_BIRTHDAY,
      };
    case 'region':
      return {
        type: 'dropdown',
        ...common,
        placeholder: '输入城市名查找',
        choices: cityChoices().map(({ code, name }) => ({ value: code, text: name })),
      };
  }
}

/** The answers in the runner's format: a list for several choices, a text for everything else. */
export function runnerAnswers(
  sections: readonly AttributeSection[],
  answers: AttributeAnswers,
): Survey['answers'] {
  const fields = sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) => {
      const values = answers.get(key)?.values;
      if (values === undefined) return [];
      return [[key, kind === 'multiple' ? [...values] : (values[0] ?? '')]];
    }),
  );
}

/** Converts what the runner posted for a field to the stored values; undefined if its shape is wrong. */
export function valuesOf({ kind }: AttributeField, answer: unknown): string[] | undefined {
  if (kind !== 'multiple') return typeof answer === 'string' && answer !== '' ? [answer] : undefined;
  if (!Array.isArray(answer)) return undefined;
  const texts = answer.filter((value) => typeof value === 'string');
  return texts.length === answer.length ? texts : undefined;
}
