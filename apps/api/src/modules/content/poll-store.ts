import { sql } from 'kysely';
import { PollResults } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface PollRow {
  id: string;
  title: string;
  description: string | null;
  min_choices: number;
  max_choices: number;
  results: PollResults;
  closes_at: Date | null;
  voters: number;
  /** The caller's choice; null before their vote. */
  chosen: string[] | null;
}

export interface PollOptionRow {
  poll_id: string;
  id: string;
  label: string;
  image: string | null;
  votes: number;
}

export interface NewPoll extends Omit<PollRow, 'voters' | 'chosen'> {
  starts_at: Date;
  options: readonly Pick<PollOptionRow, 'id' | 'label' | 'image'>[];
}

/** Selects one poll or all open ones. `memberId` is null for a visitor. */
export interface PollQuery {
  memberId: string | null;
  now: Date;
  id?: string;
  count: number;
}

/** How long after its close a poll is shown to members who wait for its results. */
const RESULTS_MS = 7 * 86_400_000;

/**
 * Polls that have started: the one with this id, even if closed, or all open ones. It includes polls that closed
 * lately, if the member voted and the results were promised for then. Polls the member can still vote in come first.
 */
export async function selectPolls(
  db: Connection,
  { memberId, now, id, count }: PollQuery,
): Promise<PollRow[]> {
  const { rows } = await sql<PollRow>`
    select p.id, p.title, p.description, p.min_choices, p.max_choices, p.results, p.closes_at, p.voters,
      v.option_ids as chosen
    from polls p left join poll_votes v on v.poll_id = p.id and v.member_id = ${memberId}::uuid
    where p.starts_at <= ${now} and (${id ?? null}::text is not null or p.closes_at is null or p.closes_at > ${now}
        or (p.closes_at > ${new Date(now.getTime() - RESULTS_MS)} and p.results = ${PollResults.AfterClose} and v.option_ids is not null))
      and (${id ?? null}::text is null or p.id = ${id ?? null}::text)
    order by v.option_ids is not null, coalesce(p.closes_at <= ${now}, false) desc, p.starts_at desc, p.id
    limit ${count}`.execute(db);
  return rows;
}

/** The options of these polls, in order. */
export async function selectOptions(db: Connection, pollIds: readonly string[]): Promise<PollOptionRow[]> {
  if (pollIds.length === 0) return [];
  return await db
    .selectFrom('poll_options')
    .select(['poll_id', 'id', 'label', 'image', 'votes'])
    .where('poll_id', 'in', pollIds)
    .orderBy('poll_id')
    .orderBy('position')
    .execute();
}

interface Vote {
  memberId: string;
  pollId: string;
  optionIds: readonly string[];
  at: Date;
}

/** Stores a member's vote, which replaces an earlier one, and counts it once. */
export async function storeVote(tx: Tx, vote: Vote): Promise<void> {
  // Lock the poll's row first: votes of one member run one after another, and votes for the same options in a different
  // order don't deadlock.
  await sql`select id from polls where id = ${vote.pollId} for update`.execute(tx);
  const { rows } = await sql<{ option_ids: string[] }>`
    select option_ids from poll_votes where member_id = ${vote.memberId} and poll_id = ${vote.pollId}`.execute(
    tx,
  );
  await sql`
    insert into poll_votes (member_id, poll_id, option_ids, created_at)
    values (${vote.memberId}, ${vote.pollId}, ${vote.optionIds}::uuid[], ${vote.at})
    on conflict (member_id, poll_id) do update
      set option_ids = excluded.option_ids, created_at = excluded.created_at`.execute(tx);
  const before = rows[0]?.option_ids ?? [];
  if (rows.length === 0)
    await tx
      .updateTable('polls')
      .set({ voters: sql`voters + 1` })
      .where('id', '=', vote.pollId)
      .execute();
  await sql`
    update poll_options set votes = votes + (id = any(${vote.optionIds}::uuid[]))::int - (id = any(${before}::uuid[]))::int
    where poll_id = ${vote.pollId}`.execute(tx);
}

/** Adds a poll if it is missing. An existing poll stays unchanged. */
export async function insertPoll(tx: Tx, { options, ...poll }: NewPoll): Promise<void> {
  const added = await tx
    .insertInto('polls')
    .values(poll)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  await tx
    .insertInto('poll_options')
    .values(options.map((option, index) => ({ ...option, poll_id: poll.id, position: index + 1 })))
    .execute();
}

/** A poll as operators see it. */
export interface OpenPoll {
  id: string;
  title: string;
  voters: number;
  starts_at: Date;
  closes_at: Date | null;
}

/** The polls that have not closed, including planned ones, the latest first. */
export async function selectOpenPolls(db: Connection, now: Date): Promise<OpenPoll[]> {
  return await db
    .selectFrom('polls')
    .select(['id', 'title', 'voters', 'starts_at', 'closes_at'])
    .where((is) => is.or([is('closes_at', 'is', null), is('closes_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A poll with its options, as operators see it. */
export interface KnownPoll extends Omit<PollRow, 'chosen'> {
  starts_at: Date;
  options: { label: string; votes: number }[];
}

const MOST_KNOWN = 200;

/** All polls, the latest first, or the one with this id. */
export async function selectKnownPolls(
  db: Connection,
  { id, before }: { id?: string; before?: Date | undefined } = {},
): Promise<KnownPoll[]> {
  const started = before === undefined ? sql`true` : sql`p.starts_at <= ${before}`;
  const { rows } = await sql<KnownPoll>`
    select p.id, p.title, p.description, p.min_choices, p.max_choices, p.results, p.starts_at, p.closes_at, p.voters,
      (select coalesce(json_agg(json_build_object('label', o.label, 'votes', o.votes) order by o.position), '[]')
        from poll_options o where o.poll_id = p.id) as options
    from polls p where (${id ?? null}::text is null or p.id = ${id ?? null}::text) and ${started}
    order by p.starts_at desc, p.id limit ${MOST_KNOWN}`.execute(db);
  return rows;
}

/** Changes a poll. Other options replace those that nobody has voted for yet. */
export async function updatePoll(
  tx: Tx,
  { options, id, ...poll }: Omit<NewPoll, 'options'> & { options: NewPoll['options'] | undefined },
): Promise<void> {
  await tx.updateTable('polls').set(poll).where('id', '=', id).execute();
  if (options === undefined) return;
  await tx.deleteFrom('poll_options').where('poll_id', '=', id).execute();
  await tx
    .insertInto('poll_options')
    .values(options.map((option, index) => ({ ...option, poll_id: id, position: index + 1 })))
    .execute();
}

/** Closes an open poll at this time, or at its start if that is later; undefined if it has closed already. */
export async function closePollAt(tx: Tx, id: string, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ closes_at: Date }>`
    update polls set closes_at = greatest(${now}::timestamptz, starts_at + interval '1 millisecond')
    where id = ${id} and (closes_at is null or closes_at > ${now})
    returning closes_at`.execute(tx);
  return rows[0]?.closes_at;
}

/** All votes of a member, for the export of their data. */
export async function selectVotes(db: Connection, memberId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select p.title as poll, v.created_at as at,
      (select array_agg(o.label order by o.position) from poll_options o
        where o.poll_id = p.id and o.id = any(v.option_ids)) as chosen
    from poll_votes v join polls p on p.id = v.poll_id
    where v.member_id = ${memberId} order by v.created_at`.execute(db);
  return rows;
}

/** Deletes a member's votes. The counts stay. */
export async function deleteVotes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('poll_votes').where('member_id', '=', memberId).execute();
}
