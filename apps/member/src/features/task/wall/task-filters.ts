import { taskTypeNames } from '../../../shell/task/task-type-names.ts';
import { type ListTasksParams, PointsRange, TaskModule, TaskSort, TaskType } from '@yayan/api-client';

/** The task wall's modules as tabs; 推荐 contains all of them. */
export const moduleTabs = [
  { value: '', label: '推荐' },
  { value: String(TaskModule.Newcomer), label: '新手' },
  { value: String(TaskModule.Daily), label: '每日' },
  { value: String(TaskModule.Paipai), label: '拍拍' },
  { value: String(TaskModule.GoldMining), label: '淘金' },
] as const;

/** The buckets of the points filter (rule 10.19): `label` is used under a heading 金币, `name` without one. */
export const pointsBuckets = [
  { value: PointsRange.UpTo34, label: '0–34', name: '0–34 金币' },
  { value: PointsRange.From35To84, label: '35–84', name: '35–84 金币' },
  { value: PointsRange.From85To299, label: '85–299', name: '85–299 金币' },
  { value: PointsRange.From300To499, label: '300–499', name: '300–499 金币' },
  { value: PointsRange.From500, label: '500 以上', name: '500 金币以上' },
] as const;

/** The kinds of tasks to choose from. */
export const typeChoices = Object.values(TaskType).map((type) => ({
  value: String(type),
  label: taskTypeNames[type],
}));

export const sorts = [
  { value: TaskSort.Match, label: '匹配度优先' },
  { value: TaskSort.Coins, label: '金币多优先' },
  { value: TaskSort.Minutes, label: '用时短优先' },
  { value: TaskSort.EndsAt, label: '快截止优先' },
] as const;

/** The chosen order; the first is the default, which the URL doesn't name. */
export const chosenSort = (search: URLSearchParams): string => search.get('sort') ?? sorts[0].value;

/** The URL's parameter for an order: empty for the default. */
export const sortParameter = (value: string): string => (value === sorts[0].value ? '' : value);

const pick = <Value extends string | number>(
  text: string | null,
  values: readonly Value[],
): Value | undefined => values.find((value) => String(value) === text);

/** Reads the task wall's filters from a URL; other parameters are ignored. */
export const readFilters = (search: URLSearchParams): ListTasksParams => {
  const module = pick(search.get('module'), Object.values(TaskModule));
  const type = pick(search.get('type'), Object.values(TaskType));
  const points = pick(search.get('points'), Object.values(PointsRange));
  const sort = pick(search.get('sort'), Object.values(TaskSort));
  return {
    ...(module !== undefined && { module }),
    ...(type !== undefined && { type }),
    ...(points && { points }),
    ...(sort && { sort }),
  };
};

/** The URL's search with one filter changed; an empty value removes it. */
export const withFilter = (search: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};
