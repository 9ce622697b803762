import { useId } from 'react';
import { isShortFigure } from '../figure/is-short-figure.ts';
import type { Column } from '../list/list-types.ts';
import classes from './PartTable.module.css';

interface PartTableProps<Item> {
  heading: string;
  /** The first one names the row. */
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  /** What stands there without rows. */
  empty: string;
}

/** What belongs to an object, as a table in a card of its page. */
export function PartTable<Item>({ heading, columns, items, rowKey, empty }: PartTableProps<Item>) {
  const id = useId();
  return (
    // Scrolls sideways by keyboard too where it is too narrow.
    <section className={classes['card']} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={classes['heading']}>
        {heading}
      </h2>
      {items.length === 0 ? (
        <p className={classes['empty']}>{empty}</p>
      ) : (
        <table className={classes['table']}>
          <thead>
            <tr>
              {columns.map(({ key, title, isNumber }) => (
                <th key={key} scope="col" data-number={isNumber}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={rowKey(item)}>
                {columns.map(({ key, render, isNumber, isWhole }, at) => {
                  const content = render(item);
                  const whole = isWhole === true || isShortFigure(content) ? true : undefined;
                  return at === 0 ? (
                    <th key={key} scope="row" data-whole={whole}>
                      {content}
                    </th>
                  ) : (
                    <td key={key} data-number={isNumber} data-whole={whole}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
