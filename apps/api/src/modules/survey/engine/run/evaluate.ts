import { LRUCache } from 'lru-cache';
import {
  QuestionExpressionModel,
  QuestionSelectBase,
  type Model,
  type PageModel,
  type Question,
} from 'survey-core';
import { commentKey, declinedKey, keysOf } from '../check/answer-keys.ts';
import { buildModel } from '../definition/build-model.ts';
import { checkTyped } from '../check/check-text.ts';
import { checkValue } from '../check/check-value.ts';
import type { Answers, Problem, SurveyDefinition } from '../definition/definition.ts';
import { problemOf } from '../check/problem.ts';
import { maximumCommentLength } from '../definition/prepared-survey.ts';
import { questionsReadIn } from '../definition/questions-read.ts';

/** What the definition makes of some answers. */
export interface Evaluation {
  /** Every page in order, hidden ones too. */
  readonly pages: readonly EvaluatedPage[];
  /** The answers without those of hidden questions, with computed ones. */
  readonly carried: Answers;
}

export interface EvaluatedPage {
  readonly name: string;
  readonly visible: boolean;
  /** Every question of the page, and whether it is on show. */
  readonly questions: ReadonlyMap<string, boolean>;
  /** What is wrong with the answers of the questions on show. */
  readonly problems: readonly Problem[];
}

const remembered = new WeakMap<SurveyDefinition, LRUCache<string, Evaluation>>();

/**
 * What the definition makes of these answers. One evaluation takes 8–35 ms of processor (a third of it making
 * the model), and one request asks several things about the same answers: results are remembered for a minute.
 */
export const evaluate = (definition: SurveyDefinition, answers: Answers): Evaluation => {
  const known = remembered.get(definition) ?? new LRUCache<string, Evaluation>({ max: 20, ttl: 60_000 });
  remembered.set(definition, known);
  const key = JSON.stringify(answers);
  const evaluation = known.get(key) ?? walk(definition, answers);
  known.set(key, evaluation);
  return evaluation;
};

/**
 * Walks the questions once in document order, gives each one on show its answer and checks it.
 * One walk is enough because conditions look back only (`checkDefinition` sees to that): when a question's
 * turn comes, everything its visibility and choices depend on is settled. An answer nothing reads is put in without
 * running every condition again: done for each, that grows with the square of the questions.
 */
const walk = (definition: SurveyDefinition, answers: Answers): Evaluation => {
  const model = buildModel(definition.survey);
  const read = questionsReadIn(definition.survey);
  const carried: Record<string, unknown> = {};
  const wrong = new Map<string, Problem>();
  for (const page of model.pages)
    for (const question of page.questions) {
      if (!question.isVisibleInSurvey) continue;
      const problem = Object.hasOwn(answers, declinedKey(question.name))
        ? settleDeclined(definition, question, answers, carried)
        : settle(question, answers, carried, read.has(question.name) ? undefined : model);
      if (problem) wrong.set(question.name, problem);
    }
  return {
    pages: model.pages.map((page) => evaluatePage(page, wrong, carried)),
    carried: withComputed(model, carried),
  };
};

/** 「不想回答」 stands alone, and only where the definition offers it. */
const settleDeclined = (
  { host }: SurveyDefinition,
  { name }: Question,
  answers: Answers,
  carried: Record<string, unknown>,
): Problem | undefined => {
  const key = declinedKey(name);
  if (!host.sensitive.includes(name)) return problemOf(name, 'unknownChoice');
  const isAlone = keysOf(name).every((one) => one === key || !Object.hasOwn(answers, one));
  if (answers[key] !== true || !isAlone) return problemOf(name, 'wrongType');
  carried[key] = true;
  return undefined;
};

const settle = (
  question: Question,
  answers: Answers,
  carried: Record<string, unknown>,
  quiet: Model | undefined,
): Problem | undefined => {
  if (question instanceof QuestionExpressionModel) return undefined;
  const key = question.getValueName();
  if (Object.hasOwn(answers, key)) {
    const value = answers[key];
    const problem = checkValue(question, value);
    if (problem) return problemOf(key, problem);
    const copy: unknown = structuredClone(value);
    if (quiet) quiet.setValue(key, copy, true);
    else question.value = copy;
    if (question.isEmpty()) return undefined;
    carried[key] = value;
  }
  return settleComment(question, answers, carried);
};

const settleComment = (
  question: Question,
  answers: Answers,
  carried: Record<string, unknown>,
): Problem | undefined => {
  const key = commentKey(question.name);
  if (!Object.hasOwn(answers, key)) return undefined;
  const asked = question.hasComment || (question instanceof QuestionSelectBase && question.isOtherSelected);
  if (!asked) return problemOf(question.name, 'hidden');
  const text = answers[key];
  const problem = checkTyped(text, maximumCommentLength);
  if (problem) return problemOf(question.name, problem);
  question.comment = String(text);
  carried[key] = text;
  return undefined;
};

const evaluatePage = (
  page: PageModel,
  wrong: ReadonlyMap<string, Problem>,
  carried: Answers,
): EvaluatedPage => ({
  name: page.name,
  visible: page.isVisible,
  questions: new Map(page.questions.map((question) => [question.name, question.isVisibleInSurvey])),
  problems: page.questions
    .filter((question) => question.isVisibleInSurvey && carried[declinedKey(question.name)] !== true)
    .flatMap((question) => wrong.get(question.name) ?? ownProblems(question)),
});

/** What survey-core itself finds: required answers, bounds, validators, cells of a matrix. */
const ownProblems = (question: Question): Problem[] => {
  if (question.validate(true)) return [];
  const [error] = question.getAllErrors();
  const type = error?.getErrorType() ?? 'invalid';
  const required = type.startsWith('required') || type === 'otherempty';
  return [problemOf(question.name, required ? 'required' : 'invalid', error?.getText())];
};

const withComputed = (model: Model, carried: Record<string, unknown>): Answers => {
  for (const question of model.getAllQuestions())
    if (question instanceof QuestionExpressionModel && question.isVisibleInSurvey && !question.isEmpty())
      carried[question.name] = question.value;
  return carried;
};
