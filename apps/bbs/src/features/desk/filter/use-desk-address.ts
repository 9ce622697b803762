import { useSearchParams } from 'react-router';
import { type DeskView, viewOf } from './desk-views.ts';
import { type DeskFilter, readFilter, writeFilter } from './desk-filter.ts';

const openName = 'open';
const viewName = 'view';
const askName = 'ask';

/** What the desk shows, as its address says. */
export const useDeskAddress = () => {
  const [search, setSearch] = useSearchParams();
  const openId = search.get(openName) ?? undefined;
  return {
    filter: readFilter(search),
    openId,
    view: viewOf(search.get(viewName)),
    /** Why the open answer deserves a follow-up, when one was asked for. */
    ask: search.get(askName) ?? undefined,
    /** Shows other answers. The open one is closed. */
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
    /** Opens an answer; going back closes it again. */
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
    /** Shows the answers, or what the desk makes of them. */
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
