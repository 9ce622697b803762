import { useCallback, useSyncExternalStore } from 'react';
import { storeResendAt, readResendAt } from './resend-time.ts';

const tickMs = 250;
const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Reads the clock, and the time shared with other tabs, several times a second. */
const subscribe = (onTick: () => void): (() => void) => {
  const timer = setInterval(onTick, tickMs);
  return () => clearInterval(timer);
};

/** The value for rendering outside a browser. */
const noneLeft = (): number => 0;

/**
 * The seconds until a form may request another code for the same mobile or address (rule 2.5: 60 s). Counted by the clock,
 * across reloads and in all tabs.
 */
export const useResendCountdown = (
  form = 'code',
  target = '',
): { secondsLeft: number; start: (seconds: number) => void } => {
  const secondsLeft = useSyncExternalStore(
    subscribe,
    useCallback(() => secondsUntil(readResendAt(form, target)), [form, target]),
    noneLeft,
  );
  const start = (seconds: number): void => storeResendAt(form, target, Date.now() + seconds * 1000);
  return { secondsLeft, start };
};
