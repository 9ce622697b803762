import {
  type ItemValue,
  type Question,
  QuestionBooleanModel,
  QuestionCheckboxModel,
  QuestionFileModel,
  QuestionImagePickerModel,
  QuestionMatrixDropdownModelBase,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionNonValue,
  QuestionRankingModel,
  QuestionSelectBase,
  QuestionTextModel,
} from 'survey-core';
import {
  type Answers,
  buildModel,
  commentKey,
  declinedKey,
  isPlainObject,
  type SurveyDefinition,
} from '@yayan/survey-engine';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';

/** One column of a report: a question, or a choice, row or cell of one. */
export interface ReportColumn {
  /** Name of the question or its part, such as `drinks.tea`. It is the same in every version of a questionnaire. */
  readonly key: string;
  /** The text the respondent read. */
  readonly label: string;
  /** What an answer can hold: one of the author's texts, words of the respondent, or what is personal by its question. */
  readonly holds: 'choice' | 'words' | 'personal';
  /** For one of several choices or ranks: the question, and the choice's text. The value is 1 or 0, or the rank. */
  readonly item?: { readonly of: string; readonly question: string; readonly text: string };
  readonly valueIn: (answers: Answers) => Cell;
}

/**
 * The columns of a questionnaire, in its order. Answers appear as their texts. A question with several choices has one
 * column for each choice, with 1 or 0. 「不想回答」 has a column after its question.
 */
export const reportColumns = ({ survey, host }: SurveyDefinition): ReportColumn[] =>
  buildModel(survey)
    .getAllQuestions()
    .flatMap((question) => [
      ...columnsOf(question).map((column): ReportColumn =>
        host.sensitive.includes(question.name) ? { ...column, holds: 'personal' } : column,
      ),
      ...(host.sensitive.includes(question.name) ? [declinedColumn(question)] : []),
    ]);

/** 1 if the respondent declined, 0 if there is an answer, empty if the question wasn't answered at all. */
const declinedColumn = ({ name, title }: Question): ReportColumn => ({
  key: declinedKey(name),
  label: `${title} / 不想回答`,
  holds: 'choice',
  valueIn: (answers) => {
    if (answers[declinedKey(name)] === true) return 1;
    return answers[name] === undefined ? null : 0;
  },
});

function columnsOf(question: Question): ReportColumn[] {
  if (question instanceof QuestionNonValue) return [];
  const { name } = question;
  if (question instanceof QuestionRankingModel)
    return itemColumns(question, (value, item) => rankIn(value, item));
  if (isSeveral(question))
    return [...itemColumns(question, (value, item) => chosenIn(value, item)), ...commentColumn(question)];
  if (question instanceof QuestionMatrixModel)
    return partColumns(question, question.rows as ItemValue[], (value, row) =>
      // survey-core types the rows as `any`; they are items.
      textIn(question.columns as ItemValue[], partOf(value, row.value)),
    );
  if (question instanceof QuestionMatrixDropdownModelBase) return cellColumns(question);
  if (question instanceof QuestionMultipleTextModel)
    return question.items.map((item) => ({
      key: `${name}.${item.name}`,
      label: `${question.title} / ${item.title}`,
      holds: holdsOf(item.editor),
      valueIn: (answers) => plain(partOf(answers[name], item.name)),
    }));
  return [
    {
      key: name,
      label: question.title,
      holds: holdsOf(question),
      valueIn: (answers) => single(question, answers[name]),
    },
    ...commentColumn(question),
  ];
}

/** Input types that ask for a contact. */
const CONTACTS: ReadonlySet<string> = new Set(['tel', 'email']);

function holdsOf(question: Question): ReportColumn['holds'] {
  if (question instanceof QuestionFileModel || question.getType() === 'signaturepad') return 'personal';
  if (question instanceof QuestionTextModel && CONTACTS.has(question.inputType)) return 'personal';
  return question instanceof QuestionSelectBase || question instanceof QuestionBooleanModel
    ? 'choice'
    : 'words';
}

const isSeveral = (question: Question): question is QuestionCheckboxModel | QuestionImagePickerModel =>
  question instanceof QuestionCheckboxModel ||
  (question instanceof QuestionImagePickerModel && question.multiSelect);

const itemsOf = (question: QuestionSelectBase): ItemValue[] => [
  ...(question.choices as ItemValue[]), // survey-core types the choices as `any`; they are items.
  ...(question.showNoneItem ? [question.noneItem] : []),
  ...(question.showOtherItem ? [question.otherItem] : []),
];

const partColumns = (
  { name, title }: Question,
  items: readonly ItemValue[],
  read: (value: unknown, item: ItemValue) => Cell,
): ReportColumn[] =>
  items.map((item) => ({
    key: `${name}.${String(item.value)}`,
    label: `${title} / ${item.text}`,
    holds: 'choice',
    valueIn: (answers) => read(answers[name], item),
  }));

const itemColumns = (
  question: QuestionSelectBase,
  read: (value: unknown, item: ItemValue) => Cell,
): ReportColumn[] => {
  const items = itemsOf(question);
  return partColumns(question, items, read).map((column, at) => ({
    ...column,
    item: { of: question.name, question: question.title, text: items[at]?.text ?? '' },
  }));
};

/** One column for each cell. Its choices are the column's own, or the question's if the column has none. */
const cellColumns = (question: QuestionMatrixDropdownModelBase): ReportColumn[] =>
  question.visibleRows.flatMap((row) =>
    row.cells.map(({ column, question: cell }) => ({
      key: `${question.name}.${String(row.rowName)}.${column.name}`,
      label: `${question.title} / ${row.text} / ${column.title}`,
      holds: holdsOf(cell),
      valueIn: (answers: Answers) =>
        single(cell, partOf(partOf(answers[question.name], String(row.rowName)), column.name)),
    })),
  );

const commentColumn = (question: Question): ReportColumn[] =>
  question.hasComment || (question instanceof QuestionSelectBase && question.showOtherItem)
    ? [
        {
          key: commentKey(question.name),
          label: `${question.title} / 补充`,
          holds: 'words',
          valueIn: (answers) => plain(answers[commentKey(question.name)]),
        },
      ]
    : [];

function single(question: Question, value: unknown): Cell {
  if (value === undefined) return null;
  if (question instanceof QuestionSelectBase) return textIn(itemsOf(question), value);
  if (question instanceof QuestionBooleanModel)
    return value === true ? question.labelTrue : question.labelFalse;
  if (question instanceof QuestionFileModel && Array.isArray(value))
    return value.map((file) => String(partOf(file, 'content'))).join(' ');
  return plain(value);
}

const partOf = (value: unknown, key: string): unknown =>
  isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The text of a value, or the joined texts of several values. */
const textIn = (items: readonly ItemValue[], value: unknown): Cell => {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textIn(items, one)).join('、');
  return items.find((item) => item.value === value)?.text ?? plain(value);
};

const chosenIn = (value: unknown, item: ItemValue): Cell =>
  Array.isArray(value) ? Number(value.includes(item.value)) : null;

const rankIn = (value: unknown, item: ItemValue): Cell =>
  Array.isArray(value) && value.includes(item.value) ? value.indexOf(item.value) + 1 : null;

const plain = (value: unknown): Cell => {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
};
