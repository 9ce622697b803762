import type { Clock } from '../clock.ts';

/** Estimates the server's time. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock; by the device's clock until an answer was measured. */
  readonly now: () => number;
  /** Measures the error of the device's clock by the `Date` header of an answer. */
  readonly measure: (response: Pick<Response, 'headers'>) => void;
}

/** A larger difference isn't a wrong clock, but a wrong header of a proxy. */
const largestOffsetMilliseconds = 26 * 60 * 60 * 1000;

/** The header counts whole seconds, rounded down. */
const averageRoundingMilliseconds = 500;

/**
 * Follows the server's time. A device clock that is up to a day wrong would otherwise keep an expired token in use, or refresh
 * a valid one before every call. It measures each answer, because devices correct their clocks while a page is open.
 */
export const createServerClock = (clock: Clock): ServerClock => {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    measure: ({ headers }) => {
      // NaN without the header; then there is no offset.
      const sent = Date.parse(headers.get('date') ?? '');
      const measured = sent + averageRoundingMilliseconds - clock.now();
      if (Math.abs(measured) <= largestOffsetMilliseconds) offset = measured;
    },
  };
};
