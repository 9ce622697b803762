import { CoinCauseKind, PollResults } from '@yayan/contract';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Platform } from '../../src/platform/platform.ts';
import { recordset } from '../../src/platform/database/recordset.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { insertPoll } from '../../src/modules/content/poll-store.ts';
import { POLL_COINS, proposalKey } from '../../src/modules/content/proposals/proposals.ts';
import type { Posting } from '../../src/modules/ledger/api.ts';
import { demoId } from '../group/demo-group-file.ts';
import { namedIn, type Person, readLife } from './people.ts';
import { postInRounds } from './post-in-rounds.ts';
import { spread, weighted } from './spread.ts';

const DAY_MS = 86_400_000;
/** Votes are younger than the newest poll. */
const LATEST_POLL_DAYS = 18;
/** The share of the people who vote in a poll. */
const VOTING = 0.96;

const weights = z.array(z.number().positive()).min(2);
const pollsSchema = z.array(
  z.union([
    z.strictObject({
      id: z.string(),
      title: z.string(),
      by: z.string().nullable(),
      results: z.enum(PollResults),
      startsDay: z.number().negative(),
      days: z.int().positive(),
      options: z.array(z.string()).min(2),
      weights,
    }),
    z.strictObject({ id: z.string(), weights }),
  ]),
);

const proposalsSchema = z.array(
  z.strictObject({
    by: z.string(),
    daysAgo: z.number().positive(),
    days: z.int().positive(),
    title: z.string(),
    options: z.array(z.string()).min(2),
    refused: z.string().optional(),
  }),
);

/** Adds the polls of data/life, those who proposed them, questions that wait, and the people's votes. */
export async function addPolls(platform: Platform, tx: Tx, people: readonly Person[]): Promise<void> {
  const polls = pollsSchema.parse(parse(await readLife('polls.yaml')));
  const [named, now] = [namedIn(people), platform.clock.now().getTime()];
  const paid: Posting[] = [];
  const proposals: object[] = [];
  for (const poll of polls) {
    if (!('title' in poll)) continue;
    const startsAt = new Date(now + poll.startsDay * DAY_MS);
    await insertPoll(tx, {
      id: poll.id,
      title: poll.title,
      description: null,
      min_choices: 1,
      max_choices: 1,
      results: poll.results,
      starts_at: startsAt,
      closes_at: new Date(startsAt.getTime() + poll.days * DAY_MS),
      options: poll.options.map((label, index) => ({
        id: demoId('poll', poll.id, index),
        label,
        image: null,
      })),
    });
    if (poll.by === null) continue;
    const id = demoId('proposal', poll.id);
    const [memberId, createdAt] = [named(poll.by).id, new Date(startsAt.getTime() - DAY_MS)];
    proposals.push({
      id,
      member_id: memberId,
      title: poll.title,
      options: poll.options,
      days: poll.days,
      state: 'shown',
      reason: null,
      poll_id: poll.id,
      coins: POLL_COINS,
      created_at: createdAt,
      decided_at: startsAt,
      decided_by: '芽言',
    });
    paid.push({
      key: proposalKey(id),
      memberId,
      reason: 'earned',
      cause: { kind: CoinCauseKind.Campaign, id: poll.id, title: `问题被采用：${poll.title}` },
      legs: [{ asset: 'coin', amount: POLL_COINS, platform: 'campaign' }],
      at: startsAt,
    });
  }
  for (const { by, daysAgo, refused, ...proposal } of proposalsSchema.parse(
    parse(await readLife('proposals.yaml')),
  )) {
    const createdAt = new Date(now - daysAgo * DAY_MS);
    const isRefused = refused !== undefined;
    proposals.push({
      ...proposal,
      id: demoId('proposal', proposal.title),
      member_id: named(by).id,
      state: isRefused ? 'refused' : 'waiting',
      reason: refused ?? null,
      poll_id: null,
      coins: 0,
      created_at: createdAt,
      decided_at: isRefused ? new Date(createdAt.getTime() + DAY_MS) : null,
      decided_by: isRefused ? '芽言' : null,
    });
  }
  await insertProposals(tx, proposals);
  await postInRounds(tx, paid);
  await vote(tx, people, { polls, now });
}

const insertProposals = async (tx: Tx, proposals: readonly object[]): Promise<void> => {
  await sql`
    insert into poll_proposals
      (id, member_id, title, options, days, state, reason, poll_id, coins, created_at, decided_at, decided_by)
    select id, member_id, title, options, days, state, reason, poll_id, coins, created_at, decided_at, decided_by
    from ${recordset(
      proposals,
      `given (id uuid, member_id uuid, title text, options text[], days integer, state text, reason text, poll_id text,
        coins integer, created_at timestamptz, decided_at timestamptz, decided_by text)`,
    )}`.execute(tx);
};

/** Stores the people's votes and counts them, with a statement for each table. */
async function vote(
  tx: Tx,
  people: readonly Person[],
  { polls, now }: { polls: z.output<typeof pollsSchema>; now: number },
): Promise<void> {
  const options = await tx.selectFrom('poll_options').select(['poll_id', 'id']).orderBy('position').execute();
  const votes = polls.flatMap(({ id, weights: shares }, place) => {
    const own = options.filter(({ poll_id }) => poll_id === id);
    return people
      .filter(({ index }) => spread(index, place, 4) < VOTING)
      .map((person) => ({
        poll_id: id,
        member_id: person.id,
        option_id: own[weighted(spread(person.index, place, 5), shares)]?.id,
        at: new Date(
          now - Math.min(person.joinedDaysAgo, LATEST_POLL_DAYS) * DAY_MS * spread(person.index, place, 6),
        ),
      }));
  });
  const given = recordset(votes, 'v (poll_id text, member_id uuid, option_id uuid, at timestamptz)');
  await sql`
    insert into poll_votes (member_id, poll_id, option_ids, created_at)
    select v.member_id, v.poll_id, array[v.option_id], v.at from ${given}`.execute(tx);
  await sql`
    update polls p set voters = p.voters + v.voters
    from (select poll_id, count(*)::integer as voters from ${given} group by poll_id) v where p.id = v.poll_id`.execute(
    tx,
  );
  await sql`
    update poll_options o set votes = o.votes + v.votes
    from (select option_id, count(*)::integer as votes from ${given} group by option_id) v
    where o.id = v.option_id`.execute(tx);
}
