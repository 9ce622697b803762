/** Gives an element the focus that takes none by itself, until it goes elsewhere. The page doesn't move. */
export const focusOn = (element: HTMLElement): void => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};
