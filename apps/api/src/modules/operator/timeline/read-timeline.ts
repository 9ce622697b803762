import type { ConsoleDataOf, TimelineKind } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import { selectActsOn } from '../../../platform/audit/act-store.ts';
import type { EventPage, EventsOf, ObjectEvent } from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { cutPage, type Place, UUID } from '../../../platform/page.ts';

type Entry = ConsoleDataOf<'readTimeline'>['items'][number];

/** Where the events of one kind of object come from. */
export interface EventSources {
  /** Read whole: of what happens a few times. */
  all: readonly EventsOf[];
  /** Read page by page: of what may happen any number of times. */
  paged: readonly EventPage[];
}

/** A place between entries of several sources: `rank` tells the source, or the event of one that is read whole. */
interface Ranked extends Place {
  rank: number;
}

interface Placed extends Ranked {
  content: Pick<Entry, 'act' | 'event'>;
}

const ACTS = 0;
/** Events that are read whole are ranked from here on, the oldest first: a later one doesn't move an earlier one. */
const WHOLE = 100;

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const cursorOf = ({ at, rank, id }: Ranked): string => `${at.getTime().toString(36)}.${rank}.${id}`;

function rankedOf(cursor: string | undefined): Ranked | undefined {
  if (cursor === undefined) return undefined;
  const [, time = '', rank = '', id = ''] = /^([0-9a-z]{1,9})\.(\d{1,4})\.(.*)$/u.exec(cursor) ?? [];
  return UUID.test(id)
    ? { at: new Date(Number.parseInt(time, 36)), rank: Number(rank), id }
    : refuse('FIELD_WRONG', { field: 'query.cursor' });
}

const newestFirst = (a: Ranked, b: Ranked): number =>
  b.at.getTime() - a.at.getTime() || b.rank - a.rank || Number(a.id < b.id) - Number(a.id > b.id);

/** A place as a source of this rank counts: what is of the same moment comes before or after all of it. */
const placeFor = (rank: number, before: Ranked | undefined): Place | undefined => {
  if (before === undefined) return undefined;
  if (rank === before.rank) return before;
  return { at: before.at, id: rank < before.rank ? HIGHEST : LOWEST };
};

const eventContent = ({ text, note, object }: ObjectEvent): Placed['content'] => ({
  act: null,
  event: { text, note, object },
});

async function readActs(
  db: Connection,
  subject: string,
  query: { before: Ranked | undefined; limit: number },
): Promise<Placed[]> {
  const rows = await selectActsOn(db, subject, { ...query, before: placeFor(ACTS, query.before) });
  return rows.map((row) => ({
    at: row.at,
    rank: ACTS,
    id: row.id,
    content: { act: { ...row, at: row.at.toISOString() }, event: null },
  }));
}

async function readWhole(
  db: Connection,
  subject: string,
  { sources, before, now }: { sources: readonly EventsOf[]; before: Ranked | undefined; now: Date },
): Promise<Placed[]> {
  const events: ObjectEvent[] = [];
  for (const source of sources) events.push(...(await source(db, subject, now)));
  return events
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event, index) => ({ at: event.at, rank: WHOLE + index, id: LOWEST, content: eventContent(event) }))
    .filter((placed) => before === undefined || newestFirst(before, placed) < 0);
}

/** A page of what happened with an object and what operators did with it, the newest first (rule 14.92). */
export async function readTimeline(
  db: Connection,
  { all, paged }: EventSources,
  { subject, cursor, limit, now }: { subject: string; cursor: string | undefined; limit: number; now: Date },
): Promise<ConsoleDataOf<'readTimeline'>> {
  const before = rankedOf(cursor);
  const placed = [
    ...(await readActs(db, subject, { before, limit: limit + 1 })),
    ...(await readWhole(db, subject, { sources: all, before, now })),
  ];
  for (const [index, source] of paged.entries()) {
    const rank = ACTS + 1 + index;
    const events = await source(db, subject, { before: placeFor(rank, before), limit: limit + 1 });
    placed.push(
      ...events.map((event) => ({ at: event.at, rank, id: event.id, content: eventContent(event) })),
    );
  }
  const { items, nextCursor } = cutPage(placed.toSorted(newestFirst), limit, cursorOf);
  return {
    items: items.map((entry) => ({ id: cursorOf(entry), at: entry.at.toISOString(), ...entry.content })),
    nextCursor,
  };
}

/** The sources of each kind of object that has events of its own. */
export type Timelines = Readonly<Record<TimelineKind, EventSources>>;
