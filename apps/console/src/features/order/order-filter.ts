import type { ListOperatorOrdersParams } from '@yayan/console-client';
import {
  exchangeStateLabels,
  operatorOrderQueueLabels,
  operatorSortLabels,
} from '@yayan/contract/console-labels';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Filter, FilterValues } from '../../shell/list/list-types.ts';

/** How orders are filtered, by their list and by who goes from one to the next. */
export const orderFilters: readonly Filter[] = [
  { kind: 'text', name: 'number', label: '单号', placeholder: '完整单号' },
  { kind: 'choice', name: 'queue', label: '等什么', choices: choicesOf(operatorOrderQueueLabels) },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(exchangeStateLabels) },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

/** The filters offer only the document's values. */
export const orderParams = ({ number, queue, state, sort }: FilterValues): ListOperatorOrdersParams => ({
  ...(number && { number }),
  ...(queue && { queue: queue as NonNullable<ListOperatorOrdersParams['queue']> }),
  ...(state && { state: Number(state) as NonNullable<ListOperatorOrdersParams['state']> }),
  ...(sort && { sort: sort as NonNullable<ListOperatorOrdersParams['sort']> }),
});

const addressOf = (path: string, values: FilterValues): string => {
  const named = orderFilters.flatMap(({ name }): [string, string][] =>
    values[name] ? [[name, values[name]]] : [],
  );
  const search = new URLSearchParams(named).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The list with these filters. */
export const ordersAddress = (values: FilterValues): string => addressOf('/orders', values);

/** The page of an order that was reached with these filters. */
export const orderAddress = (id: string, values: FilterValues): string => addressOf(`/orders/${id}`, values);
