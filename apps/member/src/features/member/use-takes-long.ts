import { useEffect, useState } from 'react';

/** A good network has answered by then. */
const usualMs = 1000;

/** Whether a page has waited so long that it shows what this device knows by itself. */
export const useTakesLong = (isWaiting: boolean): boolean => {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setTakesLong(true), usualMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return takesLong;
};
