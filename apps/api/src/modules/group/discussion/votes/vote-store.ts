import { type RawBuilder, sql } from 'kysely';
import type { VoteKind, VoteResultsShown } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** How often an option was chosen. `averageRank` is its mean position; 1 is best. */
export interface OptionTally {
  id: string;
  text: string;
  votes: number;
  averageRank: number | null;
}

/** A vote with its tally and the viewer's own choice. It opens when its section opens. */
export interface VoteRow {
  id: string;
  sectionId: string;
  title: string;
  kind: VoteKind;
  anonymous: boolean;
  minChoices: number;
  maxChoices: number;
  resultsShown: VoteResultsShown;
  closesAt: Date | null;
  myChoice: string[] | null;
  voters: number;
  options: OptionTally[];
}

/** As JSON has it. */
export type StoredVote = Omit<VoteRow, 'closesAt'> & { closesAt: string | null };

/** Turns the time into a date. */
export const parseVote = (vote: StoredVote): VoteRow => ({
  ...vote,
  closesAt: vote.closesAt === null ? null : new Date(vote.closesAt),
});

const voteJson = (memberId: string | RawBuilder<unknown>): RawBuilder<StoredVote> => sql<StoredVote>`
  json_build_object('id', v.id, 'sectionId', v.section_id, 'title', v.title, 'kind', v.kind, 'anonymous', v.anonymous,
    'minChoices', v.min_choices, 'maxChoices', v.max_choices, 'resultsShown', v.results_shown,
    'closesAt', v.closes_at, 'voters', v.voters,
    'myChoice', (select b.option_ids from group_ballots b
      where b.group_id = v.group_id and b.vote_id = v.id and b.group_member_id = ${memberId}),
    'options', (select json_agg(json_build_object('id', o.id, 'text', o.text, 'votes', o.votes,
        'averageRank', case when o.votes > 0 then o.rank_sum::float8 / o.votes end) order by o.position)
      from group_vote_options o where o.group_id = v.group_id and o.vote_id = v.id))`;

/** Selects the vote of section `s` with its tally and the viewer's own choice, null when it has none. */
export const voteOf = ({
  memberId,
}: {
  memberId: string | RawBuilder<unknown>;
}): RawBuilder<StoredVote | null> =>
  sql<StoredVote | null>`(select ${voteJson(memberId)} from group_votes v where v.group_id = s.group_id and v.section_id = s.id)`;

/** A vote by its id. */
export async function readVote(
  db: Connection,
  viewer: { groupId: string; memberId: string },
  id: string,
): Promise<VoteRow | undefined> {
  const { rows } = await sql<{ vote: StoredVote }>`
    select ${voteJson(viewer.memberId)} as vote from group_votes v
    where v.group_id = ${viewer.groupId} and v.id = ${id}`.execute(db);
  return rows[0] && parseVote(rows[0].vote);
}

/** Stores a ballot. It replaces an earlier ballot of the same person. */
export async function writeBallot(
  tx: Tx,
  ballot: { groupId: string; voteId: string; memberId: string; optionIds: readonly string[]; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_ballots as known (group_id, vote_id, group_member_id, option_ids, cast_at)
    values (${ballot.groupId}, ${ballot.voteId}, ${ballot.memberId}, ${[...ballot.optionIds]}::uuid[], ${ballot.at})
    on conflict (group_id, vote_id, group_member_id)
      do update set option_ids = excluded.option_ids, cast_at = excluded.cast_at
        where known.option_ids <> excluded.option_ids
    returning known.vote_id`.execute(tx);
  return rows.length > 0;
}

/**
 * Gives a person the tags of the options that they chose, and takes back those that this vote gave them before (rule
 * 6.49). Tags of hosts stay.
 */
export async function tagByVote(
  tx: Tx,
  ballot: { groupId: string; voteId: string; memberId: string; optionIds: readonly string[]; at: Date },
): Promise<void> {
  const chosen = sql`select tag_id from group_vote_options
    where group_id = ${ballot.groupId} and vote_id = ${ballot.voteId}
      and id = any(${[...ballot.optionIds]}::uuid[]) and tag_id is not null`;
  await sql`delete from group_people_tagged where group_id = ${ballot.groupId}
    and group_member_id = ${ballot.memberId} and vote_id = ${ballot.voteId} and tag_id not in (${chosen})`.execute(
    tx,
  );
  await sql`insert into group_people_tagged (group_id, group_member_id, tag_id, tagged_at, vote_id)
    select distinct ${ballot.groupId}::uuid, ${ballot.memberId}::uuid, chosen.tag_id, ${ballot.at}::timestamptz,
      ${ballot.voteId}::uuid
    from (${chosen}) chosen on conflict do nothing`.execute(tx);
}

/** A respondent who may vote. */
export interface Voter {
  id: string;
  nickname: string;
  avatar: string | null;
  role: number;
}

/** The options that a person chose. */
export interface Ballot {
  voteId: string;
  memberId: string;
  optionIds: string[];
}

/** The ballots of votes. */
export async function readBallots(
  db: Connection,
  groupId: string,
  voteIds: readonly string[],
): Promise<Ballot[]> {
  const { rows } = await sql<Ballot>`
    select vote_id as "voteId", group_member_id as "memberId", array_to_json(option_ids) as "optionIds"
    from group_ballots where group_id = ${groupId} and vote_id = any(${[...voteIds]}::uuid[])`.execute(db);
  return rows;
}

/** The respondents of a group who may vote. */
export async function readVoters(db: Connection, groupId: string): Promise<Voter[]> {
  const { rows } = await sql<Voter>`
    select id, nickname, avatar, role from group_members
    where group_id = ${groupId} and role = 0 and withdrawn_at is null order by invited_at, id`.execute(db);
  return rows;
}
