import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './CountUp.module.css';
import { formatCount } from './format-coins.ts';

const durationMs = 900;

/**
 * Counts up to a number once; with reduced motion the number stands there at once. The page's text is always the
 * number itself, so it is read aloud, found and copied once. What counts is drawn over it.
 */
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
  const isCounting = !isStill && shown !== to;
  return (
    <span className={classes['root']}>
      <span className={isCounting ? classes['covered'] : undefined}>{formatCount(to)}</span>
      {isCounting ? (
        <span aria-hidden="true" className={classes['counting']} data-shown={formatCount(shown)} />
      ) : null}
    </span>
  );
}
