import { IconX } from '@tabler/icons-react';
import { ActionIcon, Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './file-columns.module.css';

interface RowListProps<Row> {
  /** What one row is: 步骤. */
  name: string;
  rows: readonly Row[];
  most: number;
  renderRow: (row: Row, at: number) => ReactNode;
  onAdd: () => void;
  onRemove: (at: number) => void;
}

/** Rows of fields, with buttons to add one and to take one away. */
export function RowList<Row>({ name, rows, most, renderRow, onAdd, onRemove }: RowListProps<Row>) {
  return (
    <>
      {rows.map((row, at) => (
        // Rows have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={classes['row']} aria-label={`${name} ${at + 1}`}>
          <div className={classes['rowHead']}>
            <b>
              {name} {at + 1}
            </b>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`去掉${name} ${at + 1}`}
              onClick={() => onRemove(at)}
            >
              <IconX size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
          <div className={classes['pair']}>{renderRow(row, at)}</div>
        </fieldset>
      ))}
      {rows.length < most ? (
        <div>
          <Button variant="default" onClick={onAdd}>
            加一个{name}
          </Button>
        </div>
      ) : null}
    </>
  );
}
