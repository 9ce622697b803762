import { QuestionCommentModel, type Question, type QuestionTextModel } from 'survey-core';
import type { ProblemCode } from '../definition/definition.ts';
import { maximumTextLength } from '../definition/prepared-survey.ts';
import { telephone } from '../telephone.ts';
import { isDay } from './is-day.ts';

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  email: (text) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text),
  date: isDay,
  month: (text) => isDay(`${text}-01`),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/u.test(text),
  tel: (text) => telephone.test(text),
};

/** The input types of `text` questions that our survey host supports. */
export const supportedInputTypes: ReadonlySet<string> = new Set(['text', 'number', ...Object.keys(formats)]);

/** Checks typed text: well-formed Unicode, storable in PostgreSQL (no NUL), at most `limit` characters. */
export const checkTyped = (value: unknown, limit: number): ProblemCode | undefined => {
  if (typeof value !== 'string' || value === '') return 'wrongType';
  if (value.includes('\u0000') || !value.isWellFormed()) return 'wrongType';
  return value.length > limit ? 'tooLong' : undefined;
};

/** Checks the answer to a `text` or `comment` question by its input type. survey-core checks bounds and validators. */
export const checkText = (
  question: QuestionTextModel | QuestionCommentModel,
  value: unknown,
): ProblemCode | undefined => {
  const inputType = question instanceof QuestionCommentModel ? 'text' : question.inputType;
  if (inputType === 'number') return Number.isFinite(value) ? undefined : 'wrongType';
  const typed = checkTyped(value, textLimit(question));
  if (typed) return typed;
  const format = formats[inputType];
  return format && !format(String(value)) ? 'invalidFormat' : undefined;
};

const textLimit = (question: Question): number => {
  const own: unknown = question.getPropertyValue('maxLength');
  return typeof own === 'number' && own > 0 ? own : maximumTextLength;
};
