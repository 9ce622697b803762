import { Link } from '@yayan/ui';
import type { Ref } from 'react';
import type { Column } from './list-types.ts';
import classes from './ListTable.module.css';

interface ListTableProps<Item> {
  ref?: Ref<HTMLDivElement>;
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  rowHref?: ((item: Item) => string | undefined) | undefined;
}

/** The rows of a list. The first cell is the row's link. */
export function ListTable<Item>({ ref, label, columns, items, rowKey, rowHref }: ListTableProps<Item>) {
  return (
    // Scrolls sideways by keyboard too where it is too narrow.
    <section ref={ref} className={classes['frame']} aria-label={label} tabIndex={-1}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber, isWide }) => (
              <th key={key} scope="col" data-number={isNumber} data-wide={isWide}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const href = rowHref?.(item);
            return (
              <tr key={rowKey(item)}>
                {columns.map(({ key, render, isNumber, isWide }, at) => (
                  <td key={key} data-number={isNumber} data-wide={isWide}>
                    {at === 0 && href !== undefined ? (
                      <Link href={href} className={classes['link']} data-row-link>
                        {render(item)}
                      </Link>
                    ) : (
                      render(item)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
