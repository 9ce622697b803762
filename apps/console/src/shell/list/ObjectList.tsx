import type { ViewedList } from '@yayan/console-client';
import { EmptyState } from '@yayan/ui';
import { type ReactNode, useRef } from 'react';
import { ActButton } from '../act/ActButton.tsx';
import { type ExportedRows, exportOf } from '../export/export-act.ts';
import { useKeys } from '../keys/use-keys.ts';
import type { Bulk } from './bulk/bulk-definition.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListArrangement } from './ListArrangement.tsx';
import { LoadedRows } from './LoadedRows.tsx';
import type { Column, Filter, FilterValues, ListPage } from './list-types.ts';
import { NewRows } from './NewRows.tsx';
import { useColumns } from './use-columns.ts';
import { useFilters } from './use-filters.ts';
import { matchingText } from './matching-text.ts';
import { useListPages } from './use-list-pages.ts';
import { useRowKeys } from './use-row-keys.ts';
import classes from './ObjectList.module.css';

interface ObjectListProps<Item> {
  /** What the list holds: 「任务」. */
  content: string;
  /** Names the call in the cache. */
  queryKey: readonly unknown[];
  load: (values: FilterValues, cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>;
  columns: readonly Column<Item>[];
  rowKey: (item: Item) => string;
  /** Where a row leads; its first column is the link. */
  rowHref?: (item: Item) => string | undefined;
  filters?: readonly Filter[];
  /** What to do first, while these filters are needed and empty. */
  prompt?: { needs: string; show: ReactNode };
  emptyHint?: string;
  /** Lets operators choose columns and save views of this list. */
  list?: ViewedList;
  /** What the button 导出 exports with these filters; undefined if these rows can't be exported. */
  exported?: (values: FilterValues) => ExportedRows | undefined;
  /** What can be done with chosen rows. */
  bulk?: Bulk<Item>;
}

const NO_FILTERS: readonly Filter[] = [];

const countText = (page: ListPage<unknown> | undefined): string =>
  page?.count === undefined ? '' : `${matchingText(page)} 个`;

/**
 * The list of every room: filters in the address, pages that load as one goes on, and the keys j, k, o, x and `/`. It shows
 * loading, empty, forbidden and failed states.
 */
export function ObjectList<Item>(props: ObjectListProps<Item>) {
  const {
    content,
    queryKey,
    load,
    columns,
    rowKey,
    rowHref,
    filters = NO_FILTERS,
    prompt,
    emptyHint,
    list,
    exported,
    bulk,
  } = props;
  const { values, publicValues, set, clear, apply } = useFilters(filters);
  const columnState = useColumns(list ?? '', columns);
  const isAsking = prompt !== undefined && !values[prompt.needs];
  const { query, newRows } = useListPages({ queryKey, load, values, rowKey, isAsking });
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const { next, previous, open, choose } = useRowKeys(table);
  const goToFilter = (): void => {
    // The first list's filter, on a page with several.
    if (document.querySelector('search input[type="search"]') === search.current) search.current?.focus();
  };
  useKeys({ j: next, k: previous, o: open, x: choose, '/': goToFilter });
  const rows = isAsking ? undefined : exported?.(values);
  return (
    <div className={classes['root']}>
      {filters.length > 0 || rows ? (
        <div className={classes['bar']}>
          {filters.length > 0 ? (
            <FilterBar filters={filters} values={values} set={set} clear={clear} searchRef={search} />
          ) : null}
          <div className={classes['tools']}>
            <output className={classes['count']}>{isAsking ? '' : countText(query.data?.pages[0])}</output>
            {list ? (
              <ListArrangement
                list={list}
                columns={columns}
                columnState={columnState}
                values={publicValues}
                apply={apply}
              />
            ) : null}
            {rows ? <ActButton key={JSON.stringify(rows)} act={exportOf(rows)} id="" /> : null}
          </div>
        </div>
      ) : null}
      <NewRows count={newRows.count} isMore={newRows.isMore} onShow={newRows.show} />
      {isAsking ? (
        prompt.show
      ) : (
        <LoadedRows
          ref={table}
          query={query}
          label={content}
          columns={list ? columnState.shown : columns}
          rowKey={rowKey}
          rowHref={rowHref}
          values={values}
          bulk={bulk}
          empty={
            <EmptyState
              content={Object.keys(values).length > 0 ? `符合筛选的${content}` : content}
              hint={emptyHint}
            />
          }
        />
      )}
    </div>
  );
}
