import type { Clock } from '../clock.ts';

/** The server's time as this page knows it. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server's clock; by the device's own until an answer has been measured. */
  readonly now: () => number;
  /** Measures how far the device's clock is off, by the `Date` header of an answer. */
  readonly measure: (response: Pick<Response, 'headers'>) => void;
}

/** A larger difference is no slow or fast clock: some proxy wrote a wrong header. */
const largestOffsetMilliseconds = 26 * 60 * 60 * 1000;

/** The header counts whole seconds, rounded down. */
const averageRoundingMilliseconds = 500;

/**
 * Follows the server's time. A device clock that is wrong by up to a day neither keeps a dead token in use nor refreshes
 * a good one before every call. Each answer is measured anew, as devices correct their clocks while a page is open.
 */
export const createServerClock = (clock: Clock): ServerClock => {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    measure: ({ headers }) => {
      const sent = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(sent)) return;
      const measured = sent + averageRoundingMilliseconds - clock.now();
      if (Math.abs(measured) <= largestOffsetMilliseconds) offset = measured;
    },
  };
};
