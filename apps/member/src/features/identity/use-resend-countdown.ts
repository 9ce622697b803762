import { useEffect, useState } from 'react';
import { keepResendAt, readResendAt } from './resend-time.ts';

const tickMs = 250;
const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** The seconds until another code may be asked for (decisions §2: 60 s), counted by the clock and kept over a reload. */
export const useResendCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [resendAt, setResendAt] = useState(readResendAt);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(resendAt));
  const isCounting = secondsLeft > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setSecondsLeft(secondsUntil(resendAt)), tickMs);
    return () => clearInterval(timer);
  }, [isCounting, resendAt]);
  const start = (seconds: number): void => {
    const at = Date.now() + seconds * 1000;
    keepResendAt(at);
    setResendAt(at);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, start };
};
