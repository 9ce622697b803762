import { sql, type Transaction } from 'kysely';
import type { VoteKind, VoteResultsShown } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/** How often an option was chosen. `averageRank` is its mean position; 1 is best. */
export interface OptionTally {
  id: string;
  text: string;
  votes: number;
  averageRank: number | null;
}

/** A vote with its tally and the viewer's own choice. It opens with its section. */
export interface VoteRow {
  id: string;
  sectionId: string;
  title: string;
  kind: VoteKind;
  minChoices: number;
  maxChoices: number;
  resultsShown: VoteResultsShown;
  closesAt: Date | null;
  myChoice: string[] | null;
  voters: number;
  options: OptionTally[];
}

/** Votes by their own id, or by the sections they stand in. */
export async function readVotes(
  db: Connection,
  viewer: { groupId: string; memberId: string },
  only: { id: string } | { sectionIds: readonly string[] },
): Promise<VoteRow[]> {
  const which =
    'id' in only ? sql`v.id = ${only.id}` : sql`v.section_id = any(${[...only.sectionIds]}::uuid[])`;
  const { rows } = await sql<VoteRow>`
    select v.id, v.section_id as "sectionId", v.title, v.kind, v.min_choices as "minChoices",
      v.max_choices as "maxChoices", v.results_shown as "resultsShown", v.closes_at as "closesAt",
      (select array_to_json(b.option_ids) from group_ballots b where b.group_id = v.group_id and b.vote_id = v.id
        and b.group_member_id = ${viewer.memberId}) as "myChoice",
      (select count(*) from group_ballots b where b.group_id = v.group_id and b.vote_id = v.id) as voters,
      (select json_agg(json_build_object('id', o.id, 'text', o.text, 'votes', tally.votes,
          'averageRank', tally.average_rank) order by o.position)
        from group_vote_options o
        cross join lateral (
          select count(*) as votes, avg(array_position(b.option_ids, o.id))::float8 as average_rank
          from group_ballots b
          where b.group_id = o.group_id and b.vote_id = o.vote_id and o.id = any(b.option_ids)
        ) tally
        where o.group_id = v.group_id and o.vote_id = v.id) as options
    from group_votes v
    where v.group_id = ${viewer.groupId} and ${which}`.execute(db);
  return rows;
}

/** Stores a ballot. Returns false when the person has voted before. */
export async function insertBallot(
  tx: Transaction<Schema>,
  ballot: { groupId: string; voteId: string; memberId: string; optionIds: readonly string[]; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into group_ballots (group_id, vote_id, group_member_id, option_ids, cast_at)
    values (${ballot.groupId}, ${ballot.voteId}, ${ballot.memberId}, ${[...ballot.optionIds]}::uuid[], ${ballot.at})
    on conflict do nothing returning vote_id`.execute(tx);
  return rows.length > 0;
}

/** Replaces the ballot that was cast before. */
export async function changeBallot(
  tx: Transaction<Schema>,
  ballot: { groupId: string; voteId: string; memberId: string; optionIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`update group_ballots set option_ids = ${[...ballot.optionIds]}::uuid[], cast_at = ${ballot.at}
    where group_id = ${ballot.groupId} and vote_id = ${ballot.voteId} and group_member_id = ${ballot.memberId}`.execute(
    tx,
  );
}
