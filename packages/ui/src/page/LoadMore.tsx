import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../mantine/actions/button.tsx';
import classes from './LoadMore.module.css';

/** What a query that loads page by page says of its next page. */
export interface NextPage {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  /** The last load failed; the next one waits for a press. */
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  query: NextPage;
  /** The text at the end of the list. */
  end?: string | undefined;
}

/** The end of an endless list. It loads more when it comes near the screen, or when it is pressed. */
export function LoadMore({ query, end }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const { ref, entry } = useIntersection({ rootMargin: '400px' });
  const near = entry?.isIntersecting ?? false;
  const load = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (near && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) load();
  }, [near, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
  if (!hasNextPage && end === undefined) return null;
  return (
    <div ref={ref} className={classes['root']}>
      {hasNextPage ? (
        <Button variant="subtle" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {isFetchNextPageError ? '加载失败，点击重试' : '加载更多'}
        </Button>
      ) : (
        end
      )}
    </div>
  );
}
