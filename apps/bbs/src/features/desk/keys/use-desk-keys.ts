import { useEffect, useEffectEvent, useRef } from 'react';

/** What a key does, by key. */
export type DeskKeys = Readonly<Record<string, () => void>>;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/**
 * Listens to single keys, except while the person types, holds a modifier key, or has a dialog open. When switched off, only
 * keys without a character act, such as Escape.
 */
export const useDeskKeys = (keys: DeskKeys, takesCharacters: boolean): void => {
  const isForDialog = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented || isWriting(target)) return;
    if (isForDialog.current || isDialogOpen()) return;
    const act = keys[key];
    if (!act || (key.length === 1 && !takesCharacters)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // Escape closes a dialog before the key arrives here, so look on the key's way down.
    const look = (): void => {
      isForDialog.current = isDialogOpen();
    };
    const hear = (event: KeyboardEvent): void => press(event);
    globalThis.addEventListener('keydown', look, true);
    document.addEventListener('keydown', hear);
    return () => {
      globalThis.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', hear);
    };
  }, []);
};
