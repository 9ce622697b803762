import { useEffect, useEffectEvent } from 'react';

/** What a key does, by key. */
export type DeskKeys = Readonly<Record<string, () => void>>;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/**
 * Listens to single keys, except while the person types, holds a modifier key, or has a dialog open. When switched off, only
 * keys without a character act, such as Escape.
 */
export const useDeskKeys = (keys: DeskKeys, takesCharacters: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented || isWriting(target)) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    const act = keys[key];
    if (!act || (key.length === 1 && !takesCharacters)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
