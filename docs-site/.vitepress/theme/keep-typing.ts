import { createTypedAhead } from '@yayan/site/typed-ahead';

/** Until then the theme has moved the focus for the last time, which selects the whole text. */
const SETTLED_MS = 150;

const isOpening = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (key === 'k' && (ctrlKey || metaKey)) ||
  (key === '/' && target instanceof Element && !target.matches('input, select, textarea, [contenteditable]'));

/** Gives the theme's search what was typed while it loaded: its code comes when it is first opened. */
export const keepTyping = (): void => {
  const typedAhead = createTypedAhead();
  const start = (): void => {
    if (document.querySelector('.VPLocalSearchBox') === null) typedAhead.start(() => undefined);
  };
  globalThis.addEventListener('keydown', (event) => {
    if (isOpening(event)) start();
  });
  globalThis.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.VPNavBarSearchButton')) start();
  });
  globalThis.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'localsearch-input') return;
    setTimeout(() => {
      const typed = typedAhead.take();
      if (typed === '') return;
      target.value = typed;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }, SETTLED_MS);
  });
};
