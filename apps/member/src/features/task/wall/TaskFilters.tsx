import { useMediaQuery } from '@mantine/hooks';
import { media, SegmentedControl } from '@yayan/ui';
import { FilterSelects } from './FilterSelects.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import classes from './TaskFilters.module.css';
import { moduleTabs } from './task-filters.ts';
import type { TaskFiltersProps } from './task-filters-props.ts';

/** The task wall's filters in one row; each choice is written to the URL. Phones and tablets open the rest in a sheet. */
export function TaskFilters({ search, onFilter }: TaskFiltersProps) {
  const isWide = useMediaQuery(media.desktop, false, { getInitialValueInEffect: false });
  const Rest = isWide ? FilterSelects : FilterSheet;
  return (
    <search className={classes['root']} aria-label="筛选任务">
      <SegmentedControl
        fullWidth
        aria-label="任务模块"
        className={classes['modules']}
        labelClassName={classes['module']}
        data={moduleTabs}
        value={search.get('module') ?? ''}
        onChange={(value) => onFilter('module', value)}
      />
      <Rest search={search} onFilter={onFilter} />
    </search>
  );
}
