import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Whether single keys do something. Screen readers and speech input use single keys of their own. */
export const useKeysSetting = () =>
  useLocalStorage<boolean>({ key: 'yayan-console-keys', defaultValue: true, getInitialValueInEffect: false });

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|select|textarea)$/iu.test(target.tagName));

const isBehindDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Calls the function of a pressed key, unless somebody types, a dialog is open, or keys are switched off. */
export const useKeys = (bindings: Readonly<Record<string, () => void>>): void => {
  const [isOn] = useKeysSetting();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const act = bindings[key];
    if (!act || ctrlKey || metaKey || altKey || isTyping(target) || isBehindDialog()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [isOn]);
};
