import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHourglass,
  IconPlayerPause,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import type { Provider } from '@yayan/console-client';
import { providerStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

const looks: Readonly<Record<Provider['state'], Pick<BadgeState, 'tone' | 'icon'>>> = {
  working: { tone: 'green', icon: IconCircleCheck },
  failing: { tone: 'red', icon: IconAlertTriangle },
  usedUp: { tone: 'gold', icon: IconHourglass },
  paused: { tone: 'gold', icon: IconPlayerPause },
  missing: { tone: 'grey', icon: IconPlugConnectedX },
};

/** How a provider is. */
export function ProviderState({ state }: Pick<Provider, 'state'>) {
  return <StateBadge {...looks[state]} label={providerStateLabels[state]} />;
}
