import {
  addCampaignPieces,
  endOperatorCampaign,
  extendCampaignClaim,
  moveCampaignDates,
  pauseCampaign as callPause,
  publishCampaign as callPublish,
  resumeCampaign as callResume,
  voidCampaignWin,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { DatesForm, type NewDates } from './DatesForm.tsx';
import { PiecesForm } from './PiecesForm.tsx';

const winPermissions = ['campaigns', 'campaigns.large'];

/** Publishes the campaign of a file (rule 14.43). */
export const publishCampaign = (source: string): ActDefinition<{ source: string }> => ({
  label: '发布活动…',
  title: '发布活动',
  consequence:
    '种子现在生成，哈希当场公布。奖品从兑换的库存里留出。之后概率不再改，只能加份数；可以暂停和提前结束。',
  permissions: winPermissions,
  needsReason: false,
  reasons: ['节日活动', '拉新'],
  initial: { source },
  perform: (_id, request, key) => callPublish(request, { 'Idempotency-Key': key }),
});

/** Pauses a campaign (rule 12.14). */
export const pauseCampaign: ActDefinition<undefined> = {
  label: '暂停…',
  title: '暂停活动',
  consequence:
    '没人再能抽奖、报名或开始答题，锦鲤也不开奖；活动页会写明暂停。机会照常得到，中的奖照常领取，结束时间不变。',
  permissions: ['campaigns'],
  needsReason: true,
  reasons: ['规则有误，先停下核对', '奖品供应有问题', '有人刷机会'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callPause(id, request, { 'Idempotency-Key': key }),
};

/** Lets a paused campaign go on. */
export const resumeCampaign: ActDefinition<undefined> = {
  label: '恢复…',
  title: '恢复活动',
  consequence: '会员又能参加。',
  permissions: ['campaigns'],
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callResume(id, request, { 'Idempotency-Key': key }),
};

/** Moves the dates of a published campaign (rule 12.15). */
export const moveDates = (dates: NewDates): ActDefinition<NewDates> => ({
  label: '改日期…',
  title: '改活动日期',
  consequence:
    '活动页写明新旧日期和原因。种子、概率和领取截止都不变。提前结束至少还留 24 小时，让有机会的人用完。',
  reasonIsRead: true,
  permissions: ['campaigns'],
  needsReason: true,
  reasons: ['应大家要求延长', '奖品到货晚了', '和别的活动错开'],
  initial: dates,
  Form: DatesForm,
  isReady: (input) => Object.values(input).every((date) => date !== ''),
  perform: (id, request, key) => moveCampaignDates(id, request, { 'Idempotency-Key': key }),
});

/** Ends a campaign and publishes its seed (rule 14.36). */
export const endCampaign: ActDefinition<undefined> = {
  label: '结束活动…',
  title: '结束活动',
  consequence: '现在起没人再能参加，种子随即公布，剩下的奖品回到兑换。不能重新开始。',
  permissions: ['campaigns'],
  needsReason: true,
  isDangerous: true,
  reasons: ['规则有误', '奖品供应不上'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    endOperatorCampaign(id, request, { 'Idempotency-Key': key }),
};

/** Voids a win that nobody claimed. */
export const voidWin = (drawId: string): ActDefinition<{ drawId: string }> => ({
  label: '作废…',
  title: '作废中奖',
  consequence: '奖品不能再领取，回到兑换的库存。中奖的会员会看到原因。抽奖记录不变，仍可验证。',
  reasonIsRead: true,
  permissions: winPermissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['用多个账号参加', '账号已被处罚'],
  initial: { drawId },
  perform: (id, request, key) => voidCampaignWin(id, request, { 'Idempotency-Key': key }),
});

/** Gives a winner more time to claim. */
export const extendClaim = (drawId: string): ActDefinition<{ drawId: string; claimBy: string }> => ({
  label: '延长…',
  title: '延长领取时间',
  consequence: '截止之前会再提醒会员一次。',
  permissions: winPermissions,
  needsReason: true,
  reasons: ['会员来电说明情况', '领取页面出过故障'],
  initial: { drawId, claimBy: '' },
  Form: ClaimForm,
  isReady: ({ claimBy }) => claimBy !== '',
  perform: (id, request, key) => extendCampaignClaim(id, request, { 'Idempotency-Key': key }),
});

/** Adds pieces to a prize. Its published odds stay. */
export const addPieces = (prizeId: string): ActDefinition<{ prizeId: string; pieces: number }> => ({
  label: '加份数…',
  title: '加份数',
  consequence:
    '从兑换的库存里再留出这么多份。概率不变；抽完过的恢复成发布时的概率。活动页会公布新的一版和原因。',
  reasonIsRead: true,
  permissions: winPermissions,
  needsReason: true,
  reasons: ['参加的人比预计多', '追加奖品'],
  initial: { prizeId, pieces: Number.NaN },
  Form: PiecesForm,
  isReady: ({ pieces }) => pieces >= 1,
  perform: (id, request, key) => addCampaignPieces(id, request, { 'Idempotency-Key': key }),
});
