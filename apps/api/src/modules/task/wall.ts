import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { Connection } from '../../platform/database/database.ts';
import { balances } from '../ledger/ledger.ts';
import { hasCompleted } from './participation-store.ts';
import { taskCard } from './task-card.ts';
import type { TaskPorts } from './ports/task-ports.ts';
import type { TaskParts } from './task-parts.ts';
import { readWall, type WallPlace } from './wall-store.ts';

type Filters = QueryOf<'listTasks'>;
type Device = Origin['device'];

const endless = Number.MAX_SAFE_INTEGER;

/** Both ends of a bucket such as `85-299` or `500-`. Coins. */
function rangeOf(points: Filters['points']): { from: number; to: number } {
  const [from = '0', to = ''] = points?.split('-') ?? [];
  return { from: Number(from), to: to === '' ? endless : Number(to) };
}

const cursorOf = ({ rank, value, id }: WallPlace): string =>
  Buffer.from(`${rank}.${value}.${id}`).toString('base64url');

/** Refuses with FIELD_WRONG what never was a `nextCursor`. */
function placeOf(cursor: string): WallPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, rank, value, id] = /^([0-3])\.(-?\d{1,15}|9000000000000000)\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (rank === undefined || value === undefined || id === undefined || !isUuid(id))
    return refuse('FIELD_WRONG', { field: 'query.cursor', rule: 'cursor' });
  return { rank: Number(rank), value: Number(value), id };
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Whether the newcomers' module comes first: who wants no personal order gets everybody's. */
async function isShownAsNewcomer(
  db: Connection,
  ports: TaskPorts | undefined,
  memberId: string,
): Promise<boolean> {
  const mayPersonalise = (await ports?.mayPersonalise?.(db, memberId)) ?? true;
  return mayPersonalise && !(await hasCompleted(db, memberId));
}

/**
 * The task wall (decisions §3): by match unless told, which today is coins a minute, with the newcomers' module first
 * for who has completed nothing. Quality below what a task asks for hides it (decisions §4).
 */
export async function listTasks(
  { database, clock, ports }: TaskParts,
  memberId: string,
  device: Device,
  filters: Filters,
): Promise<DataOf<'listTasks'>> {
  const now = clock.now();
  const limit = filters.limit ?? 20;
  const entries = await readWall(database.read, {
    memberId,
    device,
    quality: (await balances(database.read, memberId)).quality,
    city: (await ports?.memberCity?.(database.read, memberId)) ?? null,
    invited: (await ports?.invitedTasks?.(database.read, memberId, now)) ?? [],
    newcomer: await isShownAsNewcomer(database.read, ports, memberId),
    module: filters.module,
    type: filters.type,
    ...rangeOf(filters.points),
    sort: filters.sort ?? 'match',
    after: filters.cursor === undefined ? undefined : placeOf(filters.cursor),
    startable: false,
    now,
    limit: limit + 1,
  });
  const items = entries.slice(0, limit);
  const last = entries.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ task, joined }) => taskCard(task, joined, now)),
    nextCursor: last === undefined ? null : cursorOf(last),
  };
}

/**
 * A few tasks worth doing next: open ones that the member may start and has not joined, in the wall's order; for a
 * visitor those that ask for no more than the least quality. Discussion groups send their own invitations. The member's answers have no part in it.
 */
export async function recommendTasks(
  { database, clock, ports }: TaskParts,
  memberId: string | undefined,
  device: Device,
  limit: number,
): Promise<DataOf<'recommendTasks'>> {
  const now = clock.now();
  const own = memberId === undefined ? undefined : await balances(database.read, memberId);
  const entries = await readWall(database.read, {
    memberId,
    device,
    quality: own?.quality ?? 40,
    city: memberId === undefined ? null : ((await ports?.memberCity?.(database.read, memberId)) ?? null),
    invited: [],
    newcomer: memberId === undefined || (await isShownAsNewcomer(database.read, ports, memberId)),
    module: undefined,
    type: undefined,
    ...rangeOf(undefined),
    sort: 'match',
    after: undefined,
    startable: true,
    now,
    limit,
  });
  return { items: entries.map(({ task, joined }) => taskCard(task, joined, now)), personal: false };
}
