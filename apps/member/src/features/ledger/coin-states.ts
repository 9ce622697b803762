import { CoinRowState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';
import { IconCircleCheck, IconHourglass, IconArrowBackUp } from '@tabler/icons-react';

/** The badges of a row's states. */
export const coinStates: Record<CoinRowState, BadgeState> = {
  [CoinRowState.Available]: { tone: 'green', label: '已到账', icon: IconCircleCheck },
  [CoinRowState.Pending]: { tone: 'blue', label: '待入账', icon: IconHourglass },
  [CoinRowState.TakenBack]: { tone: 'red', label: '已收回', icon: IconArrowBackUp },
};
