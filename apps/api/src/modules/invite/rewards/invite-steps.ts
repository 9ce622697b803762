import { InviteStep, type InviteeState } from '@yayan/contract';
import type { RuleNumberName, RuleNumbers } from '../../rule/module.ts';

interface Step {
  readonly step: InviteStep;
  /** The number of rules that says how many coins the inviter gets. */
  readonly number: RuleNumberName;
  /** The state of the invited member after the step. */
  readonly state: Exclude<InviteeState, 'void'>;
  /** The text of the step in the inviter's ledger and messages. */
  readonly title: string;
}

/** The friend's survey may be reversed for at least this many days. */
export const SURVEY_DAYS = 7;

/**
 * The rewards for inviting, step by step (rule 4.13). All coins are pending at first. Those of the first two steps wait
 * for a paid survey of the friend. That survey may be reversed for a week, or as long as its own coins are pending.
 */
export const INVITE_STEPS: Readonly<Record<InviteStep, Step>> = {
  verified: {
    step: InviteStep.Verified,
    number: 'inviteVerified',
    state: 'registered',
    title: '邀请的好友已验证手机号并加入',
  },
  welcomeSurvey: {
    step: InviteStep.WelcomeSurvey,
    number: 'inviteWelcomeSurvey',
    state: 'welcomed',
    title: '邀请的好友完成了个人资料问卷',
  },
  firstSurvey: {
    step: InviteStep.FirstSurvey,
    number: 'inviteFirstSurvey',
    state: 'completed',
    title: '邀请的好友完成了首份付费问卷',
  },
};

/** The numbers of rules that say what the steps earn. */
export const INVITE_NUMBERS = Object.values(INVITE_STEPS).map(({ number }) => number);

/** The steps with their coins at a time, as pages show them. A number holds for whole days, so the day decides (rule 4.31). */
export const inviteTiers = (numbers: RuleNumbers, at: Date): { step: InviteStep; coins: number }[] =>
  Object.values(INVITE_STEPS).map(({ step, number }) => ({ step, coins: numbers(number, at) }));

/** The rules as the invite page shows them. */
export const INVITE_RULES: readonly string[] = [
  '奖励来自好友完成的步骤，分享本身不发放奖励。',
  '各步奖励先记为待入账：好友完成首份付费问卷，并且 7 天内没有被退回，才一起到账。',
  '每天最多 10 位、每月最多 50 位好友计入奖励，超出的不计。',
  '第一次用邀请所得的金币兑换前，要先完成实名认证。',
  '与你使用同一设备、同一网络或同一收款账号的账号，按自己邀请自己处理，不发放奖励，并写明原因。',
  '奖励到账后又被收回的，已经用掉的部分会记为待抵扣，从之后到账的金币里抵扣。',
  '同一手机号只计一次；邀请人要先于好友加入。',
  '因为和家人共用网络或设备而判为无效的，可以声明是家人，最多 3 位：90 天内你和对方都通过实名认证，就自动计入奖励。同事、室友请联系我们核实。',
];
