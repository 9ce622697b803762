/** Text of the veil when none is given (spec §9: meaning "loading"). */
export const veilText = '加载中';

/** A veil over the whole page for submits that must not be interrupted; counts who holds it. */
export interface Veil {
  /** Puts the veil up, or keeps it up. Call the answer to let go; calling it twice counts once. */
  show: (text?: string) => () => void;
  /** The text shown, that of the latest holder, or undefined while nobody holds the veil. */
  current: () => string | undefined;
  subscribe: (changed: () => void) => () => void;
}

/** Makes a veil; one a site. It goes when the last holder has let go. */
export const createVeil = (): Veil => {
  const listeners = new Set<() => void>();
  const holders = new Map<symbol, string>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    show: (text = veilText) => {
      const holder = Symbol(text);
      holders.set(holder, text);
      tell();
      return () => {
        if (holders.delete(holder)) tell();
      };
    },
    current: () => [...holders.values()].at(-1),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
