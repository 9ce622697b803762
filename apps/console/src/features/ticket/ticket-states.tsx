import {
  IconArrowMerge,
  IconCircleCheck,
  IconClock,
  IconInbox,
  IconMessageQuestion,
  IconPencil,
  IconProgress,
} from '@tabler/icons-react';
import type { OperatorTicket } from '@yayan/console-client';
import { type BadgeState, StateBadge } from '@yayan/ui';

/** The states in an operator's words; the document's address the member. */
const states: Readonly<Record<OperatorTicket['state'], BadgeState>> = {
  0: { tone: 'red', label: '待受理', icon: IconInbox },
  1: { tone: 'blue', label: '待处理', icon: IconClock },
  2: { tone: 'blue', label: '处理中', icon: IconProgress },
  3: { tone: 'grey', label: '等会员补充', icon: IconPencil },
  4: { tone: 'grey', label: '等会员确认', icon: IconMessageQuestion },
  5: { tone: 'green', label: '已确认', icon: IconCircleCheck },
};

/** The state of a ticket. */
export function TicketState({
  ticket: { state, isLate, mergedInto },
}: {
  ticket: Pick<OperatorTicket, 'state' | 'isLate' | 'mergedInto'>;
}) {
  if (mergedInto !== null) return <StateBadge tone="grey" label="已合并" icon={IconArrowMerge} />;
  return (
    <>
      <StateBadge {...states[state]} />
      {isLate ? <StateBadge tone="red" label="超时" /> : null}
    </>
  );
}

/** The states as choices of a filter. */
export const stateChoices = Object.entries(states).map(([value, { label }]) => ({ value, label }));
