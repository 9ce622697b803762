/** The veil's default text (rule 10.16). */
export const veilText = '加载中';

/** A veil over the whole page, for submits that must not be interrupted. It counts its holders. */
export interface Veil {
  /** Adds a holder. The returned function removes it; calling it twice counts once. */
  show: (text?: string) => () => void;
  /** The latest holder's text; undefined without holders. */
  current: () => string | undefined;
  subscribe: (changed: () => void) => () => void;
}

/** Creates a veil. Each site has one; it disappears when the last holder is removed. */
export const createVeil = (): Veil => {
  const listeners = new Set<() => void>();
  const holders = new Map<symbol, string>();
  const notify = () => {
    for (const changed of listeners) changed();
  };
  return {
    show: (text = veilText) => {
      const holder = Symbol(text);
      holders.set(holder, text);
      notify();
      return () => {
        if (holders.delete(holder)) notify();
      };
    },
    current: () => [...holders.values()].at(-1),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
