import { useState } from 'react';

/** As many as one call changes. */
const MOST_CHOSEN = 100;

/** The answers chosen for something to be done with them together. `place` names the list; another list has none chosen. */
export const useChosen = (place: string) => {
  const [{ at, ids }, setState] = useState<{ at: string; ids: ReadonlySet<string> }>({
    at: place,
    ids: new Set(),
  });
  const chosen: ReadonlySet<string> = at === place ? ids : new Set();
  return {
    chosen,
    toggle: (id: string): void => {
      const next = new Set(chosen);
      if (!next.delete(id) && next.size < MOST_CHOSEN) next.add(id);
      setState({ at: place, ids: next });
    },
    clear: (): void => setState({ at: place, ids: new Set() }),
  };
};
