import type { ViewedList } from '@yayan/console-client';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column, FilterValues } from './list-types.ts';
import type { ColumnsOf } from './use-columns.ts';
import { useViews } from './views/use-views.ts';
import { ViewMenu } from './views/ViewMenu.tsx';

interface ListArrangementProps<Item> {
  list: ViewedList;
  columns: readonly Column<Item>[];
  columnState: ColumnsOf<Item>;
  /** The filters in use, without those that may be personal data. */
  values: FilterValues;
  apply: (values: FilterValues) => void;
}

/** How somebody arranges a list: saved views and columns. */
export function ListArrangement<Item>(props: ListArrangementProps<Item>) {
  const { list, columns, columnState, values, apply } = props;
  const views = useViews(list, values, columnState.choice);
  return (
    <>
      <ViewMenu
        state={views}
        shown={{ filters: values, columns: columnState.choice }}
        onChoose={(view) => {
          apply(view.filters);
          columnState.choose(view.columns);
        }}
      />
      <ColumnMenu columns={columns} state={columnState} />
    </>
  );
}
