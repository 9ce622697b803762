import { type RefObject, useEffect, useEffectEvent } from 'react';

const options = 'input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled, [data-decline])';
/** Elements that handle the number keys themselves. */
const busyWithKeys =
  'textarea, select, button, a, [role=combobox], [contenteditable=true], input:not([type=radio], [type=checkbox])';

/** Options of the focused row or question. Without a focus, those of the first unanswered visible question. */
const optionsAt = (runner: Element, target: Element): readonly HTMLElement[] => {
  const groups = [...runner.querySelectorAll('[data-name]')];
  const open = groups.find((group) => group.querySelector(options) && !group.querySelector('input:checked'));
  const group = target.closest('[data-name] fieldset, [data-name]') ?? open ?? groups[0];
  return [...(group?.querySelectorAll<HTMLElement>(options) ?? [])];
};

/** Keyboard shortcuts of the runner (design: pages §1.4): 1 to 9 choose options unless switched off, Enter goes on. */
export const useRunnerKeys = (
  runner: RefObject<HTMLElement | null>,
  next: () => void,
  takesNumbers: boolean,
): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event;
    const isOurs =
      runner.current !== null &&
      target instanceof Element &&
      // The page around the runner has the focus when a member comes from another page.
      (target.contains(runner.current) || runner.current.contains(target));
    if (!isOurs || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === 'Enter' && !target.matches('textarea, select, button, a, [role=combobox], [role=button]')) {
      event.preventDefault();
      next();
    } else if (takesNumbers && /^[1-9]$/u.test(key) && !target.matches(busyWithKeys)) {
      const option = optionsAt(runner.current ?? target, target)[Number(key) - 1];
      option?.click();
      option?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
