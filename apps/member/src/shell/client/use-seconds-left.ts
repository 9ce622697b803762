import { useEffect, useState } from 'react';
import { transport } from './transport.ts';

const TICK_MS = 1_000;

/** A time of the server's clock, or a number of seconds from now. */
type CountdownEnd = string | { readonly waitSeconds: number };

const started = <E extends CountdownEnd | undefined>(end: E) => {
  const now = transport.serverNow();
  if (end === undefined) return { end, now, until: now };
  return { end, now, until: typeof end === 'string' ? Date.parse(end) : now + end.waitSeconds * TICK_MS };
};

/**
 * The whole seconds that are left, counted down by the server's clock, because the device's clock may be wrong. Starts again
 * when `end` changes.
 */
export const useSecondsLeft = <E extends CountdownEnd | undefined>(
  end: E,
): E extends undefined ? undefined : number => {
  const [state, setState] = useState(() => started(end));
  if (state.end !== end) setState(started(end));
  const left = Math.max(0, Math.ceil((state.until - state.now) / TICK_MS));
  const isOver = end === undefined || left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(
      () => setState((before) => ({ ...before, now: transport.serverNow() })),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isOver]);
  // TypeScript doesn't narrow a conditional type by its parameter's value.
  return (end === undefined ? undefined : left) as E extends undefined ? undefined : number;
};
