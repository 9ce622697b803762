import { IconCircleCheck, IconClock, IconHourglass, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { ContentState as State } from '@yayan/console-client';
import { contentStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<State, Pick<BadgeState, 'tone' | 'icon'>>> = {
  planned: { tone: 'blue', icon: IconClock },
  waiting: { tone: 'gold', icon: IconHourglass },
  shown: { tone: 'green', icon: IconPlayerPlay },
  ended: { tone: 'grey', icon: IconCircleCheck },
  withdrawn: { tone: 'red', icon: IconX },
};

/** The state of content. */
export function ContentState({ state }: { state: State }) {
  return <StateBadge {...looks[state]} label={contentStateLabels[state]} />;
}
