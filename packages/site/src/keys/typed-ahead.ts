/** How long keys are taken for a search that does not come, for example without a network. */
const PATIENCE_MS = 10_000;

/** Keeps what is typed while the search opens. */
export interface TypedAhead {
  /** Takes keys from now on. Escape drops them and calls `cancel`. */
  start: (cancel: () => void) => void;
  /** Ends it, and gives the text that was typed. */
  take: () => string;
}

/**
 * Keeps the letters typed between ⌘K and the moment the field has the focus. The code of the search may still be loading then,
 * and they would be lost, or land in a field of the page behind.
 */
export const createTypedAhead = (): TypedAhead => {
  let text = '';
  let taking: AbortController | undefined;
  const end = (): void => taking?.abort();
  const keep = (event: KeyboardEvent, cancel: () => void): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape') {
      text = '';
      end();
      cancel();
    } else if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    // Enter would press the button that still has the focus.
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    start: (cancel) => {
      end();
      text = '';
      taking = new AbortController();
      const { signal } = taking;
      document.addEventListener('keydown', (event) => keep(event, cancel), { capture: true, signal });
      // Who presses something else no longer types into the search.
      document.addEventListener('pointerdown', end, { signal });
      const timer = setTimeout(end, PATIENCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    take: () => {
      end();
      const typed = text;
      text = '';
      return typed;
    },
  };
};
