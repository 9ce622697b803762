import { PenaltyStep, TicketEntryKind, TicketKind, TicketVerdictVerdict } from '@yayan/api-client';

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
};

export const verdicts: Readonly<Record<TicketVerdictVerdict, string>> = {
  [TicketVerdictVerdict.Upheld]: '维持原结果',
  [TicketVerdictVerdict.Reversed]: '撤销原结果',
  [TicketVerdictVerdict.Partly]: '部分调整',
};

export const penaltySteps: Readonly<Record<PenaltyStep, string>> = {
  [PenaltyStep.Reminder]: '提醒',
  [PenaltyStep.Tasks]: '暂停接题',
  [PenaltyStep.Exchange]: '暂停接题和兑换',
  [PenaltyStep.Blocked]: '封停',
};
