type Listener = (text: string | undefined) => void;

const listeners = new Set<Listener>();

/**
 * Tells the page that what is written on it is on the server now: done, asked for, or saved as a draft. With `text` only that
 * text is, and not what was written since.
 */
export const tellKept = (text?: string): void => {
  for (const listener of listeners) listener(text);
};

/** Calls back each time; the result ends it. */
export const onKept = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
