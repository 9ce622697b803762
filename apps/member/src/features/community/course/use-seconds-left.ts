import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts whole seconds down to 0. It begins again when `from` is another object, and doesn't trust the device's clock. */
export function useSecondsLeft(from: { waitSeconds: number } | undefined): number | undefined {
  const [begun, setBegun] = useState(from);
  const [left, setLeft] = useState(from?.waitSeconds);
  if (begun !== from) {
    setBegun(from);
    setLeft(from?.waitSeconds);
  }
  const isOver = left === undefined || left <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(
      () => setLeft((seconds) => (seconds === undefined ? seconds : Math.max(0, seconds - 1))),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
