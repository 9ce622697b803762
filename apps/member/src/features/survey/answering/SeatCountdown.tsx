import { formatClock } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { transport } from '../../../shell/client/transport.ts';
import classes from './SeatCountdown.module.css';

const tickMs = 10_000;
const minuteMs = 60_000;
const soonMs = 5 * minuteMs;

const remaining = (ms: number): string => {
  if (ms <= 0) return '保留时间已到，提交后会告诉你结果';
  if (ms < minuteMs) return '还剩不到 1 分钟';
  return `还剩约 ${Math.round(ms / minuteMs)} 分钟`;
};

/**
 * Shows, by the server's clock, for how many minutes the seat is still reserved. Screen readers announce it only in the last 5
 * minutes.
 */
export function SeatCountdown({ until }: { until: string }) {
  const [now, setNow] = useState(transport.serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(transport.serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(until).getTime() - now;
  const soon = left < soonMs;
  return (
    <p className={classes['root']} data-soon={soon} aria-live={soon ? 'polite' : 'off'}>
      名额为你保留到 {formatClock(until)}，{remaining(left)}
    </p>
  );
}
