import {
  confirmAwards as callConfirm,
  type ConfirmAwardsRequest,
  type ConfirmedAward,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

/** Confirms the awards of a month and pays their new winners (rule 13.9). */
export const confirmAwards = (awards: ConfirmedAward[]): ActDefinition<ConfirmAwardsRequest['input']> => ({
  label: '确认并发放…',
  title: '确认月度评选',
  consequence: '得奖的会员马上收到金币和消息，奖项和理由在评选页公开。发出的金币不能在这里收回。',
  permissions: ['content', 'content.large'],
  needsReason: false,
  isDangerous: true,
  initial: { awards },
  perform: (month, request, key) => callConfirm(month, request, { 'Idempotency-Key': key }),
});
