import {
  type ItemValue,
  type Model,
  type Question,
  QuestionCheckboxModel,
  QuestionDropdownModel,
  QuestionRadiogroupModel,
  type QuestionSelectBase,
} from 'survey-core';
import { buildModel } from './build-model.ts';
import type { Prefill, SurveyDefinition } from './definition.ts';

/** A question that a member's profile may answer in advance (rule 3.49). */
export interface PrefilledQuestion {
  readonly question: string;
  readonly attribute: string;
  /** Whether the answer is a list of choices. */
  readonly isSeveral: boolean;
  /** Whether the file maps the values to choices. */
  readonly isMapped: boolean;
  /** The choice for each value of the attribute. */
  readonly choices: ReadonlyMap<string, unknown>;
}

const known = new WeakMap<SurveyDefinition, readonly PrefilledQuestion[]>();

/** The questions of a checked definition that a profile may answer. Read once for each version. */
export const prefilledQuestions = (definition: SurveyDefinition): readonly PrefilledQuestion[] => {
  const { prefill = [] } = definition.host;
  if (prefill.length === 0) return [];
  const found = known.get(definition) ?? readQuestions(buildModel(definition.survey), prefill);
  known.set(definition, found);
  return found;
};

const readQuestions = (model: Model, prefill: readonly Prefill[]): PrefilledQuestion[] =>
  prefill.flatMap(({ question: name, attribute, choices }) => {
    const question = model.getQuestionByName(name);
    if (!isFillable(question)) return [];
    const pairs = choices
      ? Object.entries(choices)
      : choicesOf(question).map((value) => [String(value), value]);
    return [
      {
        question: name,
        attribute,
        isSeveral: question instanceof QuestionCheckboxModel,
        isMapped: choices !== undefined,
        choices: new Map(pairs as [string, unknown][]), // Both kinds of pairs begin with a text.
      },
    ];
  });

/** Whether a profile can answer a question of this type: one choice, or several. */
export const isFillable = (question: Question | null): question is QuestionSelectBase =>
  question instanceof QuestionRadiogroupModel ||
  question instanceof QuestionDropdownModel ||
  question?.getType() === 'checkbox' ||
  question?.getType() === 'tagbox';

/** The values of a question's choices, without 其他, which asks for a text. */
export const choicesOf = (question: QuestionSelectBase): unknown[] =>
  (question.visibleChoices as ItemValue[]) // A question holds its choices as items.
    .filter((choice) => choice !== question.otherItem)
    .map(({ value }): unknown => value);
