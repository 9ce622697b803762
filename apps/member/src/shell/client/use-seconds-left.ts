import { useEffect, useState } from 'react';
import { transport } from './transport.ts';

const TICK_MS = 1_000;

/** A moment of the server's clock, or so many seconds from when the server said so. */
type End = string | { readonly waitSeconds: number };

const started = <E extends End | undefined>(end: E) => {
  const now = transport.serverNow();
  if (end === undefined) return { end, now, until: now };
  return { end, now, until: typeof end === 'string' ? Date.parse(end) : now + end.waitSeconds * TICK_MS };
};

/**
 * Whole seconds that are left, counted down on the page by the server's clock: the device's may be wrong. It begins again when
 * `end` is another one.
 */
export const useSecondsLeft = <E extends End | undefined>(
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
