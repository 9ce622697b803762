import { BannerPlace } from '@yayan/api-client';
import { Link, PageTitle } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { PlaceBanners } from '../../../shell/content/PlaceBanners.tsx';
import { readFilters, withFilter } from './task-filters.ts';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskWall } from './TaskWall.tsx';

/** 任务大厅: the tasks, filtered by the URL. */
export default function TaskListPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageTitle title="任务大厅" actions={<Link href="/task/summary">任务记录</Link>} />
      <TaskFilters
        search={search}
        onFilter={(name, value) => setSearch(withFilter(search, name, value), { replace: true })}
      />
      <TaskWall
        filters={readFilters(search)}
        filtered={search.size > 0}
        onClear={() => setSearch({}, { replace: true })}
      />
      <PlaceBanners place={BannerPlace.Task} />
    </>
  );
}
