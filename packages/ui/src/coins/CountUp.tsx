import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './CountUp.module.css';
import { formatCount } from './format-coins.ts';

const durationMs = 900;

interface CountUpProps {
  /** The current number. */
  to: number;
  /** Where counting starts at the first render; later it starts at the previous number. */
  from?: number | undefined;
}

/**
 * Counts to a number, and again whenever it changes; with reduced motion the number is shown at once. The page's text is always
 * the final number, so that it is read aloud, found and copied once; the counting number is drawn over it. Each character has a
 * box of its own, so that a balance that loads late isn't the largest paint of its page.
 */
export function CountUp({ to, from = 0 }: CountUpProps) {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(isStill ? to : from);
  const reached = useRef(shown);
  useEffect(() => {
    const show = (count: number): void => {
      reached.current = count;
      setShown(count);
    };
    const begin = reached.current;
    if (begin === to) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number): void => {
      start ??= now;
      const part = isStill ? 1 : Math.min(1, (now - start) / durationMs);
      show(Math.round(begin + (to - begin) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to, isStill]);
  const isCounting = !isStill && shown !== to;
  const written = formatCount(to);
  return (
    <span className={classes['root']}>
      <span className={isCounting ? classes['covered'] : undefined}>
        {Array.from({ length: written.length }, (_, place) => (
          <span key={place} className={classes['character']}>
            {written[place]}
          </span>
        ))}
      </span>
      {isCounting ? (
        <span aria-hidden="true" className={classes['counting']} data-shown={formatCount(shown)} />
      ) : null}
    </span>
  );
}
