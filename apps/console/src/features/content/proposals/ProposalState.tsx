import { IconCircleCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { PollProposalState } from '@yayan/console-client';
import { pollProposalStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<PollProposalState, Pick<BadgeState, 'tone' | 'icon'>>> = {
  waiting: { tone: 'gold', icon: IconHourglass },
  shown: { tone: 'green', icon: IconCircleCheck },
  refused: { tone: 'red', icon: IconX },
};

/** The state of a question that a member proposed. */
export function ProposalState({ state }: { state: PollProposalState }) {
  return <StateBadge {...looks[state]} label={pollProposalStateLabels[state]} />;
}
