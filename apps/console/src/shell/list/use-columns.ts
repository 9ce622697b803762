import { useLocalStorage } from '@mantine/hooks';
import type { Column } from './list-types.ts';

/** The names of columns to show; null for those that the page shows by itself. */
export type ColumnChoice = readonly string[] | null;

/**
 * The columns that somebody has chosen for a list on this browser. The first one is the row's link, so it always stays. A
 * chosen column shows on every width.
 */
export const useColumns = <Item>(list: string, columns: readonly Column<Item>[]) => {
  // One text: the names, with spaces between them.
  const [stored, store] = useLocalStorage({
    key: `yayan-console-columns-${list}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const choice: ColumnChoice = stored === '' ? null : stored.split(' ');
  const choose = (names: ColumnChoice): void => store(names === null ? '' : names.join(' '));
  const isShown = ({ key }: Column<Item>, at: number): boolean => at === 0 || choice?.includes(key) !== false;
  const shown = columns.filter(isShown);
  return {
    choice,
    choose,
    shown: choice === null ? shown : shown.map(({ isWide: _isWide, ...column }) => column),
    isShown: (key: string): boolean => shown.some((column) => column.key === key),
    toggle: (key: string): void => {
      const names = shown.map((column) => column.key);
      const next = names.includes(key) ? names.filter((name) => name !== key) : [...names, key];
      choose(columns.map((column) => column.key).filter((name) => next.includes(name)));
    },
  };
};

export type ColumnsOf<Item> = ReturnType<typeof useColumns<Item>>;
