import {
  IconArchive,
  IconCircleCheck,
  IconClock,
  IconHandStop,
  IconHourglass,
  IconMail,
  IconPencil,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import type { GroupPayState, OperatorGroupState } from '@yayan/console-client';
import { groupPayStateLabels, operatorGroupStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

type Look = Pick<BadgeState, 'tone' | 'icon'>;

const lives: Readonly<Record<OperatorGroupState, Look>> = {
  draft: { tone: 'grey', icon: IconPencil },
  inviting: { tone: 'blue', icon: IconMail },
  open: { tone: 'green', icon: IconPlayerPlay },
  closed: { tone: 'grey', icon: IconCircleCheck },
  archived: { tone: 'grey', icon: IconArchive },
};

const pays: Readonly<Record<GroupPayState, Look>> = {
  notTallied: { tone: 'grey', icon: IconClock },
  waiting: { tone: 'gold', icon: IconHourglass },
  confirmed: { tone: 'green', icon: IconCircleCheck },
  held: { tone: 'gold', icon: IconHandStop },
  refused: { tone: 'red', icon: IconX },
};

/** Where a group is in its life. */
export function GroupState({ state }: { state: OperatorGroupState }) {
  return <StateBadge {...lives[state]} label={operatorGroupStateLabels[state]} />;
}

/** What became of a group's pay-out. */
export function PayState({ pay }: { pay: GroupPayState }) {
  return <StateBadge {...pays[pay]} label={groupPayStateLabels[pay]} />;
}
