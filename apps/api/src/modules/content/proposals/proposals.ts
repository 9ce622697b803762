import { type BodyOf, CoinCauseKind, type DataOf, PollProposalState, PollResults } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { transfer } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { newPollId } from '../edit-polls.ts';
import { insertPoll } from '../poll-store.ts';
import { POLL_PAGE } from './poll-links.ts';
import {
  decideProposal,
  insertProposal,
  lockProposal,
  selectOwnProposals,
  selectOwnWaitingProposal,
  selectWaitingProposals,
  type StoredProposal,
} from './proposal-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;
type DecisionDeps = Deps & Pick<Platform, 'events'>;
type ProposalBody = Extract<BodyOf<'votePoll'>, { title: string }>;
type View = DataOf<'listOwnPolls'>['items'][number];

/** Coins for a member whose question is shown (rule 7.23). */
export const POLL_COINS = 5;
const OWN_MOST = 10;
const DAY_MS = 86_400_000;

const viewOf = (one: StoredProposal): View => ({
  proposalId: one.id,
  title: one.title,
  options: one.options,
  days: one.days,
  state: one.state,
  reason: one.reason,
  pollId: one.pollId,
  coins: one.coins,
  createdAt: one.createdAt.toISOString(),
});

/**
 * Stores a member's question for an operator to read (rule 7.23). If the same question waits already, it returns that
 * one. Refuses with POLL_OPTIONS_SAME and POLL_WAITING.
 */
export async function proposePoll(
  { database, clock, random }: Deps,
  memberId: string,
  { title, options, days }: ProposalBody,
): Promise<View> {
  const [question, choices] = [title.trim(), options.map((option) => option.trim())];
  if (question === '' || choices.includes('')) return refuse('FIELD_WRONG');
  if (new Set(choices).size < choices.length) return refuse('POLL_OPTIONS_SAME');
  return await database.transaction(async (tx) => {
    const proposal: StoredProposal = {
      id: random.uuid(),
      memberId,
      title: question,
      options: choices,
      days,
      state: PollProposalState.Waiting,
      reason: null,
      pollId: null,
      coins: 0,
      createdAt: clock.now(),
    };
    if (await insertProposal(tx, proposal)) return viewOf(proposal);
    const waiting = (await selectOwnWaitingProposal(tx, memberId)) ?? refuse('POLL_WAITING');
    const isSame = waiting.title === question && waiting.options.join('\n') === choices.join('\n');
    return isSame ? viewOf(waiting) : refuse('POLL_WAITING');
  });
}

/** The member's own questions, the newest first. */
export async function listOwnPolls(
  { database }: Pick<Platform, 'database'>,
  { caller: { memberId } }: Pick<Call<'listOwnPolls'>, 'caller'>,
): Promise<DataOf<'listOwnPolls'>> {
  return { items: (await selectOwnProposals(database.read, memberId, OWN_MOST)).map(viewOf) };
}

/** The questions that wait for an operator, one a line. */
export async function waitingLines({ database }: Pick<Platform, 'database'>): Promise<string[]> {
  const waiting = await selectWaitingProposals(database.read);
  return [
    ...waiting.map(({ id, title, options, days }) => `${id}  ${title}  ${options.join(' / ')}  ${days} days`),
    `${waiting.length} questions wait`,
  ];
}

/** The key of the transfer and the message about a decision on a question. */
export const proposalKey = (id: string): string => `poll:${id}`;

/**
 * Shows a question as a poll, pays its member and writes to them, once, in one transaction (rule 7.23). Resolves to the
 * poll's id. Throws if the question isn't waiting.
 */
export async function showProposal(
  platform: DecisionDeps,
  id: string,
  { by }: { by: string },
): Promise<string> {
  const { database, clock, random } = platform;
  return await database.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id);
    if (proposal?.state !== PollProposalState.Waiting) throw new Error(`No question ${id} waits`);
    const at = clock.now();
    const pollId = newPollId(platform);
    await insertPoll(tx, {
      id: pollId,
      title: proposal.title,
      description: null,
      min_choices: 1,
      max_choices: 1,
      results: PollResults.AfterVote,
      starts_at: at,
      closes_at: new Date(at.getTime() + proposal.days * DAY_MS),
      options: proposal.options.map((label) => ({ id: random.uuid(), label, image: null })),
    });
    await decideProposal(tx, id, { state: 'shown', reason: null, pollId, coins: POLL_COINS, by, at });
    await transfer(tx, {
      key: proposalKey(id),
      memberId: proposal.memberId,
      reason: 'earned',
      cause: { kind: CoinCauseKind.Campaign, id: pollId, title: `问题被采用：${proposal.title}` },
      legs: [{ asset: 'coin', amount: POLL_COINS, platform: 'campaign' }],
      at,
    });
    await createMessages(platform).write(tx, {
      memberId: proposal.memberId,
      event: 'pollShown',
      key: proposalKey(id),
      data: { title: proposal.title, coins: POLL_COINS, link: POLL_PAGE },
    });
    return pollId;
  });
}

/** Refuses a question and writes the reason to its member, in one transaction. Throws if the question isn't waiting. */
export async function refuseProposal(
  platform: DecisionDeps,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id);
    if (proposal?.state !== PollProposalState.Waiting) throw new Error(`No question ${id} waits`);
    await decideProposal(tx, id, {
      state: 'refused',
      reason,
      pollId: null,
      coins: 0,
      by,
      at: clock.now(),
    });
    await createMessages(platform).write(tx, {
      memberId: proposal.memberId,
      event: 'pollRefused',
      key: proposalKey(id),
      data: { title: proposal.title, reason, link: POLL_PAGE },
    });
  });
}
