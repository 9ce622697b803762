import { useEffect, useState } from 'react';
import { transport } from '../../../shell/client/transport.ts';

const TICK_MS = 1_000;

/** Whole seconds until a moment of the server's clock, counted down on the page. The device's clock may be wrong. */
export const useSecondsLeft = (until: string): number => {
  const [now, setNow] = useState(transport.serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(transport.serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / TICK_MS));
};
