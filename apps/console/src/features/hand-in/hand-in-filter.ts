import type { ListHandInsParams } from '@yayan/console-client';
import { handInWhatLabels, operatorSortLabels } from '@yayan/contract/console-labels';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Filter, FilterValues } from '../../shell/list/list-types.ts';

/** How the queue of hand-ins is filtered, by its list and by who goes from one to the next. */
export const handInFilters: readonly Filter[] = [
  { kind: 'text', name: 'taskId', label: '任务', placeholder: '任务编号' },
  { kind: 'choice', name: 'what', label: '提交了什么', choices: choicesOf(handInWhatLabels) },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** The filters offer only the document's values. */
export const handInParams = ({ taskId, what, sort }: FilterValues): ListHandInsParams => ({
  ...(taskId && { taskId }),
  ...(what && { what: what as NonNullable<ListHandInsParams['what']> }),
  ...(sort && { sort: sort as NonNullable<ListHandInsParams['sort']> }),
});

const addressOf = (path: string, values: FilterValues): string => {
  const named = handInFilters.flatMap(({ name }): [string, string][] =>
    values[name] ? [[name, values[name]]] : [],
  );
  const search = new URLSearchParams(named).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The list with these filters. */
export const handInsAddress = (values: FilterValues): string => addressOf('/hand-ins', values);

/** The page of a hand-in that was reached with these filters. */
export const handInAddress = (id: string, values: FilterValues): string =>
  addressOf(`/hand-ins/${id}`, values);
