import { IconCircleCheck, IconClock, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { LegalRowState } from '@yayan/console-client';
import { legalRowStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<LegalRowState, Pick<BadgeState, 'tone' | 'icon'>>> = {
  coming: { tone: 'gold', icon: IconClock },
  current: { tone: 'green', icon: IconPlayerPlay },
  earlier: { tone: 'grey', icon: IconCircleCheck },
  withdrawn: { tone: 'red', icon: IconX },
};

/** The state of a version of a legal text. */
export function LegalState({ state }: { state: LegalRowState }) {
  return <StateBadge {...looks[state]} label={legalRowStateLabels[state]} />;
}
