import { TaskType } from '@yayan/api-client';
import { ChipFilter, NativeSelect, SegmentedControl } from '@yayan/ui';
import classes from './TaskFilters.module.css';
import { taskTypeNames } from '../../../shell/task/task-type-names.ts';
import { moduleTabs, pointsBuckets, sorts } from './task-filters.ts';

interface TaskFiltersProps {
  search: URLSearchParams;
  onFilter: (name: string, value: string) => void;
}

const all = { value: '', label: '全部' };
const types = Object.values(TaskType).map((type) => ({ value: String(type), label: taskTypeNames[type] }));

/** The task wall's filters; each choice is written to the URL. */
export function TaskFilters({ search, onFilter }: TaskFiltersProps) {
  const chosen = (name: string): string => search.get(name) ?? '';
  return (
    <search className={classes['root']} aria-label="筛选任务">
      <SegmentedControl
        fullWidth
        radius="xl"
        size="md"
        aria-label="任务模块"
        className={classes['modules'] ?? ''}
        data={[...moduleTabs]}
        value={chosen('module')}
        onChange={(value) => onFilter('module', value)}
      />
      <ChipFilter
        labelled
        label="类型"
        choices={[all, ...types]}
        value={chosen('type')}
        onChange={(value) => onFilter('type', value)}
      />
      <div className={classes['last']}>
        <ChipFilter
          labelled
          label="金币"
          choices={[all, ...pointsBuckets]}
          value={chosen('points')}
          onChange={(value) => onFilter('points', value)}
        />
        <NativeSelect
          aria-label="排序"
          size="sm"
          className={classes['sort'] ?? ''}
          data={[...sorts]}
          value={chosen('sort') || sorts[0].value}
          onChange={(event) =>
            onFilter('sort', event.currentTarget.value === sorts[0].value ? '' : event.currentTarget.value)
          }
        />
      </div>
    </search>
  );
}
