import { type Model, QuestionMatrixModel } from 'survey-core';

/** How many rows the text names. On a phone more would fill the screen. */
const MOST = 3;

/** 「还没回答：味道、价格」: which rows of a matrix are missing. */
const missingText = ({ visibleRows }: QuestionMatrixModel): string => {
  const open = visibleRows.filter((row) => row.value === undefined || row.value === null || row.value === '');
  const named = open.slice(0, MOST).map(({ text }) => text);
  return `还没回答：${named.join('、')}${open.length > MOST ? ` 等 ${open.length} 行` : ''}`;
};

/** Says which rows a refused matrix misses, instead of that some row is missing, until all are answered. */
export const nameMissingRows = (model: Model): void => {
  model.onErrorCustomText.add((_, options) => {
    if (options.name === 'requiredinallrowserror' && options.obj instanceof QuestionMatrixModel)
      options.text = missingText(options.obj);
  });
  model.onValueChanged.add((_, { question }) => {
    if (!(question instanceof QuestionMatrixModel)) return;
    // An error keeps the text that it had at first.
    for (const error of question.errors) error.locText.text = error.getText();
  });
};
