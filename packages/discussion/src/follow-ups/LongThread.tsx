import type { FollowUp, GroupResponse } from '@yayan/api-client';
import { Button, LoadMore } from '@yayan/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusOn } from '../place/focus-on.ts';
import { useThread } from './use-thread.ts';

interface LongThreadProps {
  response: Pick<GroupResponse, 'id' | 'followUps' | 'followUpCount'>;
  /** Shows an entry. Its outermost element has the entry's id. */
  render: (followUp: FollowUp) => ReactNode;
}

/**
 * The entries under an answer, oldest first. Those that didn't come with it are loaded on request, and by themselves when
 * entries are added while the page is open: one of them may be the reader's own.
 */
export function LongThread({ response, render }: LongThreadProps) {
  const [countAtFirst] = useState(response.followUpCount);
  const [isPressed, setPressed] = useState(false);
  /** The place of the first entry that the reader asked for; it takes the focus from the button. */
  const wanted = useRef<number>(undefined);
  const { query, items, left } = useThread(response, isPressed || response.followUpCount !== countAtFirst);
  useEffect(() => {
    const next = wanted.current === undefined ? undefined : items[wanted.current];
    if (!next) return;
    wanted.current = undefined;
    const entry = document.getElementById(next.id);
    if (entry) focusOn(entry);
  }, [items]);
  return (
    <>
      {items.map((followUp) => (
        <Fragment key={followUp.id}>{render(followUp)}</Fragment>
      ))}
      {left === 0 ? null : query.data && query.hasNextPage ? (
        <LoadMore query={query} />
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          mih={44}
          loading={query.isLoading}
          onClick={() => {
            wanted.current = items.length;
            if (query.isError) void query.refetch();
            else setPressed(true);
          }}
        >
          {query.isError ? '加载失败，点击重试' : `查看更多（还有 ${left} 条）`}
        </Button>
      )}
    </>
  );
}
