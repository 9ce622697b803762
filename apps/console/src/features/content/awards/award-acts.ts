import {
  confirmAwards as callConfirm,
  type ConfirmAwardsRequest,
  type ConfirmedAward,
  takeAwardBack as callTakeBack,
  type TakeAwardBackRequest,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

/** Confirms the awards of a month and pays their new winners (rule 13.9). */
export const confirmAwards = (awards: ConfirmedAward[]): ActDefinition<ConfirmAwardsRequest['input']> => ({
  label: '确认并发放…',
  title: '确认月度评选',
  consequence: '得奖的会员马上收到金币和消息，奖项和理由在评选页公开。之后只能按人收回。',
  permissions: ['content', 'content.large'],
  needsReason: false,
  isDangerous: true,
  initial: { awards },
  perform: (month, request, key) => callConfirm(month, request, { 'Idempotency-Key': key }),
});

/** Takes an award back from one member (rule 13.10). */
export const takeAwardBack = (
  award: string,
  member: string,
): ActDefinition<TakeAwardBackRequest['input']> => ({
  label: '收回…',
  title: '收回得奖',
  consequence:
    '金币和权益值收回，花掉的从以后的收入里扣。会员会读到原因，评选页不再列出这个会员。不能再发同一个奖。',
  reasonIsRead: true,
  permissions: ['content', 'content.large'],
  needsReason: true,
  isDangerous: true,
  reasons: ['答案不是自己写的', '评选弄错了人'],
  initial: { award, member },
  perform: (month, request, key) => callTakeBack(month, request, { 'Idempotency-Key': key }),
});
