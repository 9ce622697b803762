import {
  QuestionCheckboxModel,
  QuestionRankingModel,
  type QuestionImagePickerModel,
  type ItemValue,
  type QuestionRatingModel,
  type QuestionSelectBase,
  type QuestionSliderModel,
} from 'survey-core';
import type { ProblemCode } from '../definition/definition.ts';

const valuesOf = (items: readonly ItemValue[]): ReadonlySet<unknown> =>
  new Set(items.map((item): unknown => item.value));

/**
 * Checks that the value is a visible choice. It compares strictly, because survey-core would also accept `"1"` for `1`.
 */
export const checkSingle = (question: QuestionSelectBase, value: unknown): ProblemCode | undefined =>
  valuesOf(question.visibleChoices).has(value) ? undefined : 'unknownChoice';

/**
 * Checks that the value is a list of visible choices, each at most once, within the maximum. An exclusive choice ("none
 * of these") must be the only one.
 */
export const checkSeveral = (question: QuestionCheckboxModel, value: unknown): ProblemCode | undefined => {
  if (!Array.isArray(value) || value.length === 0) return 'wrongType';
  const known = valuesOf(question.visibleChoices);
  if (!value.every((item) => known.has(item))) return 'unknownChoice';
  if (new Set(value).size !== value.length) return 'wrongType';
  const limit = question.maxSelectedChoices;
  if (limit > 0 && value.length > limit) return 'tooMany';
  const alone = question.visibleChoices.filter((item) => isExclusive(question, item));
  return value.length > 1 && alone.some((item) => value.includes(item.value)) ? 'tooMany' : undefined;
};

/**
 * Checks that the value is a visible picture, or a list of them, each at most once, if the question is multi-select.
 */
export const checkPictures = (
  question: QuestionImagePickerModel,
  value: unknown,
): ProblemCode | undefined => {
  if (!question.multiSelect) return checkSingle(question, value);
  if (!Array.isArray(value) || value.length === 0) return 'wrongType';
  const known = valuesOf(question.visibleChoices);
  if (!value.every((item) => known.has(item))) return 'unknownChoice';
  return new Set(value).size === value.length ? undefined : 'wrongType';
};

const isExclusive = (question: QuestionCheckboxModel, item: ItemValue): boolean =>
  item === question.noneItem ||
  item === question.refuseItem ||
  item === question.dontKnowItem ||
  item.getPropertyValue('isExclusive') === true;

/** Checks that a ranking names every visible item once. With `selectToRankEnabled` it may name only some of them. */
export const checkRanking = (question: QuestionRankingModel, value: unknown): ProblemCode | undefined => {
  const several = checkSeveral(question, value);
  if (several || question.selectToRankEnabled) return several;
  return Array.isArray(value) && value.length === question.visibleChoices.length ? undefined : 'required';
};

/** Checks that the value is a visible point of the rating scale. */
export const checkRating = (question: QuestionRatingModel, value: unknown): ProblemCode | undefined =>
  valuesOf(question.visibleRateValues).has(value) ? undefined : 'unknownChoice';

/** Checks that the value is a number within the slider's bounds, and a whole number of steps above its minimum. */
export const checkSlider = (question: QuestionSliderModel, value: unknown): ProblemCode | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrongType';
  const { min, max, step } = question;
  if (value < min || value > max) return 'invalid';
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? undefined : 'invalid';
};
