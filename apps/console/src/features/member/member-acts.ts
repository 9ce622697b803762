import {
  type ActOutcome,
  changeMemberCredit,
  changeMemberQuality,
  type ChangeQualityRequest,
  correctMemberCoins,
  endMemberSession,
  forgiveMemberDebt,
  giveMemberCard,
  type GiveCardRequest,
  givePenalty as callPenalty,
  type GivePenaltyRequest,
  liftPenalty as callLift,
  type PlainActRequest,
  resetAvatar as callAvatar,
  resetNickname as callNickname,
  restoreInvitation as callRestore,
  takeMemberCard,
  voidInvitation as callVoid,
  type VoidInvitationRequest,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { CardForm } from './forms/CardForm.tsx';
import { CorrectionForm } from './forms/CorrectionForm.tsx';
import { CreditForm } from './forms/CreditForm.tsx';
import { DebtForm } from './forms/DebtForm.tsx';
import { PenaltyForm } from './forms/PenaltyForm.tsx';
import { QualityForm } from './forms/QualityForm.tsx';
import { VoidForm } from './forms/VoidForm.tsx';

const correcting = ['coins.small', 'coins.large'];
const penalising = ['members.mild', 'members'];

/** Corrects the coins of a member by hand (rule 14.12). */
export const correctCoins: ActDefinition<{ coins: number }> = {
  label: '更正金币…',
  title: '更正金币',
  consequence: '立刻入账或扣除，会员会收到消息，消息里写着原因。',
  reasonIsRead: true,
  permissions: correcting,
  needsReason: true,
  reasons: ['重复发放，收回', '漏发补发', '申诉成立，补发'],
  initial: { coins: Number.NaN },
  Form: CorrectionForm,
  isReady: ({ coins }) => Number.isInteger(coins) && coins !== 0,
  perform: (id, request, key) => correctMemberCoins(id, request, { 'Idempotency-Key': key }),
};

/** Changes the quality of a member. */
export const changeQuality: ActDefinition<ChangeQualityRequest['input']> = {
  label: '质量分…',
  title: '更正质量分',
  consequence: '会员在质量分页面看到这条规则和原因。',
  reasonIsRead: true,
  permissions: correcting,
  needsReason: true,
  initial: { points: Number.NaN, rule: '', days: null },
  Form: QualityForm,
  isReady: ({ points, rule, days }) =>
    Number.isInteger(points) && points !== 0 && rule.trim() !== '' && !Number.isNaN(days),
  perform: (id, request, key) => changeMemberQuality(id, request, { 'Idempotency-Key': key }),
};

/** Changes the credit of a member. */
export const changeCredit: ActDefinition<{ points: number }> = {
  label: '权益值…',
  title: '更正权益值',
  consequence: '等级跟着变，会员会收到消息，消息里写着原因。',
  reasonIsRead: true,
  permissions: correcting,
  needsReason: true,
  reasons: ['漏发补发', '重复发放，收回'],
  initial: { points: Number.NaN },
  Form: CreditForm,
  isReady: ({ points }) => Number.isInteger(points) && points !== 0,
  perform: (id, request, key) => changeMemberCredit(id, request, { 'Idempotency-Key': key }),
};

/** Forgives coins that a member owes. */
export const forgiveDebt: ActDefinition<{ coins: number }> = {
  label: '免除待抵扣…',
  title: '免除待抵扣',
  consequence: '会员不用再还这些金币。',
  permissions: correcting,
  needsReason: true,
  reasons: ['合作方误撤'],
  initial: { coins: Number.NaN },
  Form: DebtForm,
  isReady: ({ coins }) => Number.isInteger(coins) && coins > 0,
  perform: (id, request, key) => forgiveMemberDebt(id, request, { 'Idempotency-Key': key }),
};

/** Gives a card. */
export const giveCard: ActDefinition<GiveCardRequest['input']> = {
  label: '发卡券…',
  title: '发卡券',
  consequence: '会员立刻能用，会收到消息。',
  permissions: ['coins.small'],
  needsReason: true,
  reasons: ['客服补偿', '活动补发'],
  initial: { kind: 'makeUp', days: null },
  Form: CardForm,
  isReady: ({ days }) => !Number.isNaN(days),
  perform: (id, request, key) => giveMemberCard(id, request, { 'Idempotency-Key': key }),
};

/** Takes a card back. */
export const takeCard = (cardId: string): ActDefinition<{ cardId: string }> => ({
  label: '收回…',
  title: '收回卡券',
  consequence: '会员不能再用它。',
  permissions: ['coins.small'],
  needsReason: true,
  isDangerous: true,
  reasons: ['重复发放'],
  initial: { cardId },
  perform: (id, request, key) => takeMemberCard(id, request, { 'Idempotency-Key': key }),
});

/** Penalises a member. */
export const givePenalty: ActDefinition<GivePenaltyRequest['input']> = {
  label: '处罚…',
  title: '处罚会员',
  consequence: '会员会读到规则、证据和结束的日子，可以申诉。',
  permissions: penalising,
  needsReason: true,
  isDangerous: true,
  initial: { step: 'reminder', rule: '', evidence: '', days: 7 },
  Form: PenaltyForm,
  isReady: ({ rule, evidence, days }) =>
    rule.trim() !== '' && evidence.trim() !== '' && Number.isInteger(days),
  perform: (id, request, key) => callPenalty(id, request, { 'Idempotency-Key': key }),
};

/** Ends a penalty early. */
export const liftPenalty = (penaltyId: string): ActDefinition<{ penaltyId: string }> => ({
  label: '提前结束…',
  title: '提前结束处罚',
  consequence: '立刻生效，会员会收到消息。',
  permissions: penalising,
  needsReason: true,
  initial: { penaltyId },
  perform: (id, request, key) => callLift(id, request, { 'Idempotency-Key': key }),
});

/** Ends a session of a member. */
export const endSession = (sessionId: string): ActDefinition<{ sessionId: string }> => ({
  label: '结束登录…',
  title: '结束这台设备的登录',
  consequence: '那台设备要重新登录。',
  permissions: ['members.mild'],
  needsReason: true,
  reasons: ['会员说手机丢了', '不是本人的设备'],
  initial: { sessionId },
  perform: (id, request, key) => endMemberSession(id, request, { 'Idempotency-Key': key }),
});

type PlainCall = (
  id: string,
  request: PlainActRequest,
  headers: { 'Idempotency-Key': string },
) => Promise<ActOutcome>;

const reset = (call: PlainCall, what: string): ActDefinition<undefined> => ({
  label: `重置${what}…`,
  title: `重置${what}`,
  consequence: `换成系统的${what}，会员会收到消息，可以再改。`,
  permissions: ['members.mild'],
  needsReason: true,
  reasons: ['含广告或联系方式', '不文明'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => call(id, request, { 'Idempotency-Key': key }),
});

/** Gives a member a nickname of ours. */
export const resetNickname = reset(callNickname, '昵称');
/** Gives a member an avatar of ours. */
export const resetAvatar = reset(callAvatar, '头像');

/** Counts an invitation again. */
export const restoreInvitation = (invitationId: string): ActDefinition<{ invitationId: string }> => ({
  label: '恢复…',
  title: '恢复邀请',
  consequence: '重新算数，邀请人得到应得的金币。',
  permissions: ['members'],
  needsReason: true,
  initial: { invitationId },
  perform: (id, request, key) => callRestore(id, request, { 'Idempotency-Key': key }),
});

/** Doesn't count an invitation any more. */
export const voidInvitation = (invitationId: string): ActDefinition<VoidInvitationRequest['input']> => ({
  label: '判为无效…',
  title: '判邀请无效',
  consequence: '不再算数。邀请人会看到原因，可以申诉。',
  reasonIsRead: true,
  permissions: ['members'],
  needsReason: true,
  isDangerous: true,
  initial: { invitationId, why: 'device' },
  Form: VoidForm,
  perform: (id, request, key) => callVoid(id, request, { 'Idempotency-Key': key }),
});
