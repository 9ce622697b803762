import { CursorList } from '@yayan/site';
import { ButtonLink, ChipFilter, EmptyState, PageTitle, SkeletonLedger } from '@yayan/ui';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { readRecordFilter, recordFilters } from './record-filter.ts';
import { withFilter } from '../wall/task-filters.ts';
import { TaskRecordRow } from './TaskRecordRow.tsx';
import classes from './TaskRecords.module.css';
import { useTaskRecords } from './use-task-records.ts';

/** 任务记录: the member's participations with the coins earned. The filter is in the URL. */
export function TaskRecords({ back }: Pick<ComponentProps<typeof PageTitle>, 'back'>) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('result') ?? '';
  const records = useTaskRecords(readRecordFilter(chosen));
  const hidesCoins = useHidesCoins();
  return (
    <>
      <PageTitle title="任务记录" lead="每份任务的结果、原因和金币都在这里。" back={back} />
      <div className={classes['filters']}>
        <ChipFilter
          label="按结果筛选"
          choices={recordFilters}
          value={chosen}
          onChange={(value) => setSearch(withFilter(search, 'result', value), { replace: true })}
        />
      </div>
      <CursorList
        list={records}
        skeleton={<SkeletonLedger rows={6} />}
        empty={
          <EmptyState
            content="任务记录"
            action={
              <ButtonLink href="/task" variant="light">
                去看看任务
              </ButtonLink>
            }
          />
        }
      >
        <ul className={classes['list']}>
          {records.items.map((record) => (
            <TaskRecordRow key={record.sessionId} record={record} hidesCoins={hidesCoins} />
          ))}
        </ul>
      </CursorList>
    </>
  );
}
