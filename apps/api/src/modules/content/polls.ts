import { type BodyOf, type DataOf, PollResults } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type PollOptionRow,
  type PollQuery,
  type PollRow,
  selectOptions,
  selectPolls,
  storeVote,
} from './poll-store.ts';

type Poll = DataOf<'getPoll'>;
type Vote = Extract<BodyOf<'votePoll'>, { pollId: string }>;
type Deps = Pick<Platform, 'database' | 'clock'>;

const MOST = 5;

/** Polls that a member or visitor can vote in now, and closed ones whose results the member waits for. */
export async function listPolls(
  { database, clock }: Deps,
  { caller }: Pick<Call<'listPolls'>, 'caller'>,
): Promise<DataOf<'listPolls'>> {
  const memberId = caller?.memberId ?? null;
  return { items: await polls(database.read, { memberId, now: clock.now(), count: MOST }) };
}

/** A poll that has started, open or closed. Refuses with NOT_FOUND. */
export async function getPoll(
  { database, clock }: Deps,
  { caller, params: { id } }: Pick<Call<'getPoll'>, 'caller' | 'params'>,
): Promise<Poll> {
  const memberId = caller?.memberId ?? null;
  return await onePoll(database.read, { memberId, now: clock.now(), id });
}

/**
 * Votes for as many options as the poll allows; this replaces an earlier vote of the member (rule 7.3). Returns the
 * poll afterwards. Refuses with NOT_FOUND, POLL_CLOSED and POLL_CHOICE_INVALID.
 */
export async function votePoll(
  { database, clock }: Deps,
  memberId: string,
  { pollId, optionIds }: Vote,
): Promise<Poll> {
  const now = clock.now();
  return await database.transaction(async (tx) => {
    const asked = { memberId, now, id: pollId };
    const poll = await onePoll(tx, asked);
    if (poll.closed) return refuse('POLL_CLOSED');
    const known = new Set(poll.options.map(({ id }) => id));
    if (
      optionIds.length < poll.minChoices ||
      optionIds.length > poll.maxChoices ||
      !optionIds.every((id) => known.has(id))
    )
      return refuse('POLL_CHOICE_INVALID');
    await storeVote(tx, { memberId, pollId, optionIds: [...new Set(optionIds)], at: now });
    return await onePoll(tx, asked);
  });
}

async function onePoll(db: Connection, query: Omit<PollQuery, 'count'>): Promise<Poll> {
  return (await polls(db, { ...query, count: 1 })).at(0) ?? refuse('NOT_FOUND');
}

async function polls(db: Connection, query: PollQuery): Promise<Poll[]> {
  const rows = await selectPolls(db, query);
  const options = await selectOptions(
    db,
    rows.map(({ id }) => id),
  );
  const byPoll = Map.groupBy(options, ({ poll_id }) => poll_id);
  return rows.map((row) => pollView(row, byPoll.get(row.id) ?? [], query.now));
}

function pollView(row: PollRow, options: readonly PollOptionRow[], now: Date): Poll {
  const closed = row.closes_at !== null && row.closes_at <= now;
  const voted = row.chosen !== null;
  const figures = {
    [PollResults.Always]: true,
    [PollResults.AfterVote]: voted || closed,
    [PollResults.AfterClose]: closed,
  }[row.results];
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    options: options.map(({ id, label, image, votes }) => ({
      id,
      label,
      image,
      votes: figures ? votes : null,
      percent: figures ? Math.round((votes * 100) / Math.max(row.voters, 1)) : null,
      chosen: row.chosen?.includes(id) ?? false,
    })),
    minChoices: row.min_choices,
    maxChoices: row.max_choices,
    results: row.results,
    voters: row.voters,
    voted,
    closed,
    closesAt: row.closes_at?.toISOString() ?? null,
  };
}
