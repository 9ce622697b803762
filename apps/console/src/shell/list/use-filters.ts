import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Filter, FilterValues } from './list-types.ts';

const isPrivate = (filter: Filter): boolean => filter.kind === 'text' && filter.isPrivate === true;

const privateValues = (state: unknown): FilterValues => {
  const found = typeof state === 'object' && state !== null && 'filters' in state ? state.filters : undefined;
  return typeof found === 'object' && found !== null ? (found as FilterValues) : {};
};

/**
 * The filters of a list, so that an address shows the list again. A choice that the list doesn't have counts as none.
 */
export const useFilters = (filters: readonly Filter[]) => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const kept = privateValues(state);
  const valueOf = (filter: Filter): string => {
    const value = (isPrivate(filter) ? kept[filter.name] : params.get(filter.name)) ?? '';
    const isKnown = filter.kind !== 'choice' || filter.choices.some((choice) => choice.value === value);
    return isKnown ? value : '';
  };
  const values: FilterValues = Object.fromEntries(
    filters.map((filter) => [filter.name, valueOf(filter)] as const).filter(([, value]) => value !== ''),
  );
  const put = (wanted: FilterValues): void => {
    const of = (areKept: boolean) =>
      filters
        .filter((filter) => isPrivate(filter) === areKept)
        .flatMap(({ name }) => (wanted[name] ? [[name, wanted[name]] as [string, string]] : []));
    const search = new URLSearchParams(of(false)).toString();
    void navigate(
      { search: search && `?${search}` },
      { replace: true, state: { filters: Object.fromEntries(of(true)) } },
    );
  };
  return {
    values,
    set: (name: string, value: string): void => put({ ...values, [name]: value }),
    clear: (): void => put({}),
    apply: put,
    /** Those that may stand in an address or a saved view. */
    publicValues: Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => !filters.some((filter) => filter.name === name && isPrivate(filter)),
      ),
    ) as FilterValues,
  };
};
