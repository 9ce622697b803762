import { NativeSelect } from '@yayan/ui';
import { chosenSort, pointsBuckets, sortParameter, sorts, typeChoices } from './task-filters.ts';
import classes from './TaskFilters.module.css';
import type { TaskFiltersProps } from './task-filters-props.ts';

/** Type, coins and order, as selects next to the modules. */
export function FilterSelects({ search, onFilter }: TaskFiltersProps) {
  return (
    <div className={classes['selects']}>
      <NativeSelect
        aria-label="类型"
        data={[{ value: '', label: '全部类型' }, ...typeChoices]}
        value={search.get('type') ?? ''}
        onChange={(event) => onFilter('type', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="金币"
        data={[
          { value: '', label: '金币不限' },
          ...pointsBuckets.map(({ value, name }) => ({ value, label: name })),
        ]}
        value={search.get('points') ?? ''}
        onChange={(event) => onFilter('points', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="排序"
        data={[...sorts]}
        value={chosenSort(search)}
        onChange={(event) => onFilter('sort', sortParameter(event.currentTarget.value))}
      />
    </div>
  );
}
