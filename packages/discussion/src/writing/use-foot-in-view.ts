import { type RefObject, useCallback, useEffect } from 'react';

const lengthOf = (value: string): number => Number.parseFloat(value) || 0;

/**
 * Scrolls a form's buttons into view while its text has the focus: above the tabs at the bottom, and above the keyboard on a
 * phone, which covers the page without making it smaller. The text stays in view: without room for both, nothing moves.
 */
const showFoot = (input: HTMLElement, foot: HTMLElement): void => {
  const view = globalThis.visualViewport;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = (view?.offsetTop ?? 0) + lengthOf(scrollPaddingTop);
  const bottom = (view ? view.offsetTop + view.height : innerHeight) - lengthOf(scrollPaddingBottom);
  const hidden = foot.getBoundingClientRect().bottom - bottom;
  const room = input.getBoundingClientRect().top - top;
  if (hidden > 0 && hidden <= room) scrollBy({ top: hidden, behavior: 'instant' });
};

/** Keeps a form's buttons in view while its text has the focus and grows. Returns what shows them now. */
export const useFootInView = (
  input: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
  text: string,
): (() => void) => {
  const show = useCallback(() => {
    if (input.current && foot.current && document.activeElement === input.current)
      showFoot(input.current, foot.current);
  }, [input, foot]);
  useEffect(show, [show, text]);
  useEffect(() => {
    const view = globalThis.visualViewport;
    view?.addEventListener('resize', show);
    return () => view?.removeEventListener('resize', show);
  }, [show]);
  return show;
};
