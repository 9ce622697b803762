import {
  type ItemValue,
  type MatrixDropdownColumn,
  type Question,
  QuestionFileModel,
  QuestionImagePickerModel,
  QuestionMatrixDropdownModelBase,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionRatingModel,
  QuestionSelectBase,
  QuestionTextModel,
} from 'survey-core';
import { mostFilesOf } from '../check/check-files.ts';
import { type AnswerInput, questionTypes } from '../question-types.ts';

interface Choice {
  readonly value: unknown;
  readonly text: string;
}

/** What can be answered at one place. */
export interface AnswerField {
  readonly input: AnswerInput;
  readonly choices: readonly Choice[];
}

/** A row, a cell or a field of a question that is answered by its parts. */
interface AnswerPart extends AnswerField {
  /** The keys that lead to it in the answer. */
  readonly path: readonly string[];
  readonly title: string;
}

export const inputOf = (question: Question): AnswerInput => {
  if (question instanceof QuestionTextModel) return question.inputType === 'number' ? 'number' : 'text';
  if (question instanceof QuestionImagePickerModel) return question.multiSelect ? 'several' : 'one';
  return questionTypes.get(question.getType()) ?? 'none';
};

/** A choice as survey-core has it. `value` is `any` there. */
const choiceOf = ({ value, text }: ItemValue): Choice => ({ value, text });

/** The choices that survey-core adds below the others, such as 其他 and 以上都不是. */
const addedChoices = (question: QuestionSelectBase): ItemValue[] => [
  ...(question.showOtherItem ? [question.otherItem] : []),
  ...(question.showNoneItem ? [question.noneItem] : []),
  ...(question.showRefuseItem ? [question.refuseItem] : []),
  ...(question.showDontKnowItem ? [question.dontKnowItem] : []),
];

/** The choices of a question; none for one that is typed in. */
export const choicesOf = (question: Question): readonly Choice[] => {
  if (question.getType() === 'boolean')
    return [true, false].map((value) => ({ value, text: value ? '是' : '否' }));
  if (question instanceof QuestionFileModel)
    return Array.from({ length: mostFilesOf(question) }, (_none, at) => ({
      value: at + 1,
      text: `${at + 1} 个文件`,
    }));
  if (question instanceof QuestionRatingModel) return question.visibleRateValues.map(choiceOf);
  if (!(question instanceof QuestionSelectBase)) return [];
  return [...question.choices, ...addedChoices(question)].map(choiceOf);
};

/** A column without choices of its own has those of its matrix. */
const fieldOfColumn = (
  { choices }: QuestionMatrixDropdownModelBase,
  { templateQuestion }: MatrixDropdownColumn,
): AnswerField => {
  const own = choicesOf(templateQuestion);
  const isBare = templateQuestion instanceof QuestionSelectBase && templateQuestion.choices.length === 0;
  return {
    input: inputOf(templateQuestion),
    choices: isBare ? [...choices.map(choiceOf), ...own] : own,
  };
};

/** The parts of a question that is answered by them, also those that a condition hides. */
export const partsOf = (question: Question): readonly AnswerPart[] => {
  if (question instanceof QuestionMatrixModel)
    return question.rows.map((row: ItemValue) => ({
      path: [String(row.value)],
      title: row.text,
      input: question.isMultiSelect ? 'several' : 'one',
      choices: question.columns.map(choiceOf),
    }));
  if (question instanceof QuestionMatrixDropdownModelBase)
    return question.rows.flatMap((row: ItemValue) =>
      question.columns.map((column) => ({
        path: [String(row.value), column.name],
        title: `${row.text} ${column.title}`,
        ...fieldOfColumn(question, column),
      })),
    );
  if (question instanceof QuestionMultipleTextModel)
    return question.items.map(({ name, title, editor }) => ({
      path: [name],
      title,
      input: inputOf(editor),
      choices: [],
    }));
  return [];
};
