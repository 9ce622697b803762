import { IconCircleCheck, IconClock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { OperatorTaskState } from '@yayan/console-client';
import { operatorTaskStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<OperatorTaskState, Pick<BadgeState, 'tone' | 'icon'>>> = {
  scheduled: { tone: 'blue', icon: IconClock },
  running: { tone: 'green', icon: IconPlayerPlay },
  paused: { tone: 'gold', icon: IconPlayerPause },
  ended: { tone: 'grey', icon: IconCircleCheck },
};

/** The state of a task. */
export function TaskState({ state }: { state: OperatorTaskState }) {
  return <StateBadge {...looks[state]} label={operatorTaskStateLabels[state]} />;
}

/** The states as choices of a filter. */
export const stateChoices = Object.entries(operatorTaskStateLabels).map(([value, label]) => ({
  value,
  label,
}));
