import { TicketKind } from '@yayan/contract';
import type { ConsoleDataOf, ConsoleQueryOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { addDays, type Day, dayOf, readDay, startOfDay, weekOf } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type AgeRow,
  countAges,
  countWeeks,
  deleteWeeks,
  selectAges,
  selectCountedAt,
  selectWeeks,
  type WeekRow,
} from './ticket-figure-store.ts';

type Figures = ConsoleDataOf<'getTicketFigures'>;
type Figure = Figures['weeks'][number]['all'];

const WEEKS = 13;
/** The most weeks that are read at once. */
const MOST_WEEKS = 53;
/** The figures of a ticket change for so long after it was opened: it may be answered late, and reopened. */
const AGAIN_DAYS = 42;
const DAYS_3 = 3;
const DAYS_7 = 7;

/** Counts the figures of tickets (rule 14.81). May be repeated, and run on several servers at once. */
export async function countTicketFigures({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = dayOf(now);
  const last = await selectCountedAt(database.read);
  const since =
    last === null ? addDays(weekOf(day), (1 - WEEKS) * DAYS_7) : weekOf(addDays(dayOf(last), -AGAIN_DAYS));
  await database.transaction(async (tx) => {
    await deleteWeeks(tx, since);
    await countWeeks(tx, startOfDay(since), now);
    await countAges(tx, {
      now,
      day,
      today: startOfDay(day),
      days3: startOfDay(addDays(day, -DAYS_3)),
      days7: startOfDay(addDays(day, -DAYS_7)),
    });
  });
}

const figureOf = (kind: TicketKind | null, row: WeekRow | undefined): Figure => ({
  kind,
  opened: row?.opened ?? 0,
  answered: row?.answered ?? 0,
  due: row?.due ?? 0,
  kept: row?.kept ?? 0,
  reopened: row?.reopened ?? 0,
  medianMinutes: row?.median_minutes ?? null,
  slowMinutes: row?.slow_minutes ?? null,
});

const AGES: readonly AgeRow['age'][] = ['today', 'days3', 'days7', 'older'];

/** The days on which open tickets of an age were opened, as seen from the day of the count. */
const daysOf = (age: AgeRow['age'], day: Day): { from: Day | null; until: Day } => {
  if (age === 'today') return { from: day, until: day };
  if (age === 'days3') return { from: addDays(day, -DAYS_3), until: addDays(day, -1) };
  if (age === 'days7') return { from: addDays(day, -DAYS_7), until: addDays(day, -DAYS_3 - 1) };
  return { from: null, until: addDays(day, -DAYS_7 - 1) };
};

/** The weeks that a period touches, the newest first, none of them in the future and at most a year of them. */
function weeksOf({ from, until }: ConsoleQueryOf<'getTicketFigures'>, running: Day): Day[] {
  const wanted = until === undefined ? running : weekOf(readDay(until));
  const last = wanted < running ? wanted : running;
  const first = from === undefined ? addDays(last, (1 - WEEKS) * DAYS_7) : weekOf(readDay(from));
  return Array.from({ length: MOST_WEEKS }, (_, back) => addDays(last, -back * DAYS_7)).filter(
    (week) => week >= first,
  );
}

/** The console's figures of tickets. It reads only what the job counted. */
export const ticketFigureConsole = ({
  database: { read },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Pick<ConsoleHandlers, 'getTicketFigures'> => ({
  getTicketFigures: async ({ query }) => {
    const countedAt = await selectCountedAt(read);
    if (countedAt === null) return { countedAt: null, weeks: [], waiting: [] };
    const running = weekOf(dayOf(clock.now()));
    const listed = weeksOf(query, running);
    const rows = await selectWeeks(read, { from: listed.at(-1) ?? running, until: listed[0] ?? running });
    const ages = await selectAges(read);
    const weeks = listed.map((week) => {
      const own = rows.filter((row) => row.week === week);
      return {
        from: week,
        until: addDays(week, DAYS_7 - 1),
        isRunning: week === running,
        all: figureOf(
          null,
          own.find(({ kind }) => kind === 'all'),
        ),
        kinds: Object.values(TicketKind).flatMap((kind) => {
          const row = own.find((one) => one.kind === kind);
          return row === undefined ? [] : [figureOf(kind, row)];
        }),
      };
    });
    const waiting = AGES.flatMap((age) => {
      const row = ages.find((one) => one.age === age);
      return row === undefined ? [] : [{ age, ...daysOf(age, row.day), count: row.waiting, late: row.late }];
    });
    return { countedAt: countedAt.toISOString(), weeks, waiting };
  },
});
