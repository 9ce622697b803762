import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { cutPage } from '../../platform/page.ts';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { type EventPlace, type EventRow, selectEvents } from './store.ts';

const cursorSchema = z.tuple([z.enum(['0', '1', '2']), z.iso.datetime(), z.uuid()]);

/** A page of events (活动): running ones first, then upcoming, then ended. Refuses a foreign cursor with MALFORMED. */
export async function listEvents(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { query: { state, cursor, limit = 20 } }: Pick<Call<'listEvents'>, 'query'>,
): Promise<DataOf<'listEvents'>> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const wanted = { state: state ?? null, after, now: clock.now(), count: limit + 1 };
  const rows = await selectEvents(database.read, wanted);
  const { items, nextCursor } = cutPage(rows, limit, cursorOf);
  return {
    items: items.map(({ id, title, summary, cover, link, state: now, starts_at, ends_at }) => ({
      id,
      title,
      summary,
      cover,
      state: now,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      link,
    })),
    nextCursor,
  };
}

const cursorOf = ({ rank, starts_at, id }: EventRow): string => `${rank}_${starts_at.toISOString()}_${id}`;

function placeOf(cursor: string): EventPlace {
  const { data } = cursorSchema.safeParse(cursor.split('_'));
  return data ? { rank: Number(data[0]), startsAt: new Date(data[1]), id: data[2] } : refuse('MALFORMED');
}
