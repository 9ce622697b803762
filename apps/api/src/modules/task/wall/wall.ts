import { NIL, validate as isUuid } from 'uuid';
import type { DataOf, JoinResult, QueryOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { balances } from '../../ledger/module.ts';
import { onDay, type TaskDay, taskDay } from '../participation/task-day.ts';
import { hasCompleted } from '../participation/participation-store.ts';
import { withGroupCoins } from './group-coins.ts';
import { describeMatch, rankTasks } from './recommend.ts';
import { readTasks } from '../task-store.ts';
import { taskCard } from './task-card.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readCandidates, readSection, type SectionPlace, type WallQuery } from './wall-store.ts';
import type { KnownAttributes } from '../wanted.ts';

type Filters = QueryOf<'listTasks'>;
type Device = Origin['device'];
type Card = DataOf<'listTasks'>['items'][number];

/** How many tasks of the general order are ranked for one member. Later tasks keep the general order. */
const CANDIDATES = 100;
/** How many more tasks a recommendation reads than it shows, because tasks that don't match are left out. */
const SPARE = 10;
/** Below this quality fewer tasks are shown, but always those with the lowest minimum (rule 4.12). */
const LEAST_QUALITY = 40;

/** The sections of the wall in their order; `personal` are the tasks in the member's own ranking. */
const SECTIONS = ['underWay', 'newcomers', 'personal', 'startable', 'closed', 'full', 'ended'] as const;
type Section = (typeof SECTIONS)[number];

interface WallPlace extends SectionPlace {
  readonly section: Section;
}

interface WallEntry extends WallPlace {
  readonly task: Task;
  readonly joined: JoinResult | null;
}

const cursorOf = ({ section, value, id }: WallPlace): string =>
  Buffer.from(`${SECTIONS.indexOf(section)}.${value}.${id}`).toString('base64url');

/** Refuses with FIELD_WRONG an invalid cursor. */
function parseCursor(cursor: string): WallPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, at, value, id] = /^([0-6])\.(-?\d{1,15}|9000000000000000)\.([0-9a-f-]{36})$/.exec(text) ?? [];
  const section = SECTIONS[Number(at)];
  if (section === undefined || value === undefined || id === undefined || !isUuid(id))
    return refuse('FIELD_WRONG', { field: 'query.cursor', rule: 'cursor' });
  return { section, value: Number(value), id };
}

/** The member's data that may be used to order tasks. */
interface Person {
  /** Their attributes; undefined if they answered none or switched off personal ranking (PIPL 24). */
  readonly known: KnownAttributes | undefined;
  /** Whether the member could have a personal ranking but has answered no attributes. */
  readonly silent: boolean;
  /** Whether they have no complete yet or have told nothing of themselves, so that newcomer tasks come first. */
  readonly newcomer: boolean;
}

async function personOf(db: Connection, { ports, cipher }: TaskDeps, memberId: string): Promise<Person> {
  if ((await ports?.mayPersonalise?.(db, memberId)) === false)
    return { known: undefined, silent: false, newcomer: false };
  const known = await ports?.memberAttributes?.(db, cipher, memberId);
  const silent = known?.size === 0;
  return {
    known: silent ? undefined : known,
    silent,
    newcomer: silent || !(await hasCompleted(db, memberId)),
  };
}

/** How well a task matches the member; null if no personal data may be used. */
export async function matchFor(
  db: Connection,
  deps: TaskDeps,
  memberId: string,
  task: Task,
): Promise<Card['match']> {
  const { known } = await personOf(db, deps, memberId);
  return known === undefined ? null : describeMatch(task, known, deps.clock.now());
}

const after = (left: SectionPlace, right: SectionPlace): boolean =>
  left.value > right.value || (left.value === right.value && left.id > right.id);

interface Page {
  readonly from: WallPlace | undefined;
  readonly limit: number;
  readonly sections: readonly Section[];
  /** Leaves out candidates that don't match the member. */
  readonly fitting?: boolean;
}

/** Reads one section after another until it has `limit` tasks. */
export async function readWall(
  db: Connection,
  query: WallQuery,
  known: KnownAttributes | undefined,
  { from, limit, sections, fitting = false }: Page,
): Promise<WallEntry[]> {
  const found: WallEntry[] = [];
  const start = SECTIONS.indexOf(from?.section ?? 'underWay');
  const isPersonal = known !== undefined && query.sort === 'match' && start <= SECTIONS.indexOf('startable');
  let afterCandidates: SectionPlace | undefined;
  for (const section of sections) {
    if (found.length >= limit) break;
    if (SECTIONS.indexOf(section) < start && section !== 'personal') continue;
    if (section === 'newcomers' && !query.newcomer) continue;
    const place = from?.section === section ? from : undefined;
    const left = limit - found.length;
    if (section === 'personal') {
      if (!isPersonal) continue;
      const { candidates, last } = await readCandidates(db, query, CANDIDATES);
      afterCandidates = last;
      if (SECTIONS.indexOf(section) < start) continue;
      const ranked = rankTasks(candidates, known, query.now)
        .filter(({ level }) => !fitting || level !== 'low')
        .filter((entry) => place === undefined || after(entry, place));
      found.push(...(await withTasks(db, ranked.slice(0, left))));
      continue;
    }
    const entries = await readSection(db, section, query, {
      after: place ?? (section === 'startable' ? afterCandidates : undefined),
      limit: left,
    });
    found.push(...entries.map((entry) => ({ ...entry, section })));
  }
  return found;
}

async function withTasks(db: Connection, ranked: readonly SectionPlace[]): Promise<WallEntry[]> {
  const tasks = await readTasks(
    db,
    ranked.map(({ id }) => id),
  );
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return ranked.flatMap(({ id, value }) => {
    const task = byId.get(id);
    return task === undefined ? [] : [{ section: 'personal' as const, task, joined: null, value, id }];
  });
}

/**
 * The query for a day that had enough screen-outs: of the first questionnaires of the general order only those that
 * match highly (rule 3.40). Nothing changes on other days, and for a member whose attributes aren't known or used.
 */
async function forDay(
  db: Connection,
  query: WallQuery,
  { onlyHighMatches }: TaskDay,
  known: KnownAttributes | undefined,
): Promise<WallQuery> {
  if (!onlyHighMatches || known === undefined) return query;
  const { candidates } = await readCandidates(db, query, CANDIDATES);
  const high = rankTasks(candidates, known, query.now).filter(({ level }) => level === 'high');
  return { ...query, onlySurveys: high.map(({ id }) => id) };
}

const isWhole = ({ module, type, points }: Filters): boolean =>
  [module, type, points].every((one) => one === undefined);

/** The query of one member's wall as it is offered today (rule 3.40), and what is known of them to order it. */
export async function memberWall(deps: TaskDeps, memberId: string, device: Device, filters: Filters) {
  const { database, clock, ports } = deps;
  const db = database.read;
  const now = clock.now();
  const { known, newcomer } = await personOf(db, deps, memberId);
  const sort = filters.sort ?? 'match';
  const query: WallQuery = {
    memberId,
    device,
    quality: Math.max((await balances(db, memberId)).quality, LEAST_QUALITY),
    city: (await ports?.memberCity?.(db, memberId)) ?? null,
    invited: (await ports?.invitedTasks?.(db, memberId, now)) ?? [],
    newcomer: newcomer && sort === 'match' && isWhole(filters),
    module: filters.module,
    type: filters.type,
    points: filters.points,
    sort,
    onlySurveys: undefined,
    now,
  };
  const today = await taskDay(db, memberId, now);
  return { offered: await forDay(db, query, today, known), known, today };
}

/**
 * The task wall. By default tasks are sorted by match: the first hundred in the member's own ranking, if they answered
 * attributes and didn't switch it off (rules 2.23 and 3.1); else by coins a minute. Newcomer tasks come first for a
 * member without a complete or without any attribute, unless a filter is set. Tasks above the member's quality are hidden (rule 4.12).
 */
export async function listTasks(
  deps: TaskDeps,
  memberId: string,
  device: Device,
  filters: Filters,
): Promise<DataOf<'listTasks'>> {
  const limit = filters.limit ?? 20;
  const { offered, known, today } = await memberWall(deps, memberId, device, filters);
  const from = filters.cursor === undefined ? undefined : parseCursor(filters.cursor);
  const entries = await readWall(deps.database.read, offered, known, {
    from,
    limit: limit + 1,
    sections: SECTIONS,
  });
  const { items, nextCursor } = cutPage(entries, limit, cursorOf);
  const cards = items.map(({ task, joined }) =>
    onDay(taskCard(task, joined, offered.now, known && describeMatch(task, known, offered.now)), today),
  );
  return {
    items: await withGroupCoins(deps.database.read, deps, memberId, cards),
    nextCursor,
    today: { ...today, onlyHighMatches: offered.onlySurveys !== undefined },
  };
}

/** The newest open tasks that anybody may start (rule 3.31). */
async function newestTasks(
  { database, clock }: TaskDeps,
  device: Device,
  limit: number,
): Promise<DataOf<'recommendTasks'>> {
  const now = clock.now();
  const query: WallQuery = {
    memberId: undefined,
    device,
    quality: LEAST_QUALITY,
    city: null,
    invited: [],
    newcomer: false,
    module: undefined,
    type: undefined,
    points: undefined,
    sort: 'newest',
    onlySurveys: undefined,
    now,
  };
  // Tasks that start later come first in this order. The page begins after them.
  const after = { value: -now.getTime() - 1, id: NIL };
  const entries = await readSection(database.read, 'startable', query, { after, limit });
  return {
    items: entries.map(({ task, joined }) => taskCard(task, joined, now)),
    personal: false,
    needsAnswers: false,
  };
}

/**
 * A few open tasks that the member can start, hasn't joined and fits, in the wall's order; visitors get the newest. Group
 * tasks are left out: groups send their own invitations.
 */
export async function recommendTasks(
  deps: TaskDeps,
  memberId: string | undefined,
  device: Device,
  limit: number,
): Promise<DataOf<'recommendTasks'>> {
  if (memberId === undefined) return await newestTasks(deps, device, limit);
  const { database, clock, ports } = deps;
  const db = database.read;
  const now = clock.now();
  const { known, silent, newcomer } = await personOf(db, deps, memberId);
  const query: WallQuery = {
    memberId,
    device,
    quality: (await balances(db, memberId)).quality,
    city: (await ports?.memberCity?.(db, memberId)) ?? null,
    invited: [],
    newcomer,
    module: undefined,
    type: undefined,
    points: undefined,
    sort: 'match',
    onlySurveys: undefined,
    now,
  };
  const sections = ['newcomers', 'personal', 'startable'] as const;
  const page: Page = { from: undefined, limit: limit + SPARE, sections, fitting: true };
  const today = await taskDay(db, memberId, now);
  const entries = await readWall(db, await forDay(db, query, today, known), known, page);
  const cards = entries.map(({ task, joined }) =>
    onDay(taskCard(task, joined, now, known && describeMatch(task, known, now)), today),
  );
  return {
    items: cards.filter(({ match }) => match?.level !== 'low').slice(0, limit),
    personal: known !== undefined,
    needsAnswers: silent,
  };
}
