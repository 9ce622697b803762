import {
  QuestionBooleanModel,
  QuestionCheckboxModel,
  QuestionCommentModel,
  QuestionFileModel,
  QuestionImagePickerModel,
  QuestionMatrixDropdownModelBase,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionRankingModel,
  QuestionRatingModel,
  QuestionSelectBase,
  QuestionSliderModel,
  QuestionTextModel,
  type Question,
} from 'survey-core';
import {
  checkPictures,
  checkRanking,
  checkRating,
  checkSeveral,
  checkSingle,
  checkSlider,
} from './check-choices.ts';
import { checkFiles } from './check-files.ts';
import { checkText } from './check-text.ts';
import type { ProblemCode } from '../definition/definition.ts';
import { isPlainObject } from '../plain-object.ts';

type ValueProblem = ProblemCode | undefined;

/**
 * Checks that this question's own widget can produce `value` with the rows and choices that are visible now. Returns
 * the problem, or undefined. It covers what survey-core accepts (rule 3.5). survey-core checks required answers and
 * bounds.
 */
export const checkValue = (question: Question, value: unknown): ValueProblem => {
  if (question instanceof QuestionRankingModel) return checkRanking(question, value);
  if (question instanceof QuestionCheckboxModel) return checkSeveral(question, value);
  if (question instanceof QuestionImagePickerModel) return checkPictures(question, value);
  if (question instanceof QuestionFileModel) return checkFiles(question, value);
  if (question instanceof QuestionSelectBase) return checkSingle(question, value);
  if (question instanceof QuestionTextModel) return checkText(question, value);
  if (question instanceof QuestionCommentModel) return checkText(question, value);
  if (question instanceof QuestionRatingModel) return checkRating(question, value);
  if (question instanceof QuestionSliderModel) return checkSlider(question, value);
  if (question instanceof QuestionBooleanModel) return typeof value === 'boolean' ? undefined : 'wrongType';
  if (question instanceof QuestionMatrixModel) return checkMatrix(question, value);
  if (question instanceof QuestionMatrixDropdownModelBase) return checkMatrixDropdown(question, value);
  if (question instanceof QuestionMultipleTextModel) return checkMultipleText(question, value);
  return 'unknownQuestion';
};

const checkMatrix = (question: QuestionMatrixModel, value: unknown): ValueProblem => {
  const columns = new Set(question.visibleColumns.map((column): unknown => column.value));
  const rows = new Map(question.visibleRows.map((row) => [row.name, columns]));
  return checkParts(value, rows, (known, cell) => {
    if (!question.isMultiSelect) return known.has(cell) ? undefined : 'unknownChoice';
    if (!Array.isArray(cell) || cell.length === 0 || new Set(cell).size !== cell.length) return 'wrongType';
    return cell.every((one) => known.has(one)) ? undefined : 'unknownChoice';
  });
};

const checkMatrixDropdown = (question: QuestionMatrixDropdownModelBase, value: unknown): ValueProblem => {
  const rows = new Map(
    question.visibleRows.map((row) => [
      String(row.rowName),
      new Map(row.cells.map((cell) => [cell.column.name, cell.question])),
    ]),
  );
  return checkParts(value, rows, (cells, row) => checkParts(row, cells, checkValue));
};

const checkMultipleText = (question: QuestionMultipleTextModel, value: unknown): ValueProblem =>
  checkParts(value, new Map(question.items.map((item) => [item.name, item.editor])), checkValue);

/** Checks an answer that is an object: every key must be a known part, and every part must hold a valid value. */
const checkParts = <Part>(
  value: unknown,
  deps: ReadonlyMap<string, Part>,
  check: (part: Part, value: unknown) => ValueProblem,
): ValueProblem => {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return 'wrongType';
  for (const [key, inner] of Object.entries(value)) {
    const part = deps.get(key);
    if (part === undefined) return 'unknownChoice';
    const problem = check(part, inner);
    if (problem) return problem;
  }
  return undefined;
};
