import { useMediaQuery } from '@mantine/hooks';
import { Link, media, VisuallyHidden } from '@yayan/ui';
import type { Ref } from 'react';
import { isShortFigure } from '../figure/is-short-figure.ts';
import type { Column } from './list-types.ts';
import classes from './ListTable.module.css';

interface ListTableProps<Item> {
  ref?: Ref<HTMLDivElement>;
  /** What the rows are, for screen readers. */
  label: string;
  /** Stands before the columns, and is never the link. */
  lead?: Column<Item> | undefined;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  rowHref?: ((item: Item) => string | undefined) | undefined;
}

/** The rows of a list. The first cell is the row's link; on phones it also says in brief what the row is (rule 14.100). */
export function ListTable<Item>({ ref, label, lead, columns, items, rowKey, rowHref }: ListTableProps<Item>) {
  const isOnPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const [first, ...others] = columns;
  const brief = isOnPhone ? others.filter(({ isBrief }) => isBrief) : [];
  const beside = columns.filter((column) => !brief.includes(column));
  const all = lead ? [lead, ...beside] : beside;
  return (
    // Scrolls sideways by keyboard too where it is too narrow; rows that are links bring the focus there themselves.
    <section ref={ref} className={classes['frame']} aria-label={label} tabIndex={rowHref ? -1 : 0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            {all.map(({ key, title, heading, isNumber, isWide }) => (
              <th
                key={key}
                scope="col"
                data-lead={key === lead?.key}
                data-number={isNumber}
                data-wide={isWide}
              >
                {heading ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const href = rowHref?.(item);
            return (
              <tr key={rowKey(item)}>
                {all.map(({ key, render, isNumber, isWhole, isWide }) => {
                  const content = render(item);
                  return (
                    <td
                      key={key}
                      data-lead={key === lead?.key}
                      data-number={isNumber}
                      data-whole={isWhole === true || isShortFigure(content) ? true : undefined}
                      data-wide={isWide}
                    >
                      {key === first?.key && href !== undefined ? (
                        <Link href={href} className={classes['link']} data-row-link>
                          {content}
                        </Link>
                      ) : (
                        content
                      )}
                      {key === first?.key
                        ? brief.map((column) => (
                            <div key={column.key} className={classes['brief']}>
                              <VisuallyHidden>{column.title}：</VisuallyHidden>
                              {column.render(item)}
                            </div>
                          ))
                        : null}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
