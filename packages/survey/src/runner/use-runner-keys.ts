import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusNextQuestion } from './focus-next-question.ts';
import { optionsByKey } from './options-by-key.ts';

/**
 * Keyboard shortcuts of the runner (design: pages §1.4): digits choose options unless switched off, and Enter goes on. On the
 * last step it only leads to the next question and then to the button, because nothing takes back what was submitted.
 */
export const useRunnerKeys = (
  runner: RefObject<HTMLElement | null>,
  { next, isLast, takesNumbers }: { next: () => void; isLast: boolean; takesNumbers: boolean },
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
      if (isLast) focusNextQuestion(runner.current ?? target, target);
      else next();
    } else if (takesNumbers && /^\d$/u.test(key)) {
      const option = optionsByKey(runner.current ?? target, target).get(key);
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
