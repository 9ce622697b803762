import { useReducedMotion } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Coin } from './Coin.tsx';
import classes from './CoinFlight.module.css';

interface Flight {
  id: number;
  from: { x: number; y: number };
  /** From the first place to the second one. */
  by: { x: number; y: number };
  count: number;
}

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Coins leave one after another in a small fan, so that they don't hide each other. */
const FAN_PX = 14;

/**
 * Lets coins fly from one element to another, for example to the balance. Returns what to render, and the function that
 * starts a flight. It only shows what has already happened: nothing waits for it, nothing moves for it, and with reduced
 * motion nothing flies.
 */
export function useCoinFlight(): readonly [
  flight: ReactNode,
  fly: (from: Element | null, to: Element | null, count: number) => void,
] {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false });
  const [flight, setFlight] = useState<Flight>();
  const fly = (from: Element | null, to: Element | null, count: number): void => {
    if (isStill || from === null || to === null) return;
    const [begin, end] = [middleOf(from), middleOf(to)];
    const by = { x: end.x - begin.x, y: end.y - begin.y };
    setFlight((last) => ({ id: (last?.id ?? 0) + 1, from: begin, by, count }));
  };
  const shown = flight ? <Coins key={flight.id} flight={flight} onEnd={() => setFlight(undefined)} /> : null;
  return [shown, fly];
}

function Coins({ flight: { from, by, count }, onEnd }: { flight: Flight; onEnd: () => void }) {
  const last = count - 1;
  return (
    <span className={classes['root']} aria-hidden="true" data-coin-flight>
      {Array.from({ length: count }, (_, place) => {
        const style = {
          left: from.x,
          top: from.y,
          '--by-x': `${by.x}px`,
          '--by-y': `${by.y}px`,
          '--fan': `${(place - last / 2) * FAN_PX}px`,
          animationDelay: `${place * 60}ms`,
        } as CSSProperties;
        return (
          <span
            key={place}
            className={classes['coin']}
            style={style}
            onAnimationEnd={place === last ? onEnd : undefined}
          >
            <Coin size={24} />
          </span>
        );
      })}
    </span>
  );
}
