'use no memo';

import type { MatrixRowModel, QuestionMatrixModel } from 'survey-core';
import classes from './MatrixCards.module.css';
import { useModelVersion } from './use-model-version.ts';

interface MatrixCardsProps {
  question: QuestionMatrixModel;
}

/** A matrix on a narrow screen: one card a row, its columns side by side when their words are short. */
export function MatrixCards({ question }: MatrixCardsProps) {
  useModelVersion(question);
  const missing = question.errors.length > 0;
  return (
    <div className={classes['cards']}>
      {question.visibleRows.map((row) => (
        <MatrixCard key={row.uniqueId} question={question} row={row} missing={missing && !row.value} />
      ))}
    </div>
  );
}

interface MatrixCardProps extends MatrixCardsProps {
  row: MatrixRowModel;
  missing: boolean;
}

function MatrixCard({ question, row, missing }: MatrixCardProps) {
  useModelVersion(row);
  const columns = question.visibleColumns;
  const short = columns.length <= 5 && columns.every((column) => column.text.length <= 4);
  return (
    <fieldset className={classes['card']} data-missing={missing || undefined}>
      <legend className={classes['legend']}>{row.text}</legend>
      <div className={classes['options']} data-short={short || undefined}>
        {columns.map((column) => (
          <label key={column.uniqueId} className={classes['option']}>
            <input
              type="radio"
              className={classes['input']}
              name={row.fullName}
              checked={row.isChecked(column)}
              disabled={question.isReadOnly}
              onChange={() => row.cellClick(column)}
            />
            <span className={classes['dot']} aria-hidden="true" />
            <span>{column.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
