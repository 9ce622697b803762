import { AppealVerdict, PenaltyStep, TicketEntryKind, TicketKind } from '@yayan/api-client';

export const ticketKinds: Readonly<Record<TicketKind, string>> = {
  [TicketKind.Result]: '任务结果',
  [TicketKind.Coins]: '金币',
  [TicketKind.Exchange]: '兑换',
  [TicketKind.Account]: '账号',
  [TicketKind.Group]: '讨论小组',
  [TicketKind.Suggestion]: '建议',
  [TicketKind.Appeal]: '申诉',
};

export const entryKinds: Readonly<Record<TicketEntryKind, string>> = {
  [TicketEntryKind.Opened]: '你提交了',
  [TicketEntryKind.Accepted]: '已受理',
  [TicketEntryKind.Started]: '开始处理',
  [TicketEntryKind.Asked]: '请你补充',
  [TicketEntryKind.Replied]: '你补充了',
  [TicketEntryKind.Answered]: '答复',
  [TicketEntryKind.Decided]: '复核结果',
  [TicketEntryKind.Confirmed]: '已确认',
  [TicketEntryKind.Reopened]: '你重新打开了',
  [TicketEntryKind.Merged]: '合并到另一条反馈',
  [TicketEntryKind.Separated]: '撤销合并，单独处理',
};

export const verdicts: Readonly<Record<AppealVerdict, string>> = {
  [AppealVerdict.Upheld]: '维持原结果',
  [AppealVerdict.Reversed]: '撤销原结果',
  [AppealVerdict.Partly]: '部分调整',
};

export const penaltySteps: Readonly<Record<PenaltyStep, string>> = {
  [PenaltyStep.Reminder]: '提醒',
  [PenaltyStep.Tasks]: '暂停接题',
  [PenaltyStep.Exchange]: '暂停接题和兑换',
  [PenaltyStep.Blocked]: '封停',
};

/** What a penalty stops while it runs (rule 7.17). */
export const penaltyEffects: Readonly<Record<PenaltyStep, string>> = {
  [PenaltyStep.Reminder]: '这次只是提醒，不影响使用。',
  [PenaltyStep.Tasks]: '期间不能开始新任务和参加抽奖、答题活动，已得的金币不受影响。',
  [PenaltyStep.Exchange]:
    '期间不能开始新任务、参加抽奖和答题活动、兑换和领奖。已得的金币保留，中奖的领取期限会顺延。',
  [PenaltyStep.Blocked]: '期间只能查看原因、申诉和导出数据，已得的金币保留。',
};
