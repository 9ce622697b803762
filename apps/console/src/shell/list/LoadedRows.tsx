import { LoadMore } from '@yayan/ui';
import type { ReactNode, Ref } from 'react';
import { mayDo, useSession } from '../session/session.ts';
import { LoadedQuery } from '../state/LoadedQuery.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { Bulk } from './bulk/bulk-definition.ts';
import { choiceColumn } from './bulk/choice-column.tsx';
import { useChoice } from './bulk/use-choice.ts';
import { ListTable } from './ListTable.tsx';
import type { Column, FilterValues } from './list-types.ts';
import { matchingText } from './matching-text.ts';
import type { PagesQuery } from './use-list-pages.ts';

interface LoadedRowsProps<Item> {
  ref: Ref<HTMLDivElement>;
  query: PagesQuery<Item>;
  label: string;
  columns: readonly Column<Item>[];
  rowKey: (item: Item) => string;
  rowHref: ((item: Item) => string | undefined) | undefined;
  values: FilterValues;
  bulk: Bulk<Item> | undefined;
  /** What stands there without rows. */
  empty: ReactNode;
}

/** The rows of a list once they are loaded: the table, what can be done with chosen rows, and the next page. */
export function LoadedRows<Item>(props: LoadedRowsProps<Item>) {
  const { ref, query, label, columns, rowKey, rowHref, values, bulk, empty } = props;
  const session = useSession();
  const choice = useChoice(JSON.stringify([label, values]));
  const canChoose = bulk?.acts.some(({ permissions }) => mayDo(session, permissions)) === true;
  return (
    <LoadedQuery query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <>
            <ListTable
              ref={ref}
              label={label}
              lead={
                bulk && canChoose ? choiceColumn(choice, items, { rowKey, nameOf: bulk.nameOf }) : undefined
              }
              columns={columns}
              items={items}
              rowKey={rowKey}
              rowHref={rowHref}
            />
            <LoadMore query={query} />
            {bulk && canChoose ? (
              <BulkBar
                bulk={bulk}
                choice={choice}
                items={items}
                rowKey={rowKey}
                values={values}
                hasMore={query.hasNextPage}
                matching={matchingText(pages[0] ?? {})}
              />
            ) : null}
          </>
        );
      }}
    </LoadedQuery>
  );
}
