import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteView,
  failureText,
  getListSavedViewsQueryKey,
  listSavedViews,
  type SavedView,
  saveView,
  type SaveViewRequest,
  type ViewedList,
} from '@yayan/console-client';
import { toaster } from '../../session/toaster.ts';
import type { FilterValues } from '../list-types.ts';
import type { ColumnChoice } from '../use-columns.ts';

const isSame = (one: FilterValues, other: FilterValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

const isSameChoice = (one: ColumnChoice, other: ColumnChoice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The saved views of a list: the own ones, and those that colleagues share. */
export const useViews = (list: ViewedList, values: FilterValues, columns: ColumnChoice) => {
  const queries = useQueryClient();
  const queryKey = getListSavedViewsQueryKey({ list });
  const query = useQuery({ queryKey, queryFn: ({ signal }) => listSavedViews({ list }, signal) });
  const views: readonly SavedView[] = query.data?.items ?? [];
  const reload = () => queries.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: (view: Omit<SaveViewRequest, 'list'>) => saveView({ list, ...view }),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deleteView(id),
    onSuccess: reload,
    onError: (error) => toaster.error(failureText(error)),
  });
  return {
    views,
    /** The view that shows exactly this. */
    current: views.find((view) => isSame(view.filters, values) && isSameChoice(view.columns, columns)),
    save,
    remove,
  };
};

/** What `useViews` returns. */
export type ViewsOf = ReturnType<typeof useViews>;
