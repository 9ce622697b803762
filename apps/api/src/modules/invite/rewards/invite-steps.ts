import { InviteStep, type InviteeState } from '@yayan/contract';

interface Step {
  readonly step: InviteStep;
  /** What the inviter gets. */
  readonly coins: number;
  /** How long the coins stay pending, in days: as long as what they are for may still be undone. */
  readonly pendingDays: number;
  /** The state of the invited member from then on. */
  readonly state: Exclude<InviteeState, 'void'>;
  /** What happened, as the inviter's ledger and messages say it. */
  readonly title: string;
}

/** What inviting earns, step by step (decisions §4). A first survey may still be taken back: its coins wait a week. */
export const INVITE_STEPS: Readonly<Record<InviteStep, Step>> = {
  verified: {
    step: InviteStep.Verified,
    coins: 20,
    pendingDays: 0,
    state: 'registered',
    title: '邀请的好友已验证手机号并加入',
  },
  welcomeSurvey: {
    step: InviteStep.WelcomeSurvey,
    coins: 100,
    pendingDays: 0,
    state: 'welcomed',
    title: '邀请的好友完成了属性问卷',
  },
  firstSurvey: {
    step: InviteStep.FirstSurvey,
    coins: 200,
    pendingDays: 7,
    state: 'completed',
    title: '邀请的好友完成了首份付费问卷',
  },
};

/** As pages show them. */
export const INVITE_TIERS = Object.values(INVITE_STEPS).map(({ step, coins }) => ({ step, coins }));

/** The rules against abuse, beside what they are for. */
export const INVITE_RULES: readonly string[] = [
  '奖励来自好友完成的步骤，分享本身不发放奖励。',
  '首份付费问卷的奖励先记为待到账，7 天内没有被退回才到账。',
  '与你使用同一设备、同一网络或同一收款账号的账号，按自己邀请自己处理，不发放奖励，并写明原因。',
  '同一手机号只计一次；邀请人要先于好友加入。',
  '家人、同事共用网络或设备造成的无效，可以在帮助与反馈中说明情况，申请复核。',
];
