import { measureElement, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { HostResponse } from '@yayan/api-client';
import { LoadMore } from '@yayan/ui';
import { holdPlace, watchParts } from '@yayan/site';
import { useEffect, useEffectEvent, useRef } from 'react';
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
const ROW_PX = 104;

const isShown = (list: HTMLElement | null): boolean => (list?.clientHeight ?? 0) > 0;

/** The height of a row. One that is hidden keeps its last height, so that the list is where it was once it is shown again. */
const measureShown = (
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<HTMLDivElement, HTMLElement>,
): number => {
  const height = measureElement(element, entry, list);
  return height > 0 ? height : (list.measurementsCache[list.indexFromElement(element)]?.size ?? ROW_PX);
};

/** How long the list may take to show the row of an answer that was closed. */
const SETTLING_MS = 1000;

/** Moves the focus to the row of a closed answer, unless it is on something else that is still there. */
const focusRow = (list: HTMLElement | null, index: number): void => {
  if (document.activeElement !== document.body && document.activeElement?.id !== 'main') return;
  const row = list?.querySelector(`[data-index="${index}"]`);
  row?.querySelector<HTMLElement>('button[data-row]')?.focus({ preventScroll: true });
};

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
    measureElement: measureShown,
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
    // Phones hide the list meanwhile; it must be where it was left.
    if (openIndex >= 0 && isShown(scroller.current)) virtual.scrollToIndex(openIndex, { align: 'auto' });
  }, [openIndex, virtual]);

  const left = useRef<string>(undefined);
  const returnTo = useEffectEvent((id: string): (() => void) | undefined => {
    const index = items.findIndex((one) => one.id === id);
    if (index < 0) return undefined;
    const show = (): void => {
      if (!isShown(scroller.current) || scroller.current?.contains(document.activeElement)) return;
      // A list that was hidden gets its height only with the next frame.
      if ((virtual.scrollRect?.height ?? 0) > 0) virtual.scrollToIndex(index, { align: 'auto' });
      focusRow(scroller.current, index);
    };
    return holdPlace(show, SETTLING_MS, watchParts);
  });
  useEffect(() => {
    const before = left.current;
    left.current = openId;
    return openId === undefined && before !== undefined ? returnTo(before) : undefined;
  }, [openId]);

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
