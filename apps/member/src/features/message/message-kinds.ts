import {
  IconClipboardCheck,
  IconGauge,
  IconGift,
  IconHeadset,
  IconMessages,
  IconShieldCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { MessageKind } from '@yayan/api-client';
import { Coin } from '@yayan/ui';

/** Name and icon of each kind of message, and the label of the button to its cause. */
export const messageKinds = {
  [MessageKind.Task]: { name: '任务', see: '看任务', icon: IconClipboardCheck },
  [MessageKind.Coins]: { name: '金币', see: '看金币明细', icon: Coin },
  [MessageKind.Exchange]: { name: '兑换', see: '看兑换', icon: IconGift },
  [MessageKind.Quality]: { name: '质量分与等级', see: '看明细', icon: IconGauge },
  [MessageKind.Group]: { name: '讨论小组', see: '去看看', icon: IconMessages },
  [MessageKind.Feedback]: { name: '反馈', see: '看反馈', icon: IconHeadset },
  [MessageKind.Invite]: { name: '邀请', see: '看邀请', icon: IconUserPlus },
  [MessageKind.Account]: { name: '账号', see: '去处理', icon: IconShieldCheck },
} as const;
