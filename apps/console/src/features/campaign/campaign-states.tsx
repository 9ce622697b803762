import {
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import type { OperatorCampaignState, OperatorWinState } from '@yayan/console-client';
import { operatorCampaignStateLabels, operatorWinStateLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

type Look = Pick<BadgeState, 'tone' | 'icon'>;

const campaigns: Readonly<Record<OperatorCampaignState, Look>> = {
  draft: { tone: 'grey', icon: IconPencil },
  upcoming: { tone: 'blue', icon: IconClock },
  running: { tone: 'green', icon: IconPlayerPlay },
  paused: { tone: 'gold', icon: IconPlayerPause },
  ended: { tone: 'grey', icon: IconCircleCheck },
};

const wins: Readonly<Record<OperatorWinState, Look>> = {
  paid: { tone: 'green', icon: IconCircleCheck },
  open: { tone: 'gold', icon: IconHourglass },
  claimed: { tone: 'green', icon: IconCircleCheck },
  expired: { tone: 'grey', icon: IconClock },
  voided: { tone: 'red', icon: IconX },
};

/** The state of a campaign. */
export function CampaignState({ state }: { state: OperatorCampaignState }) {
  return <StateBadge {...campaigns[state]} label={operatorCampaignStateLabels[state]} />;
}

/** What became of a win. */
export function WinState({ state }: { state: OperatorWinState }) {
  return <StateBadge {...wins[state]} label={operatorWinStateLabels[state]} />;
}
