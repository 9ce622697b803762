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

/** Returns an integer from 0 to `maxExclusive` − 1. */
export type Choose = (maxExclusive: number) => number;

/** For tests: an answer that this question's widget can produce, chosen by `choose`. */
export const honestAnswer = (question: Question, choose: Choose): unknown => {
  if (question instanceof QuestionRankingModel) return shuffled(valuesOf(question), choose);
  if (question instanceof QuestionCheckboxModel) return several(question, choose);
  if (question instanceof QuestionImagePickerModel && question.multiSelect)
    return shuffled(valuesOf(question), choose).slice(0, 1 + choose(valuesOf(question).length));
  if (question instanceof QuestionFileModel)
    return [{ name: '小票.jpg', type: 'image/jpeg', content: 'yayan/task/a/1.jpg' }];
  if (question instanceof QuestionSelectBase) return oneOf(valuesOf(question), choose);
  if (question instanceof QuestionTextModel) return typed(question, choose);
  if (question instanceof QuestionCommentModel) return oneOf(['还不错', '第一行\n第二行', '🌱 很好'], choose);
  if (question instanceof QuestionRatingModel)
    return oneOf(
      question.visibleRateValues.map((item): unknown => item.value),
      choose,
    );
  if (question instanceof QuestionSliderModel)
    return (
      question.min + question.step * choose(Math.floor((question.max - question.min) / question.step) + 1)
    );
  if (question instanceof QuestionBooleanModel) return choose(2) === 1;
  if (question instanceof QuestionMatrixModel)
    return Object.fromEntries(question.visibleRows.map((row) => [row.name, inRow(question, choose)]));
  if (question instanceof QuestionMatrixDropdownModelBase)
    return Object.fromEntries(
      question.visibleRows.map((row) => [
        String(row.rowName),
        Object.fromEntries(row.cells.map((cell) => [cell.column.name, honestAnswer(cell.question, choose)])),
      ]),
    );
  if (question instanceof QuestionMultipleTextModel)
    return Object.fromEntries(question.items.map((item) => [item.name, honestAnswer(item.editor, choose)]));
  return undefined;
};

const inRow = (question: QuestionMatrixModel, choose: Choose): unknown => {
  const columns = question.visibleColumns.map((column): unknown => column.value);
  return question.isMultiSelect
    ? shuffled(columns, choose).slice(0, 1 + choose(columns.length))
    : oneOf(columns, choose);
};

const oneOf = (values: readonly unknown[], choose: Choose): unknown => values[choose(values.length)];

const valuesOf = (question: QuestionSelectBase): unknown[] =>
  question.visibleChoices.map((item): unknown => item.value);

const shuffled = (values: readonly unknown[], choose: Choose): unknown[] => {
  const left = [...values];
  return values.map(() => left.splice(choose(left.length), 1)[0]);
};

const several = (question: QuestionCheckboxModel, choose: Choose): unknown[] => {
  const special: unknown[] = [
    question.noneItem.value,
    question.refuseItem.value,
    question.dontKnowItem.value,
  ];
  const values = valuesOf(question);
  if (choose(6) === 0 && values.includes(special[0])) return [special[0]];
  const plain = values.filter((value) => !special.includes(value));
  const limit = question.maxSelectedChoices > 0 ? question.maxSelectedChoices : plain.length;
  return shuffled(plain, choose).slice(0, 1 + choose(Math.min(limit, plain.length)));
};

const samples: Readonly<Record<string, readonly string[]>> = {
  text: ['糖糖', 'a b', '0'],
  email: ['someone@example.com'],
  date: ['2026-02-28'],
  month: ['2024-05'],
  time: ['08:30'],
  tel: ['13800000000', '+86 10-66668888'],
};

const typed = (question: QuestionTextModel, choose: Choose): unknown => {
  if (question.inputType !== 'number') return oneOf(samples[question.inputType] ?? [], choose);
  const least = typeof question.min === 'number' ? question.min : 1;
  const most = typeof question.max === 'number' ? question.max : least + 100;
  return least + choose(Math.min(most - least, 100) + 1);
};
