import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { FIELDS } from './draw-fields.ts';

/** How long the light stays on a field: while the answer is on its way, and at full speed after it. */
const WAITING_MS = 90;
const FAST_MS = 40;
/** The last steps become slower by this much each. */
const SLOW_STEPS = 5;
const SLOWER_MS = 35;
/** How long the light rests on the drawn field before the result covers it. */
const REST_MS = 300;

interface Light {
  /** The field with the light; undefined before the first draw. */
  place: number | undefined;
  /** Whether the light has stopped at the drawn field. */
  isOver: boolean;
  /** Ends the run at once. */
  skip: () => void;
}

/**
 * The light that runs around the fields. It starts with the press, so that it fills the time of the call; once `target` is
 * known it goes there within a second and a half. With reduced motion, and after `skip`, it is there at once.
 */
export function useLight({ isWaiting, target }: { isWaiting: boolean; target: number | undefined }): Light {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [place, setPlace] = useState<number>();
  const [stopped, setStopped] = useState<number>();
  const at = useRef(FIELDS - 1);
  const isRunning = !isStill && stopped === undefined && (isWaiting || target !== undefined);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const step = (): void => {
      at.current = (at.current + 1) % FIELDS;
      setPlace(at.current);
    };
    if (target === undefined) {
      const run = (): void => {
        step();
        timer = setTimeout(run, WAITING_MS);
      };
      run();
      return () => clearTimeout(timer);
    }
    let left = FIELDS + ((target - at.current + FIELDS) % FIELDS);
    const settle = (): void => {
      if (left === 0) {
        timer = setTimeout(() => setStopped(target), REST_MS);
        return;
      }
      step();
      left -= 1;
      timer = setTimeout(settle, FAST_MS + Math.max(0, SLOW_STEPS - left) * SLOWER_MS);
    };
    settle();
    return () => clearTimeout(timer);
  }, [isRunning, target]);
  // A new draw begins without the stop of the last one.
  if (target === undefined && stopped !== undefined) setStopped(undefined);
  const isOver = target !== undefined && (isStill || stopped !== undefined);
  return {
    place: isOver ? target : isRunning ? place : undefined,
    isOver,
    skip: () => setStopped(target),
  };
}
