import {
  IconCircleCheck,
  IconCircleMinus,
  IconClock,
  IconPlayerPlay,
  IconReceiptRefund,
} from '@tabler/icons-react';
import type { TaskParticipation } from '@yayan/console-client';
import { joinResultLabels } from '@yayan/contract/console-labels';
import { type BadgeState, StateBadge } from '@yayan/ui';

type Ended = Pick<TaskParticipation, 'result' | 'earningState'>;

const lookOf = ({ result, earningState }: Ended): Pick<BadgeState, 'tone' | 'icon'> => {
  if (earningState === 'takenBack') return { tone: 'red', icon: IconReceiptRefund };
  if (result === 0) return { tone: 'blue', icon: IconPlayerPlay };
  if (result !== 1) return { tone: 'grey', icon: IconCircleMinus };
  return earningState === 'pending'
    ? { tone: 'gold', icon: IconClock }
    : { tone: 'green', icon: IconCircleCheck };
};

/** How a participation ended, and whether its coins were taken back. */
export function ParticipationState({ participation }: { participation: Ended }) {
  const label = joinResultLabels[participation.result];
  const isTakenBack = participation.earningState === 'takenBack';
  return <StateBadge {...lookOf(participation)} label={isTakenBack ? `${label}，已收回` : label} />;
}

const details: Readonly<Record<string, string>> = {
  time: '用时太短',
  attention: '检查题没有按要求选',
  networkFull: '同一网络的人数已满',
  networkBlocked: '网络被限制',
  browserUnknown: '浏览器不保存标识',
  browserUsed: '浏览器已参加过',
  applicationDeclined: '申请没有通过',
  proofDeclined: '提交没有通过',
  quality: '合作方：质量',
  security: '合作方：安全',
  manipulated: '快得不可能',
  parallel: '同时作答另一份',
  givenUp: '会员放弃',
  topicsLeft: '还有话题没完成',
  takenOut: '被移出',
  left: '会员退出了小组',
};

/** What a result means exactly, in words. */
export const detailText = (detail: string | null): string | undefined =>
  detail === null ? undefined : (details[detail] ?? detail);

/** A time in seconds as minutes and seconds. */
export const spanText = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
