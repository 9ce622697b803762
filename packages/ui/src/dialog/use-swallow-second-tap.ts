import { type MouseEvent as ReactMouseEvent, useEffect, useRef } from 'react';

/** A second tap comes within this time of the dialog's leaving. */
const secondTapMs = 600;

/** How far a finger moves between two taps, in pixels. */
const fingerMoves = 24;

interface Place {
  clientX: number;
  clientY: number;
}

/** Swallows the next click, if it is at the same place, soon after now. */
const swallowNextAt = ({ clientX, clientY }: Place): void => {
  // The dialog is still on the screen until the next frame is drawn, which takes long on a busy machine.
  let goneAt = Infinity;
  requestAnimationFrame(() => (goneAt = performance.now()));
  globalThis.addEventListener(
    'click',
    (event: MouseEvent) => {
      const isSoon = event.timeStamp - goneAt < secondTapMs;
      const isThere = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= fingerMoves;
      // A key's click has no detail.
      if (event.detail === 0 || !isSoon || !isThere) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, once: true },
  );
};

/**
 * Keeps the second of two taps on a button of a dialog from pressing what appears there when the dialog goes. The time counts
 * from the dialog's leaving, because what the first tap asked for may take long. The result notes the taps of the dialog.
 */
export const useSwallowSecondTap = (opened: boolean): ((event: ReactMouseEvent) => void) => {
  const tapped = useRef<Place>(undefined);
  useEffect(() => {
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
