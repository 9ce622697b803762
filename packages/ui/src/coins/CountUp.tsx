import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { formatCount } from './format-coins.ts';

const durationMs = 900;

/** Counts up to a number once. Screen readers hear the number; with reduced motion it stands there at once. */
export function CountUp({ to }: { to: number }) {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(isStill ? to : 0);
  useEffect(() => {
    if (isStill) return undefined;
    let frame = 0;
    let from: number | undefined;
    const step = (now: number): void => {
      from ??= now;
      const part = Math.min(1, (now - from) / durationMs);
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to, isStill]);
  return (
    <>
      <span aria-hidden="true">{formatCount(isStill ? to : shown)}</span>
      <VisuallyHidden>{formatCount(to)}</VisuallyHidden>
    </>
  );
}
