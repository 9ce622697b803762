/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BulkAct = typeof BulkAct[keyof typeof BulkAct];


export const BulkAct = {
  /** 通过提交 */
  ApproveHandIns: 'approveHandIns',
  /** 请会员重新提交 */
  ReturnHandIns: 'returnHandIns',
  /** 不通过提交 */
  RejectHandIns: 'rejectHandIns',
  /** 不通过完成 */
  RejectCompletes: 'rejectCompletes',
  /** 撤回不通过 */
  RestoreCompletes: 'restoreCompletes',
  /** 通过兑换 */
  PassOrders: 'passOrders',
  /** 不通过兑换 */
  RefuseOrders: 'refuseOrders',
  /** 重新发放 */
  RetryOrders: 'retryOrders',
  /** 按文件登记寄出 */
  ShipOrders: 'shipOrders',
  /** 撤回寄出 */
  UndoShipments: 'undoShipments',
  /** 受理反馈 */
  AcceptTickets: 'acceptTickets',
  /** 转给同事 */
  HandOverTickets: 'handOverTickets',
  /** 答复反馈 */
  AnswerTickets: 'answerTickets',
  /** 暂停任务 */
  PauseTasks: 'pauseTasks',
  /** 恢复任务 */
  ResumeTasks: 'resumeTasks',
  /** 上架福利 */
  SellBenefits: 'sellBenefits',
  /** 下架福利 */
  StopSellingBenefits: 'stopSellingBenefits',
  /** 暂停活动 */
  PauseCampaigns: 'pauseCampaigns',
  /** 恢复活动 */
  ResumeCampaigns: 'resumeCampaigns',
  /** 归档讨论小组 */
  ArchiveGroups: 'archiveGroups',
  /** 撤下内容 */
  WithdrawContents: 'withdrawContents',
  /** 再发布内容 */
  RepublishContents: 'republishContents',
  /** 给会员发消息 */
  MessageMembers: 'messageMembers',
  /** 发卡券 */
  GiveCards: 'giveCards',
} as const;
