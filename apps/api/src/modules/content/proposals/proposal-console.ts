import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type CappedCount, cappedCount, MOST_COUNTED, pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { proposalActs } from './proposal-acts.ts';
import {
  type ListedProposal,
  selectProposal,
  selectProposals,
  selectWaitingProposalCount,
} from './proposal-list-store.ts';

type ProposalOperation = 'listPollProposals' | 'getPollProposal' | 'showPollProposal' | 'refusePollProposal';

const viewsOf = async (
  db: Connection,
  rows: readonly ListedProposal[],
): Promise<ConsoleDataOf<'getPollProposal'>[]> => {
  const codes = await memberCodes(db, [...new Set(rows.map(({ memberId }) => memberId))]);
  return rows.map(({ coins: _coins, createdAt, decidedAt, ...row }) => ({
    ...row,
    memberCode: codes.get(row.memberId) ?? null,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
};

/** How many questions of members wait, for the overview. */
export async function waitingProposalCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: null }> {
  const { count, oldestAt } = await selectWaitingProposalCount(db, MOST_COUNTED + 1);
  return { ...cappedCount(count), oldestAt, dueAt: null };
}

/** The console's calls of questions that members propose as polls. */
export const proposalConsole = (platform: Platform): Pick<ConsoleHandlers, ProposalOperation> => {
  const { read } = platform.database;
  const ofProposal = ({ params: { id } }: ActOnId) => ({ id });
  return {
    listPollProposals: async ({ query: { state, memberId, cursor, limit = 20 } }) => {
      const rows = await selectProposals(
        read,
        { state, memberId },
        { after: placeOf(cursor), limit: limit + 1 },
      );
      const page = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
      return { items: await viewsOf(read, page.items), nextCursor: page.nextCursor };
    },
    getPollProposal: async ({ params: { id } }) => {
      const [view] = await viewsOf(read, [(await selectProposal(read, id)) ?? refuse('NOT_FOUND')]);
      return view ?? refuse('NOT_FOUND');
    },
    showPollProposal: actHandler(platform, proposalActs.showPollProposal, ofProposal),
    refusePollProposal: actHandler(platform, proposalActs.refusePollProposal, ofProposal),
  };
};
