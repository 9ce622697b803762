import { Checkbox } from '@yayan/ui';
import type { Column } from '../list-types.ts';
import type { Choice } from './use-choice.ts';

/** The column of a list that chooses rows. Its heading chooses all that are loaded. */
export const choiceColumn = <Item,>(
  choice: Choice,
  items: readonly Item[],
  { rowKey, nameOf }: { rowKey: (item: Item) => string; nameOf: (item: Item) => string },
): Column<Item> => {
  const keys = items.map(rowKey);
  const count = keys.filter(choice.has).length;
  return {
    key: 'choice',
    title: '选',
    heading: (
      <Checkbox
        aria-label="选中这里的全部"
        checked={count > 0 && count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={() => (count === keys.length ? choice.clear() : choice.choose(keys))}
      />
    ),
    render: (item) => (
      <Checkbox
        aria-label={`选 ${nameOf(item)}`}
        checked={choice.has(rowKey(item))}
        onChange={() => choice.toggle(rowKey(item))}
        data-row-choice
      />
    ),
  };
};
