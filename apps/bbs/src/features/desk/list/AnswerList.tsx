import { useVirtualizer } from '@tanstack/react-virtual';
import type { HostResponse } from '@yayan/api-client';
import { LoadMore } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import classes from './AnswerList.module.css';
import { AnswerRow } from './AnswerRow.tsx';
import type { useAnswers } from '../answers/use-answers.ts';

interface AnswerListProps {
  list: ReturnType<typeof useAnswers>;
  openId: string | undefined;
  chosen: ReadonlySet<string>;
  onChoose?: ((id: string) => void) | undefined;
  onOpen: (id: string) => void;
  onStar: (answer: HostResponse) => void;
}

/** The number of rows rendered beyond the screen. */
const OVERSCAN = 6;
/** The height of a row of two lines of text and its tags, in pixels; each row is measured once it is rendered. */
const ROW_PX = 116;

/** The matching answers. Only the visible rows are rendered, so that 10,000 answers scroll as smoothly as ten. */
export function AnswerList({ list, openId, chosen, onChoose, onOpen, onStar }: AnswerListProps) {
  const { query, items } = list;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this component as it is, and so works
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const rows = virtual.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const isNearEnd = last >= items.length - OVERSCAN;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const openIndex = items.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, virtual]);

  return (
    <div ref={scroller} className={classes['root']}>
      <ul className={classes['list']} style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ key, index, start }) => {
          const answer = items[index];
          return answer ? (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={hasNextPage ? -1 : items.length}
              aria-posinset={index + 1}
              className={classes['row']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <AnswerRow
                answer={answer}
                isOpen={answer.id === openId}
                isChosen={chosen.has(answer.id)}
                onChoose={onChoose}
                onOpen={onOpen}
                onStar={onStar}
              />
            </li>
          ) : null;
        })}
      </ul>
      <LoadMore query={query} />
    </div>
  );
}
