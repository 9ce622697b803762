import { PollProposalState } from '@yayan/contract';
import { pollProposalStateLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { selectProposal } from './proposal-list-store.ts';
import { POLL_COINS, refuseProposal, showProposal } from './proposals.ts';

/** The input of an act on a question. */
export interface OfProposal {
  id: string;
}

const proposalAct = (
  verdict: 'shown' | 'refused',
  { name, changes, run }: Pick<Act<OfProposal>, 'name' | 'run'> & { changes: readonly Change[] },
): Act<OfProposal> => ({
  name,
  needsReason: verdict === 'refused',
  lockOf: ({ id }) => `poll proposal ${id}`,
  plan: async (_platform, db, { id }) => {
    const { state } = (await selectProposal(db, id)) ?? refuse('NOT_FOUND');
    if (state !== PollProposalState.Waiting) refuse('POLL_PROPOSAL_DECIDED');
    return {
      kind: 'pollProposal',
      subject: id,
      // The audit log is never deleted, so that it doesn't quote the member.
      title: '会员提的问题',
      permission: 'content',
      changes: [
        {
          field: 'state',
          label: '状态',
          before: pollProposalStateLabels[state],
          after: pollProposalStateLabels[verdict],
        },
        ...changes,
      ],
    };
  },
  run,
});

/** The acts on questions that members propose as polls (rule 7.23): show and pay one, or refuse it. */
export const proposalActs = {
  showPollProposal: proposalAct('shown', {
    name: 'poll show',
    changes: [{ field: 'coins', label: '给会员的金币', before: null, after: String(POLL_COINS) }],
    run: async (platform, { id }, { actor }) => {
      await showProposal(platform, id, { by: actor.name });
    },
  }),
  refusePollProposal: proposalAct('refused', {
    name: 'poll refuse',
    changes: [],
    run: async (platform, { id }, { actor, reason }) =>
      await refuseProposal(platform, id, { by: actor.name, reason }),
  }),
};
