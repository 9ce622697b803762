import { useSearchParams } from 'react-router';
import { type DeskView, viewOf } from './desk-views.ts';
import { type DeskFilter, readFilter, writeFilter } from './desk-filter.ts';

const openName = 'open';
const viewName = 'view';
const askName = 'ask';

/** What the desk shows, read from its address. */
export const useDeskAddress = () => {
  const [search, setSearch] = useSearchParams();
  const openId = search.get(openName) ?? undefined;
  return {
    filter: readFilter(search),
    openId,
    view: viewOf(search.get(viewName)),
    /** Why the open answer needs a follow-up, if a view asked for one. */
    ask: search.get(askName) ?? undefined,
    /** Shows other answers and closes the open one. */
    setFilter: (filter: DeskFilter): void =>
      setSearch(
        (before) => {
          const next = writeFilter(before, filter);
          next.delete(openName);
          next.delete(askName);
          next.delete(viewName);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    /** Opens an answer; the back button closes it. */
    open: (id: string | undefined, reason?: string): void =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === undefined) next.delete(openName);
          else next.set(openName, id);
          next.delete(askName);
          if (reason !== undefined) next.set(askName, reason);
          next.delete(viewName);
          return next;
        },
        { replace: openId !== undefined, preventScrollReset: true },
      ),
    /** Shows the list of answers, or another view of them. */
    setView: (view: DeskView): void =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(openName);
          if (view === 'answers') next.delete(viewName);
          else next.set(viewName, view);
          return next;
        },
        { preventScrollReset: true },
      ),
  };
};
