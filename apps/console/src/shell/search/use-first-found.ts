import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { searchStore } from './search-store.ts';

interface FirstFound {
  typed: string;
  /** What was found, in its order. */
  ids: readonly string[];
  isLoading: boolean;
  list: RefObject<HTMLElement | null>;
}

const SELECTED = 'data-selected';

/** Marks the first of a list, as the spotlight's own keys do, which offer no call for it. */
const selectFirst = (list: HTMLElement | null): void => {
  for (const chosen of list?.querySelectorAll(`[${SELECTED}]`) ?? []) chosen.removeAttribute(SELECTED);
  list?.querySelector('[data-action]')?.setAttribute(SELECTED, 'true');
  searchStore.updateState((state) => ({ ...state, selected: 0 }));
};

/**
 * Marks the first of what was found, so that Enter takes it. While the search runs, what stands there may be of fewer
 * letters, so Enter waits for the end of the search.
 */
export const useFirstFound = ({ typed, ids, isLoading, list }: FirstFound) => {
  /** What was typed when Enter was pressed too early. */
  const waitsWith = useRef<string>(null);
  const shown = ids.join(' ');
  const isReady = typed.trim() !== '' && !isLoading;
  useEffect(() => {
    if (isReady && shown !== '') selectFirst(list.current);
  }, [isReady, shown, list]);
  useEffect(() => {
    if (isLoading) return;
    if (isReady && waitsWith.current === typed)
      list.current?.querySelector<HTMLElement>(`[${SELECTED}]`)?.click();
    waitsWith.current = null;
  }, [isLoading, isReady, typed, list]);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLoading) return;
    event.preventDefault();
    event.stopPropagation();
    waitsWith.current = typed;
  };
};
