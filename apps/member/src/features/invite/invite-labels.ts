import { InviteStep, InviteeState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The steps of a friend, as the inviter reads them. */
export const stepNames: Record<InviteStep, string> = {
  verified: '好友验证手机号并加入',
  welcomeSurvey: '好友完成个人资料问卷',
  firstSurvey: '好友完成首份付费问卷',
};

/** When the coins of each step are paid. */
export const stepTimes: Record<InviteStep, string> = {
  verified: '好友完成首份付费问卷后到账',
  welcomeSurvey: '好友完成首份付费问卷后到账',
  firstSurvey: '完成 7 天后到账',
};

/** The states of a friend. */
export const inviteeStates: Record<InviteeState, BadgeState> = {
  registered: { tone: 'blue', label: '已注册' },
  welcomed: { tone: 'teal', label: '已完成资料问卷' },
  completed: { tone: 'green', label: '已完成首份问卷' },
  void: { tone: 'grey', label: '无效' },
};
