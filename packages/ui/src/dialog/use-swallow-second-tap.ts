import { type MouseEvent as ReactMouseEvent, useLayoutEffect, useRef } from 'react';

/** A second tap comes within this time after the dialog has closed. */
const secondTapMs = 600;

/** How far a finger moves between two taps, in pixels. */
const fingerMoves = 24;

interface Place {
  clientX: number;
  clientY: number;
}

/** Ignores the next click if it is at the same place and soon. */
const swallowNextAt = ({ clientX, clientY }: Place): void => {
  // The dialog stays on the screen until the next frame is drawn, which takes long on a busy machine.
  let goneAt = Infinity;
  requestAnimationFrame(() => (goneAt = performance.now()));
  globalThis.addEventListener(
    'click',
    (event: MouseEvent) => {
      const isSoon = event.timeStamp - goneAt < secondTapMs;
      const isThere = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= fingerMoves;
      // A click by keyboard has detail 0.
      if (event.detail === 0 || !isSoon || !isThere) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
};

/**
 * Prevents that the second tap of a double tap on a dialog's button presses what appears there after the dialog has closed. The
 * time counts from the closing, because the action of the first tap may take long. The returned function records the dialog's
 * taps.
 */
export const useSwallowSecondTap = (opened: boolean): ((event: ReactMouseEvent) => void) => {
  const tapped = useRef<Place>(undefined);
  // In the commit that removes the dialog: a tap may come before other effects end.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    return () => {
      if (tapped.current) swallowNextAt(tapped.current);
      tapped.current = undefined;
    };
  }, [opened]);
  return ({ detail, clientX, clientY }) => {
    tapped.current = detail === 0 ? undefined : { clientX, clientY };
  };
};
