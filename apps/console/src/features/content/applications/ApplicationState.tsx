import { IconCircleCheck, IconHourglass, IconInbox, IconX } from '@tabler/icons-react';
import type { ApplicationState as State } from '@yayan/console-client';
import { applicationStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<State, Pick<BadgeState, 'tone' | 'icon'>>> = {
  received: { tone: 'gold', icon: IconInbox },
  reviewing: { tone: 'blue', icon: IconHourglass },
  accepted: { tone: 'green', icon: IconCircleCheck },
  declined: { tone: 'red', icon: IconX },
};

/** The state of an application. */
export function ApplicationState({ state }: { state: State }) {
  return <StateBadge {...looks[state]} label={applicationStateLabels[state]} />;
}
