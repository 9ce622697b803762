/**
 * Longer than reading a question takes. Somebody who moves the mouse after that may have answered on another device meanwhile.
 */
const awayMs = 15_000;

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `onReturn` when somebody returns to this window: it becomes visible or gets the focus, or they move or type after 15 s
 * without either. Returns a function that stops watching.
 */
export const watchReturn = (onReturn: () => void): (() => void) => {
  let active = Date.now();
  const onShown = (): void => {
    if (document.visibilityState === 'visible') onReturn();
  };
  const onSign = (): void => {
    const now = Date.now();
    const isBack = now - active > awayMs;
    active = now;
    if (isBack) onReturn();
  };
  document.addEventListener('visibilitychange', onShown);
  globalThis.addEventListener('focus', onReturn);
  for (const sign of signs) globalThis.addEventListener(sign, onSign, { passive: true });
  return () => {
    document.removeEventListener('visibilitychange', onShown);
    globalThis.removeEventListener('focus', onReturn);
    for (const sign of signs) globalThis.removeEventListener(sign, onSign);
  };
};
