import type { MatrixRowModel, QuestionMatrixModel } from 'survey-core';
import classes from './MatrixCards.module.css';
import { useModelVersion } from './use-model-version.ts';

interface MatrixCardsProps {
  question: QuestionMatrixModel;
}

/**
 * Shows a matrix as one card for each row. A table would scroll sideways on a phone and, with five columns, on a desktop too.
 * The columns are side by side where their texts fit.
 */
export function MatrixCards({ question }: MatrixCardsProps) {
  'use no memo';
  useModelVersion(question);
  const missing = question.errors.length > 0;
  const rows = question.visibleRows;
  const open = rows.find((row) => !row.value) ?? rows[0];
  return (
    <div className={classes['cards']}>
      {rows.map((row) => (
        <MatrixCard
          key={row.uniqueId}
          question={question}
          row={row}
          missing={missing && !row.value}
          focusId={row === open ? focusIdOf(question) : undefined}
        />
      ))}
    </div>
  );
}

/** The id that survey-core looks for when it moves the focus to a refused question. */
const focusIdOf = (question: QuestionMatrixModel): string =>
  `${question.inputId}_${String(question.visibleRows[0]?.name)}_0`;

interface MatrixCardProps extends MatrixCardsProps {
  row: MatrixRowModel;
  missing: boolean;
  /** The id of the row's first option, if the focus must be able to move here. */
  focusId: string | undefined;
}

function MatrixCard({ question, row, missing, focusId }: MatrixCardProps) {
  'use no memo';
  useModelVersion(row);
  const columns = question.visibleColumns;
  const longest = columns.length <= 5 ? Math.max(...columns.map((column) => column.text.length)) : Infinity;
  return (
    <fieldset className={classes['card']} data-missing={missing || undefined}>
      <legend className={classes['legend']}>{row.text}</legend>
      <div className={classes['options']} data-fits={fits(longest)}>
        {columns.map((column, index) => (
          <label key={column.uniqueId} className={classes['option']}>
            <input
              id={index === 0 ? focusId : undefined}
              type={question.isMultiSelect ? 'checkbox' : 'radio'}
              className={classes['input']}
              name={row.fullName}
              checked={row.isChecked(column)}
              disabled={question.isReadOnly}
              onChange={() => row.cellClick(column)}
            />
            <span
              className={classes['dot']}
              data-square={question.isMultiSelect || undefined}
              aria-hidden="true"
            />
            <span>{column.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The smallest screen on which the columns fit side by side, judged by the longest label; undefined when they fit on none. */
const fits = (longest: number): 'phone' | 'desktop' | undefined => {
  if (longest <= 4) return 'phone';
  return longest <= 8 ? 'desktop' : undefined;
};
