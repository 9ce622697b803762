import { type Question, QuestionRatingModel, QuestionSelectBase, QuestionTextModel } from 'survey-core';
import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';

/** How an answer is given where there is no questionnaire to fill in: `none` for types that need one, like matrices. */
export type AnswerInput = 'one' | 'several' | 'number' | 'text' | 'none';

/** An answer in words: the values of its choices, a number or a text. */
export interface GivenAnswer {
  readonly name: string;
  readonly values: readonly string[];
}

interface Choice {
  readonly value: unknown;
  readonly text: string;
}

const inputs: Readonly<Record<string, AnswerInput>> = {
  radiogroup: 'one',
  dropdown: 'one',
  rating: 'one',
  boolean: 'one',
  checkbox: 'several',
  tagbox: 'several',
  comment: 'text',
};

export const inputOf = (question: Question): AnswerInput => {
  if (question instanceof QuestionTextModel) return question.inputType === 'number' ? 'number' : 'text';
  return inputs[question.getType()] ?? 'none';
};

/** The choices of a question; none for one that is typed in. */
export const choicesOf = (question: Question): readonly Choice[] => {
  if (question.getType() === 'boolean')
    return [true, false].map((value) => ({ value, text: value ? '是' : '否' }));
  const items =
    question instanceof QuestionRatingModel
      ? question.visibleRateValues
      : question instanceof QuestionSelectBase
        ? question.choices
        : [];
  return items.map(({ value, text }: { value: unknown; text: string }) => ({ value, text }));
};

/** The value of an answer in words; undefined if the question doesn't have it. */
function valueOf(question: Question, values: readonly string[]): unknown {
  const input = inputOf(question);
  const [first = ''] = values;
  if (input === 'text') return first;
  if (input === 'number')
    return first.trim() === '' || Number.isNaN(Number(first)) ? undefined : Number(first);
  if (input === 'none') return undefined;
  const choices = choicesOf(question);
  const chosen = values.flatMap((text) => choices.filter(({ value }) => String(value) === text));
  if (chosen.length !== values.length || chosen.length === 0) return undefined;
  return input === 'several' ? chosen.map(({ value }) => value) : chosen[0]?.value;
}

/** Answers in words as the questionnaire stores them, and the names of those that it doesn't have. */
export function answersFrom(
  definition: SurveyDefinition,
  given: readonly GivenAnswer[],
): { readonly answers: Answers; readonly unknown: readonly string[] } {
  const model = buildModel(definition.survey);
  const answers: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const { name, values } of given) {
    const question = model.getQuestionByName(name);
    const value: unknown = question ? valueOf(question, values) : undefined;
    if (value === undefined) unknown.push(name);
    else answers[name] = value;
  }
  return { answers, unknown };
}
