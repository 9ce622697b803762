import { type RefObject, useEffect } from 'react';
import { optionsByKey } from './options-by-key.ts';

/** A device that most likely has a keyboard. */
const hasKeyboard = '(hover: hover) and (pointer: fine)';
const hinted = '[aria-keyshortcuts]';

const rowOf = (option: Element): Element | null => option.closest('.sd-selectbase__item, [data-takes-key]');

/**
 * Shows at each option the number key that chooses it, where a keyboard is likely. The hints follow the focus, as the keys do.
 * The visible one (`Options.module.css`) is for the eyes: screen readers read `aria-keyshortcuts`.
 */
export const useKeyHints = (runner: RefObject<HTMLElement | null>, isOn: boolean): void => {
  useEffect(() => {
    const root = runner.current;
    if (!root || !isOn) return undefined;
    const device = globalThis.matchMedia(hasKeyboard);
    const clear = (kept: readonly Element[]): void => {
      for (const option of root.querySelectorAll(hinted)) {
        if (kept.includes(option)) continue;
        option.removeAttribute('aria-keyshortcuts');
        rowOf(option)?.removeAttribute('data-number-key');
      }
    };
    const show = (): void => {
      const focused = document.activeElement ?? document.body;
      const options = device.matches ? optionsByKey(root, focused) : new Map<string, HTMLElement>();
      clear([...options.values()]);
      for (const [key, option] of options) {
        option.setAttribute('aria-keyshortcuts', key);
        rowOf(option)?.setAttribute('data-number-key', key);
      }
    };
    show();
    // Questions and options are drawn by survey-core's own components.
    const drawn = new MutationObserver(show);
    drawn.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    const moments = ['focusin', 'focusout', 'change'] as const;
    for (const moment of moments) document.addEventListener(moment, show);
    device.addEventListener('change', show);
    return () => {
      drawn.disconnect();
      for (const moment of moments) document.removeEventListener(moment, show);
      device.removeEventListener('change', show);
      clear([]);
    };
  }, [runner, isOn]);
};
