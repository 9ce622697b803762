import { useListTasksInfinite } from '@yayan/api-client/react';
import type { JSX } from 'react';

/** The tasks; each press loads one more page. */
export const Tasks = (): JSX.Element => {
  const { query, items } = useListTasksInfinite({ limit: 2 });
  if (query.error) return <p role="alert">{query.error.msg || '网络开小差了，请稍后再试'}</p>;
  return (
    <section aria-label="任务">
      <ul>
        {items.map(({ hashId, title, coins }) => (
          <li key={hashId}>
            {title}，{coins} 金币
          </li>
        ))}
      </ul>
      <button type="button" disabled={!query.hasNextPage} onClick={() => void query.fetchNextPage()}>
        更多任务
      </button>
    </section>
  );
};
