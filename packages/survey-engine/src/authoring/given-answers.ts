import { type Question, QuestionSelectBase } from 'survey-core';
import { commentKey } from '../answer-keys.ts';
import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { isPlainObject } from '../plain-object.ts';
import { type AnswerField, choicesOf, inputOf, partsOf } from './answer-fields.ts';

/** An answer in words: the values of its choices, a number, a text, or a number of files. */
export interface GivenAnswer {
  readonly name: string;
  /** The path of a part of the question; undefined for the whole. */
  readonly part?: readonly string[] | undefined;
  readonly values: readonly string[];
}

/** Files that nobody uploaded. No other rule looks at them, because these answers are never stored. */
const pretendedFiles = (count: number): readonly object[] =>
  Array.from({ length: count }, (_none, at) => ({
    name: `文件${at + 1}.jpg`,
    type: 'image/jpeg',
    content: `pretended/${at + 1}.jpg`,
  }));

/** The value of an answer in words; undefined if nothing there has it. */
function valueOf({ input, choices }: AnswerField, values: readonly string[]): unknown {
  const [first = ''] = values;
  if (input === 'text') return first;
  if (input === 'number')
    return first.trim() === '' || Number.isNaN(Number(first)) ? undefined : Number(first);
  const chosen = values.flatMap((text) => choices.filter(({ value }) => String(value) === text));
  if (chosen.length !== values.length || chosen.length === 0) return undefined;
  if (input === 'files') return pretendedFiles(Number(chosen[0]?.value));
  return input === 'several' || input === 'order' ? chosen.map(({ value }) => value) : chosen[0]?.value;
}

/** What the answer is given to: the whole question, or one of its parts. */
const fieldOf = (question: Question, part: readonly string[]): AnswerField | undefined =>
  part.length === 0
    ? { input: inputOf(question), choices: choicesOf(question) }
    : partsOf(question).find(
        ({ path }) => path.length === part.length && path.every((key, at) => key === part[at]),
      );

/** An answer with a value at a path inside it. */
const withPart = (answer: unknown, [key, ...rest]: readonly string[], value: unknown): unknown =>
  key === undefined
    ? value
    : {
        ...(isPlainObject(answer) && answer),
        [key]: withPart(isPlainObject(answer) ? answer[key] : undefined, rest, value),
      };

/** Who chooses 其他 has to say what. */
const needsWords = (question: Question, value: unknown): boolean => {
  if (!(question instanceof QuestionSelectBase) || !question.showOtherItem) return false;
  const other: unknown = question.otherItem.value;
  return Array.isArray(value) ? value.includes(other) : value === other;
};

/** Answers in words as the questionnaire stores them, and the names of those that it doesn't have. */
export function answersFrom(
  definition: SurveyDefinition,
  given: readonly GivenAnswer[],
): { readonly answers: Answers; readonly unknown: readonly string[] } {
  const model = buildModel(definition.survey);
  const answers: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const { name, part = [], values } of given) {
    const question = model.getQuestionByName(name);
    const field = question && fieldOf(question, part);
    const value: unknown = field && valueOf(field, values);
    if (!question || value === undefined) unknown.push([name, ...part.map((key) => `[${key}]`)].join(''));
    else {
      answers[name] = withPart(answers[name], part, value);
      if (needsWords(question, value)) answers[commentKey(name)] = '其他';
    }
  }
  return { answers, unknown };
}
