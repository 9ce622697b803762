import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { ActionIcon, Button, ChipFilter, Sheet } from '@yayan/ui';
import { type ReactNode, useState } from 'react';
import { chosenSort, pointsBuckets, sortParameter, sorts, typeChoices } from './task-filters.ts';
import classes from './TaskFilters.module.css';
import type { TaskFiltersProps } from './task-filters-props.ts';

const sheetFilters = ['type', 'points', 'sort'] as const;

/** Type, coins and order in a sheet. The button that opens it says how many are set. */
export function FilterSheet({ search, onFilter }: TaskFiltersProps) {
  const [opened, setOpened] = useState(false);
  const count = sheetFilters.filter((name) => search.has(name)).length;
  return (
    <>
      <ActionIcon
        className={classes['open'] ?? ''}
        variant={count > 0 ? 'light' : 'default'}
        size={44}
        radius="xl"
        aria-label={count > 0 ? `筛选和排序，已选 ${count} 项` : '筛选和排序'}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={22} stroke={1.75} aria-hidden />
        {count > 0 ? (
          <span className={classes['count']} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </ActionIcon>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="筛选和排序">
        <div className={classes['sheet']}>
          <Choice title="类型">
            <ChipFilter
              wraps
              label="类型"
              choices={[{ value: '', label: '全部' }, ...typeChoices]}
              value={search.get('type') ?? ''}
              onChange={(value) => onFilter('type', value)}
            />
          </Choice>
          <Choice title="金币">
            <ChipFilter
              wraps
              label="金币"
              choices={[{ value: '', label: '不限' }, ...pointsBuckets]}
              value={search.get('points') ?? ''}
              onChange={(value) => onFilter('points', value)}
            />
          </Choice>
          <Choice title="排序">
            <ChipFilter
              wraps
              label="排序"
              choices={sorts}
              value={chosenSort(search)}
              onChange={(value) => onFilter('sort', sortParameter(value))}
            />
          </Choice>
          <Button fullWidth onClick={() => setOpened(false)}>
            看任务
          </Button>
        </div>
      </Sheet>
    </>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={classes['title']} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
