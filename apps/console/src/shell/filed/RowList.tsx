import { IconX } from '@tabler/icons-react';
import { ActionIcon, Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './file-columns.module.css';

interface RowListProps<Row> {
  /** What one row is: 步骤. */
  name: string;
  rows: readonly Row[];
  most: number;
  /** As few rows as there must be; none by default. */
  least?: number;
  renderRow: (row: Row, at: number) => ReactNode;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** Some rows must stay. By default all may go. */
  mayRemove?: (row: Row) => boolean;
  /** 'pair' and 'stack' frame a row under its title, with fields beside or below each other; a 'line' is without both. */
  layout?: 'pair' | 'stack' | 'line';
  /** The title of a row by its number from 1, by default 「步骤 1」. */
  titleOf?: (number: number) => string;
  addLabel?: string;
}

/** Rows of fields, with buttons to add one and to take one away. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { name, rows, most, least = 0, renderRow, onAdd, onRemove, mayRemove, layout = 'pair' } = props;
  const { titleOf = (number) => `${name} ${number}`, addLabel = `加一个${name}` } = props;
  const removeButton = (row: Row, at: number): ReactNode =>
    mayRemove?.(row) === false ? null : (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`去掉${titleOf(at + 1)}`}
        disabled={rows.length <= least}
        onClick={() => onRemove(at)}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    );
  return (
    <>
      {rows.map((row, at) =>
        layout === 'line' ? (
          // Rows have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={classes['line']}>
            <div className={classes['pair']}>{renderRow(row, at)}</div>
            {removeButton(row, at)}
          </div>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={at} className={classes['row']} aria-label={titleOf(at + 1)}>
            <div className={classes['rowHead']}>
              <b>{titleOf(at + 1)}</b>
              {removeButton(row, at)}
            </div>
            <div className={classes[layout]}>{renderRow(row, at)}</div>
          </fieldset>
        ),
      )}
      {rows.length < most ? (
        <div>
          <Button variant="default" onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </>
  );
}
