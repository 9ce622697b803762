import { useSearchParams } from 'react-router';
import { type DeskFilter, readFilter, writeFilter } from './desk-filter.ts';

const openName = 'open';

/** What the desk shows, as its address says. */
export const useDeskAddress = () => {
  const [search, setSearch] = useSearchParams();
  const openId = search.get(openName) ?? undefined;
  return {
    filter: readFilter(search),
    openId,
    /** Shows other answers. The open one is closed. */
    setFilter: (filter: DeskFilter): void =>
      setSearch(
        (before) => {
          const next = writeFilter(before, filter);
          next.delete(openName);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** Opens an answer; going back closes it again. */
    open: (id: string | undefined): void =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === undefined) next.delete(openName);
          else next.set(openName, id);
          return next;
        },
        { replace: openId !== undefined, preventScrollReset: true },
      ),
  };
};
