import { IconBan, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { OperatorAccount } from '@yayan/console-client';
import { operatorRoleLabels, operatorStateLabels } from '@yayan/contract/console-labels';
import { StateBadge } from '@yayan/ui';

const looks = {
  invited: { tone: 'gold', icon: IconHourglass },
  open: { tone: 'green', icon: IconCircleCheck },
  closed: { tone: 'grey', icon: IconBan },
} as const;

/** Whether an operator can sign in. */
export function OperatorState({ state }: Pick<OperatorAccount, 'state'>) {
  return <StateBadge {...looks[state]} label={operatorStateLabels[state]} />;
}

/** What an operator may do, in words. */
export const rolesText = (roles: OperatorAccount['roles']): string =>
  roles.map((role) => operatorRoleLabels[role]).join('、');
