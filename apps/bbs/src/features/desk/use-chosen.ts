import { useState } from 'react';

/** The most answers that one call changes. */
const MOST_CHOSEN = 100;

/** The answers chosen for a common action. `place` names the list; when the list changes, nothing is chosen. */
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
