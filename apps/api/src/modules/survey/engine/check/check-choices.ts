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

/** One of the choices on show, by strict equality: survey-core would also take `"1"` for `1`. */
export const checkSingle = (question: QuestionSelectBase, value: unknown): ProblemCode | undefined =>
  valuesOf(question.visibleChoices).has(value) ? undefined : 'unknownChoice';

/** Several choices on show, each once, within the maximum; an exclusive one ("none of these") stands alone. */
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

/** One picture on show, or several where the question says so, each once. */
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

/** A ranking names every item on show once (or a selection of them where the question says so). */
export const checkRanking = (question: QuestionRankingModel, value: unknown): ProblemCode | undefined => {
  const several = checkSeveral(question, value);
  if (several || question.selectToRankEnabled) return several;
  return Array.isArray(value) && value.length === question.visibleChoices.length ? undefined : 'required';
};

/** One of the points of the scale. */
export const checkRating = (question: QuestionRatingModel, value: unknown): ProblemCode | undefined =>
  valuesOf(question.visibleRateValues).has(value) ? undefined : 'unknownChoice';

/** A number on the slider's track that one of its steps reaches. */
export const checkSlider = (question: QuestionSliderModel, value: unknown): ProblemCode | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'wrongType';
  const { min, max, step } = question;
  if (value < min || value > max) return 'invalid';
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? undefined : 'invalid';
};
