import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../mantine/actions/button.tsx';
import classes from './LoadMore.module.css';

interface LoadMoreProps {
  /** Whether there are more entries. */
  more: boolean;
  loading: boolean;
  /** The last load failed; the next one waits for a press. */
  failed?: boolean | undefined;
  onMore: () => void;
  /** The text at the end of the list; undefined for lists of one page. */
  end?: string | undefined;
}

/** The end of an endless list. It loads more when it comes near the screen, or when it is pressed. */
export function LoadMore({ more, loading, failed = false, onMore, end }: LoadMoreProps) {
  const { ref, entry } = useIntersection({ rootMargin: '400px' });
  const near = entry?.isIntersecting ?? false;
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (near && more && !loading && !failed) ask();
  }, [near, more, loading, failed]);
  return (
    <div ref={ref} className={classes['root']}>
      {more ? (
        <Button variant="subtle" onClick={onMore} loading={loading}>
          {failed ? '加载失败，点击重试' : '加载更多'}
        </Button>
      ) : (
        end
      )}
    </div>
  );
}
