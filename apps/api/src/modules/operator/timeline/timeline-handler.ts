import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTimeline, type Timelines } from './read-timeline.ts';

/** The console's call of an object's timeline. */
export const timelineHandlers = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  timelines: Timelines,
): Pick<ConsoleHandlers, 'readTimeline'> => ({
  readTimeline: async ({ query: { subject, kind, cursor, limit = 20 } }) =>
    await readTimeline(database.read, kind === undefined ? { all: [], paged: [] } : timelines[kind], {
      subject,
      cursor,
      limit,
      now: clock.now(),
    }),
});
