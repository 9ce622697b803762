// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** 操作员角色 */
export const OperatorRole = {
  /** 管理员 */
  Admin: 'admin',
  /** 研究员 */
  Researcher: 'researcher',
  /** 审核员 */
  Reviewer: 'reviewer',
  /** 客服 */
  Support: 'support',
  /** 财务 */
  Finance: 'finance',
  /** 编辑 */
  Editor: 'editor',
} as const;
export type OperatorRole = (typeof OperatorRole)[keyof typeof OperatorRole];

/** 操作员状态 */
export const OperatorState = {
  /** 等待设置 */
  Invited: 'invited',
  /** 正常 */
  Open: 'open',
  /** 已停用 */
  Closed: 'closed',
} as const;
export type OperatorState = (typeof OperatorState)[keyof typeof OperatorState];

/** 操作的结果 */
export const ActState = {
  /** 预览 */
  Planned: 'planned',
  /** 已完成 */
  Done: 'done',
  /** 等待同意 */
  Asked: 'asked',
} as const;
export type ActState = (typeof ActState)[keyof typeof ActState];

/** 任务状态 */
export const OperatorTaskState = {
  /** 未开始 */
  Scheduled: 'scheduled',
  /** 进行中 */
  Running: 'running',
  /** 已暂停 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type OperatorTaskState = (typeof OperatorTaskState)[keyof typeof OperatorTaskState];

/** 任务类型 */
export const TaskType = {
  /** 普通任务 */
  Default: 0,
  /** 欢迎任务 */
  Welcome: 1,
  /** 问卷调查 */
  Questionnaire: 2,
  /** 产品试用 */
  PrizeTrial: 3,
  /** 讨论小组 */
  DiscussionGroup: 4,
  /** 拍拍任务 */
  Paipai: 5,
  /** 应用试玩 */
  AppTrial: 6,
  /** 看视频 */
  WatchVideo: 7,
} as const;
export type TaskType = (typeof TaskType)[keyof typeof TaskType];

/** 任务的排序 */
export const OperatorTaskSort = {
  /** 最新在前 */
  Newest: 'newest',
  /** 最先结束在前 */
  Ending: 'ending',
} as const;
export type OperatorTaskSort = (typeof OperatorTaskSort)[keyof typeof OperatorTaskSort];

/** 导入的结果 */
export const TaskFileEffect = {
  /** 新任务 */
  Added: 'added',
  /** 修改任务 */
  Changed: 'changed',
} as const;
export type TaskFileEffect = (typeof TaskFileEffect)[keyof typeof TaskFileEffect];

/** 任务模块 */
export const TaskModule = {
  /** 推荐 */
  Default: 0,
  /** 新手 */
  Newcomer: 1,
  /** 每日 */
  Daily: 2,
  /** 拍拍 */
  Paipai: 3,
  /** 淘金 */
  GoldMining: 4,
} as const;
export type TaskModule = (typeof TaskModule)[keyof typeof TaskModule];

/** 设备 */
export const DeviceType = {
  /** 手机 */
  Mobile: 1,
  /** 电脑 */
  Desktop: 2,
  /** 平板 */
  Tablet: 3,
} as const;
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType];

/** 今天不能参加的原因 */
export const TaskReachCause = {
  /** 处罚中 */
  Penalty: 'penalty',
  /** 质量分不够 */
  Quality: 'quality',
  /** 不在城市里 */
  City: 'city',
} as const;
export type TaskReachCause = (typeof TaskReachCause)[keyof typeof TaskReachCause];

/** 问卷分支的疑点 */
export const TaskBranchDoubt = {
  /** 谁也看不到的题 */
  NeverShown: 'neverShown',
  /** 从不生效的甄别 */
  NeverOut: 'neverOut',
  /** 没有人能入选 */
  NobodyIn: 'nobodyIn',
  /** 没有人能进的配额 */
  EmptyCell: 'emptyCell',
  /** 有人不属于任何配额 */
  NoCell: 'noCell',
} as const;
export type TaskBranchDoubt = (typeof TaskBranchDoubt)[keyof typeof TaskBranchDoubt];

/** 不寻常的地方 */
export const TaskOddityKind = {
  /** 报酬比别的任务高得多 */
  Pay: 'pay',
  /** 写明的用时比题目需要的长得多 */
  Length: 'length',
} as const;
export type TaskOddityKind = (typeof TaskOddityKind)[keyof typeof TaskOddityKind];

/** 怎样给出回答 */
export const TaskPathInput = {
  /** 选一个 */
  One: 'one',
  /** 选几个 */
  Several: 'several',
  /** 排名次 */
  Order: 'order',
  /** 数字 */
  Number: 'number',
  /** 文字 */
  Text: 'text',
  /** 几个假文件 */
  Files: 'files',
  /** 一行一行地答 */
  Parts: 'parts',
  /** 不用回答 */
  None: 'none',
} as const;
export type TaskPathInput = (typeof TaskPathInput)[keyof typeof TaskPathInput];

/** 路径的终点 */
export const TaskPathEnd = {
  /** 还没走完 */
  Open: 'open',
  /** 未入选 */
  ScreenedOut: 'screenedOut',
  /** 名额已满 */
  QuotaFull: 'quotaFull',
  /** 检查题没有按要求选 */
  Attention: 'attention',
  /** 完成 */
  Complete: 'complete',
} as const;
export type TaskPathEnd = (typeof TaskPathEnd)[keyof typeof TaskPathEnd];

/** 示例的种类 */
export const TaskExampleKind = {
  /** 合格 */
  Good: 'good',
  /** 不合格 */
  Bad: 'bad',
} as const;
export type TaskExampleKind = (typeof TaskExampleKind)[keyof typeof TaskExampleKind];

/** 参与的来源 */
export const ParticipationSource = {
  /** 会员 */
  Member: 'member',
  /** 代理商的人 */
  Agent: 'agent',
  /** 开放链接 */
  OpenLink: 'openLink',
} as const;
export type ParticipationSource = (typeof ParticipationSource)[keyof typeof ParticipationSource];

/** 参与结果 */
export const JoinResult = {
  /** 未完成 */
  Incomplete: 0,
  /** 已完成 */
  Complete: 1,
  /** 未入选 */
  ScreenedOut: 2,
  /** 名额已满 */
  QuotaFull: 3,
  /** 用时过短 */
  TooShort: 4,
  /** 网络不符 */
  IpBlocked: 5,
  /** Cookie 被拦 */
  CookieBlocked: 6,
  /** 城市不符 */
  CityBlocked: 7,
  /** 已超时 */
  TimedOut: 8,
} as const;
export type JoinResult = (typeof JoinResult)[keyof typeof JoinResult];

/** 奖励的状态 */
export const ParticipationEarning = {
  /** 没有金币 */
  None: 'none',
  /** 待确认 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const;
export type ParticipationEarning = (typeof ParticipationEarning)[keyof typeof ParticipationEarning];

/** 能不能看回答 */
export const AnswersState = {
  /** 可以看 */
  Shown: 'shown',
  /** 还没有交 */
  NotHandedIn: 'notHandedIn',
  /** 会员撤回了同意 */
  Withdrawn: 'withdrawn',
  /** 没有问卷 */
  None: 'none',
} as const;
export type AnswersState = (typeof AnswersState)[keyof typeof AnswersState];

/** 核对的结果 */
export const HeldPayState = {
  /** 待核对 */
  Waiting: 'waiting',
  /** 已支付 */
  Paid: 'paid',
  /** 不支付 */
  Refused: 'refused',
} as const;
export type HeldPayState = (typeof HeldPayState)[keyof typeof HeldPayState];

/** 会员的状态 */
export const OperatorMemberState = {
  /** 暂停中 */
  Suspended: 'suspended',
  /** 注销中 */
  Closing: 'closing',
  /** 已停用 */
  Closed: 'closed',
} as const;
export type OperatorMemberState = (typeof OperatorMemberState)[keyof typeof OperatorMemberState];

/** 排序 */
export const OperatorSort = {
  /** 最新在前 */
  Newest: 'newest',
  /** 最久在前 */
  Oldest: 'oldest',
} as const;
export type OperatorSort = (typeof OperatorSort)[keyof typeof OperatorSort];

/** 实名认证的状态 */
export const IdCheckState = {
  /** 等结果 */
  Asked: 'asked',
  /** 一致 */
  Matched: 'matched',
  /** 不一致 */
  Unmatched: 'unmatched',
  /** 已在别的账号用过 */
  Taken: 'taken',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
} as const;
export type IdCheckState = (typeof IdCheckState)[keyof typeof IdCheckState];

/** 金币来源 */
export const CoinCauseKind = {
  /** 任务 */
  Participation: 'participation',
  /** 签到 */
  Checkin: 'checkin',
  /** 兑换 */
  Exchange: 'exchange',
  /** 兑换退回 */
  ExchangeRefund: 'exchangeRefund',
  /** 邀请 */
  Invite: 'invite',
  /** 更正 */
  Correction: 'correction',
  /** 新手 */
  Welcome: 'welcome',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 课程 */
  Course: 'course',
  /** 月度评选 */
  Award: 'award',
} as const;
export type CoinCauseKind = (typeof CoinCauseKind)[keyof typeof CoinCauseKind];

/** 上架状态 */
export const BenefitSale = {
  /** 在架 */
  OnSale: 'onSale',
  /** 待开售 */
  Scheduled: 'scheduled',
  /** 已到期 */
  Ended: 'ended',
  /** 已下架 */
  OffSale: 'offSale',
} as const;
export type BenefitSale = (typeof BenefitSale)[keyof typeof BenefitSale];

/** 兑换类型 */
export const ExchangeType = {
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const;
export type ExchangeType = (typeof ExchangeType)[keyof typeof ExchangeType];

/** 发放方式 */
export const BenefitTarget = {
  /** 收款账户 */
  Payee: 'payee',
  /** 充值手机号 */
  Mobile: 'mobile',
  /** 卡密 */
  Codes: 'codes',
  /** 收货地址 */
  Consignee: 'consignee',
} as const;
export type BenefitTarget = (typeof BenefitTarget)[keyof typeof BenefitTarget];

/** 收款方式 */
export const PayeeChannel = {
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信 */
  Wechat: 'wechat',
} as const;
export type PayeeChannel = (typeof PayeeChannel)[keyof typeof PayeeChannel];

/** 兑换条件 */
export const PrerequisiteKind = {
  /** 在售 */
  OnSale: 'onSale',
  /** 金币足够 */
  Balance: 'balance',
  /** 有库存 */
  Stock: 'stock',
  /** 会员等级 */
  Level: 'level',
  /** 今日次数 */
  DailyLimit: 'dailyLimit',
  /** 本月次数 */
  MonthlyLimit: 'monthlyLimit',
  /** 实名认证 */
  RealName: 'realName',
  /** 年满 18 岁 */
  Adult: 'adult',
  /** 收款账户 */
  Payee: 'payee',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  Consignee: 'consignee',
  /** 账号状态 */
  Account: 'account',
} as const;
export type PrerequisiteKind = (typeof PrerequisiteKind)[keyof typeof PrerequisiteKind];

/** 会员等级 */
export const CreditLevel = {
  /** 普通 */
  Plain: 0,
  /** 铜 */
  Bronze: 1,
  /** 银 */
  Silver: 2,
  /** 金 */
  Gold: 3,
  /** 钻 */
  Diamond: 4,
} as const;
export type CreditLevel = (typeof CreditLevel)[keyof typeof CreditLevel];

/** 兑换状态 */
export const ExchangeState = {
  /** 待审核 */
  PendingReview: 0,
  /** 已发放 */
  Issued: 1,
  /** 待发放 */
  ToBeIssued: 2,
  /** 已撤销 */
  Revoked: 3,
  /** 审核未通过 */
  NotPassed: 4,
  /** 发放失败 */
  IssueFailed: 5,
} as const;
export type ExchangeState = (typeof ExchangeState)[keyof typeof ExchangeState];

/** 等什么 */
export const OperatorOrderQueue = {
  /** 待审核 */
  Review: 'review',
  /** 发放失败 */
  Failed: 'failed',
  /** 待核对 */
  Held: 'held',
  /** 待寄出 */
  ToSend: 'toSend',
  /** 等额度或渠道 */
  HeldBack: 'heldBack',
} as const;
export type OperatorOrderQueue = (typeof OperatorOrderQueue)[keyof typeof OperatorOrderQueue];

/** 发放结果 */
export const OrderAttemptOutcome = {
  /** 进行中 */
  Open: 'open',
  /** 待核对 */
  Held: 'held',
  /** 已发放 */
  Issued: 'issued',
  /** 失败 */
  Failed: 'failed',
  /** 已撤销 */
  Revoked: 'revoked',
} as const;
export type OrderAttemptOutcome = (typeof OrderAttemptOutcome)[keyof typeof OrderAttemptOutcome];

/** 操作方 */
export const OrderActor = {
  /** 我 */
  Member: 'member',
  /** 规则审核 */
  Rule: 'rule',
  /** 工作人员 */
  Operator: 'operator',
  /** 系统 */
  System: 'system',
} as const;
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor];

/** 快递公司 */
export const Carrier = {
  /** 顺丰速运 */
  Sf: 'sf',
  /** 京东物流 */
  Jd: 'jd',
  /** 中通快递 */
  Zto: 'zto',
  /** 圆通速递 */
  Yto: 'yto',
  /** 申通快递 */
  Sto: 'sto',
  /** 韵达速递 */
  Yunda: 'yunda',
  /** 极兔速递 */
  Jt: 'jt',
  /** 邮政快递包裹 */
  Post: 'post',
  /** EMS */
  Ems: 'ems',
  /** 德邦快递 */
  Deppon: 'deppon',
  /** 菜鸟速递 */
  Cainiao: 'cainiao',
  /** 百世快递 */
  Best: 'best',
  /** 跨越速运 */
  Kye: 'kye',
  /** 其他 */
  Other: 'other',
} as const;
export type Carrier = (typeof Carrier)[keyof typeof Carrier];

/** 发放渠道 */
export const ProviderChannel = {
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信支付 */
  Wechat: 'wechat',
  /** 话费充值 */
  Mobile: 'mobile',
} as const;
export type ProviderChannel = (typeof ProviderChannel)[keyof typeof ProviderChannel];

/** 渠道状态 */
export const ProviderState = {
  /** 正常 */
  Working: 'working',
  /** 连不上 */
  Failing: 'failing',
  /** 今天的额度用完 */
  UsedUp: 'usedUp',
  /** 已暂停 */
  Paused: 'paused',
  /** 没有配置 */
  Missing: 'missing',
} as const;
export type ProviderState = (typeof ProviderState)[keyof typeof ProviderState];

/** 提交了什么 */
export const HandInWhat = {
  /** 申请 */
  Application: 'application',
  /** 成果 */
  Proof: 'proof',
} as const;
export type HandInWhat = (typeof HandInWhat)[keyof typeof HandInWhat];

/** 审核决定 */
export const HandInVerdict = {
  /** 通过 */
  Approve: 'approve',
  /** 请重新提交 */
  Return: 'return',
  /** 不通过 */
  Reject: 'reject',
} as const;
export type HandInVerdict = (typeof HandInVerdict)[keyof typeof HandInVerdict];

/** 再看一遍的结论 */
export const SecondLookVerdict = {
  /** 应当通过 */
  Approve: 'approve',
  /** 不应通过 */
  Reject: 'reject',
} as const;
export type SecondLookVerdict = (typeof SecondLookVerdict)[keyof typeof SecondLookVerdict];

/** 反馈状态 */
export const FeedbackState = {
  /** 待受理 */
  ToBeAccepted: 0,
  /** 待处理 */
  ToBeHandled: 1,
  /** 处理中 */
  InProgress: 2,
  /** 待你补充 */
  AwaitingFeedback: 3,
  /** 待你确认 */
  AwaitingConfirmation: 4,
  /** 已确认 */
  Confirmed: 5,
} as const;
export type FeedbackState = (typeof FeedbackState)[keyof typeof FeedbackState];

/** 反馈类型 */
export const TicketKind = {
  /** 任务结果 */
  Result: 'result',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 账号 */
  Account: 'account',
  /** 讨论小组 */
  Group: 'group',
  /** 建议 */
  Suggestion: 'suggestion',
  /** 申诉 */
  Appeal: 'appeal',
} as const;
export type TicketKind = (typeof TicketKind)[keyof typeof TicketKind];

/** 排序 */
export const TicketSort = {
  /** 最先到期在前 */
  Promise: 'promise',
  /** 最新在前 */
  Newest: 'newest',
} as const;
export type TicketSort = (typeof TicketSort)[keyof typeof TicketSort];

/** 等了多久 */
export const TicketAge = {
  /** 今天提交 */
  Today: 'today',
  /** 1–3 天前 */
  Days3: 'days3',
  /** 4–7 天前 */
  Days7: 'days7',
  /** 更早 */
  Older: 'older',
} as const;
export type TicketAge = (typeof TicketAge)[keyof typeof TicketAge];

/** 相关记录 */
export const TicketSubjectType = {
  /** 任务结果 */
  Result: 'result',
  /** 金币记录 */
  Coins: 'coins',
  /** 兑换订单 */
  Order: 'order',
  /** 质量分变化 */
  Quality: 'quality',
  /** 处罚 */
  Penalty: 'penalty',
  /** 邀请 */
  Invitation: 'invitation',
} as const;
export type TicketSubjectType = (typeof TicketSubjectType)[keyof typeof TicketSubjectType];

/** 申诉结论 */
export const AppealVerdict = {
  /** 维持原结果 */
  Upheld: 'upheld',
  /** 撤销原结果 */
  Reversed: 'reversed',
  /** 部分调整 */
  Partly: 'partly',
} as const;
export type AppealVerdict = (typeof AppealVerdict)[keyof typeof AppealVerdict];

/** undefined */
export const TicketEntryKind = {
  /** 提交 */
  Opened: 'opened',
  /** 受理 */
  Accepted: 'accepted',
  /** 开始处理 */
  Started: 'started',
  /** 请你补充 */
  Asked: 'asked',
  /** 补充 */
  Replied: 'replied',
  /** 答复 */
  Answered: 'answered',
  /** 复核结果 */
  Decided: 'decided',
  /** 确认 */
  Confirmed: 'confirmed',
  /** 重新打开 */
  Reopened: 'reopened',
  /** 合并 */
  Merged: 'merged',
  /** 撤销合并 */
  Separated: 'separated',
} as const;
export type TicketEntryKind = (typeof TicketEntryKind)[keyof typeof TicketEntryKind];

/** 卡券种类 */
export const CardKind = {
  /** 补签卡 */
  MakeUp: 'makeUp',
  /** 双倍金币卡 */
  DoubleCoin: 'doubleCoin',
  /** 免手续费卡 */
  FeeFree: 'feeFree',
} as const;
export type CardKind = (typeof CardKind)[keyof typeof CardKind];

/** 卡券状态 */
export const CardState = {
  /** 可用 */
  Usable: 'usable',
  /** 生效中 */
  Active: 'active',
  /** 已使用 */
  Used: 'used',
  /** 已过期 */
  Expired: 'expired',
} as const;
export type CardState = (typeof CardState)[keyof typeof CardState];

/** undefined */
export const PenaltyStep = {
  /** 提醒 */
  Reminder: 'reminder',
  /** 暂停接题 */
  Tasks: 'tasks',
  /** 暂停兑换 */
  Exchange: 'exchange',
  /** 封停 */
  Blocked: 'blocked',
} as const;
export type PenaltyStep = (typeof PenaltyStep)[keyof typeof PenaltyStep];

/** 好友状态 */
export const InviteeState = {
  /** 已注册 */
  Registered: 'registered',
  /** 已完成个人资料问卷 */
  Welcomed: 'welcomed',
  /** 已完成首份问卷 */
  Completed: 'completed',
  /** 无效 */
  Void: 'void',
} as const;
export type InviteeState = (typeof InviteeState)[keyof typeof InviteeState];

/** 找到的东西 */
export const FoundKind = {
  /** 兑换单 */
  Order: 'order',
  /** 反馈 */
  Ticket: 'ticket',
  /** 参与记录 */
  Participation: 'participation',
  /** 账目 */
  Transfer: 'transfer',
  /** 讨论小组 */
  Group: 'group',
  /** 福利 */
  Benefit: 'benefit',
  /** 活动 */
  Campaign: 'campaign',
  /** 合作方 */
  Partner: 'partner',
} as const;
export type FoundKind = (typeof FoundKind)[keyof typeof FoundKind];

/** 消息类型 */
export const MessageKind = {
  /** 任务 */
  Task: 'task',
  /** 金币 */
  Coins: 'coins',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分与等级 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 反馈 */
  Feedback: 'feedback',
  /** 邀请 */
  Invite: 'invite',
  /** 账号 */
  Account: 'account',
} as const;
export type MessageKind = (typeof MessageKind)[keyof typeof MessageKind];

/** 什么在等 */
export const WaitingWork = {
  /** 等我同意的请求 */
  Requests: 'requests',
  /** 我提出的请求 */
  OwnRequests: 'ownRequests',
  /** 等同事同意的请求 */
  RequestsOfOthers: 'requestsOfOthers',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 未答复的反馈 */
  Tickets: 'tickets',
  /** 待审核的兑换 */
  OrdersToReview: 'ordersToReview',
  /** 发放失败的兑换 */
  OrdersFailed: 'ordersFailed',
  /** 待核对的兑换 */
  OrdersHeld: 'ordersHeld',
  /** 待寄出的兑换 */
  OrdersToSend: 'ordersToSend',
  /** 等额度或渠道的兑换 */
  OrdersHeldBack: 'ordersHeldBack',
  /** 连不上或额度用完的渠道 */
  Providers: 'providers',
  /** 待核对的奖励 */
  HeldPay: 'heldPay',
  /** 待确认的小组发放 */
  PayOuts: 'payOuts',
  /** 待处理的合作方报告 */
  Reports: 'reports',
  /** 待处理的申请 */
  Applications: 'applications',
  /** 会员提的问题 */
  PollProposals: 'pollProposals',
  /** 合作方已关闭的任务 */
  ClosedTasks: 'closedTasks',
} as const;
export type WaitingWork = (typeof WaitingWork)[keyof typeof WaitingWork];

/** 一天的数字 */
export const DayFigureName = {
  /** 完成的答题 */
  Answers: 'answers',
  /** 未入选 */
  ScreenedOut: 'screenedOut',
  /** 名额已满 */
  QuotaFull: 'quotaFull',
  /** 没通过检查 */
  TurnedAway: 'turnedAway',
  /** 已超时 */
  TimedOut: 'timedOut',
  /** 新会员 */
  SignUps: 'signUps',
  /** 来过的会员 */
  Active: 'active',
  /** 答题答应的金币 */
  Coins: 'coins',
  /** 到账的金币 */
  Issued: 'issued',
  /** 花掉的金币 */
  Spent: 'spent',
  /** 会员手里的金币 */
  Owed: 'owed',
  /** 新兑换单 */
  Orders: 'orders',
  /** 新反馈 */
  Tickets: 'tickets',
  /** 发出的短信 */
  TextMessages: 'textMessages',
  /** 待审核的提交 */
  OpenHandIns: 'openHandIns',
  /** 未答复的反馈 */
  OpenTickets: 'openTickets',
} as const;
export type DayFigureName = (typeof DayFigureName)[keyof typeof DayFigureName];

/** 站点 */
export const Site = {
  /** 会员站 */
  Member: 'member',
  /** 讨论站 */
  Bbs: 'bbs',
} as const;
export type Site = (typeof Site)[keyof typeof Site];

/** 导出的内容 */
export const ExportedContent = {
  /** 兑换单 */
  Orders: 'orders',
  /** 待寄出的包裹 */
  Parcels: 'parcels',
  /** 反馈和申诉 */
  Tickets: 'tickets',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 任务 */
  Tasks: 'tasks',
  /** 任务的参与 */
  Participations: 'participations',
  /** 福利 */
  Benefits: 'benefits',
  /** 会员 */
  Members: 'members',
  /** 讨论小组 */
  Groups: 'groups',
  /** 内容 */
  Contents: 'contents',
  /** 活动 */
  Campaigns: 'campaigns',
  /** 中奖和领取 */
  Wins: 'wins',
  /** 合作方报告 */
  Reports: 'reports',
  /** 操作员 */
  Operators: 'operators',
  /** 操作记录 */
  Acts: 'acts',
  /** 一位会员的资料 */
  MemberData: 'memberData',
} as const;
export type ExportedContent = (typeof ExportedContent)[keyof typeof ExportedContent];

/** 能导出的列表 */
export const ExportedList = {
  /** 兑换单 */
  Orders: 'orders',
  /** 待寄出的包裹 */
  Parcels: 'parcels',
  /** 反馈和申诉 */
  Tickets: 'tickets',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 任务 */
  Tasks: 'tasks',
  /** 任务的参与 */
  Participations: 'participations',
  /** 福利 */
  Benefits: 'benefits',
  /** 会员 */
  Members: 'members',
  /** 讨论小组 */
  Groups: 'groups',
  /** 内容 */
  Contents: 'contents',
  /** 活动 */
  Campaigns: 'campaigns',
  /** 中奖和领取 */
  Wins: 'wins',
  /** 合作方报告 */
  Reports: 'reports',
  /** 操作员 */
  Operators: 'operators',
  /** 操作记录 */
  Acts: 'acts',
} as const;
export type ExportedList = (typeof ExportedList)[keyof typeof ExportedList];

/** 能存视图的列表 */
export const ViewedList = {
  /** 任务 */
  Tasks: 'tasks',
  /** 待审核的提交 */
  HandIns: 'handIns',
  /** 会员 */
  Members: 'members',
  /** 兑换单 */
  Orders: 'orders',
  /** 福利 */
  Benefits: 'benefits',
  /** 讨论小组 */
  Groups: 'groups',
  /** 内容 */
  Contents: 'contents',
  /** 合作方报告 */
  Reports: 'reports',
  /** 反馈和申诉 */
  Tickets: 'tickets',
  /** 操作员 */
  Operators: 'operators',
  /** 操作记录 */
  Acts: 'acts',
} as const;
export type ViewedList = (typeof ViewedList)[keyof typeof ViewedList];

/** 批量操作 */
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
export type BulkAct = (typeof BulkAct)[keyof typeof BulkAct];

/** 一项的结果 */
export const BulkItemState = {
  /** 等待 */
  Waiting: 'waiting',
  /** 已完成 */
  Done: 'done',
  /** 等另一位同事同意 */
  Asked: 'asked',
  /** 做不了 */
  Refused: 'refused',
  /** 出错 */
  Failed: 'failed',
  /** 停下没做 */
  Stopped: 'stopped',
} as const;
export type BulkItemState = (typeof BulkItemState)[keyof typeof BulkItemState];

/** 小组状态 */
export const OperatorGroupState = {
  /** 草稿 */
  Draft: 'draft',
  /** 邀请中 */
  Inviting: 'inviting',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
  /** 已归档 */
  Archived: 'archived',
} as const;
export type OperatorGroupState = (typeof OperatorGroupState)[keyof typeof OperatorGroupState];

/** 发放状态 */
export const GroupPayState = {
  /** 未结算 */
  NotTallied: 'notTallied',
  /** 待确认 */
  Waiting: 'waiting',
  /** 已确认 */
  Confirmed: 'confirmed',
  /** 已暂停 */
  Held: 'held',
  /** 已拒绝 */
  Refused: 'refused',
} as const;
export type GroupPayState = (typeof GroupPayState)[keyof typeof GroupPayState];

/** 小组角色 */
export const OperatorGroupRole = {
  /** 受访者 */
  Respondent: 'respondent',
  /** 主持人 */
  Host: 'host',
  /** 观察员 */
  Observer: 'observer',
} as const;
export type OperatorGroupRole = (typeof OperatorGroupRole)[keyof typeof OperatorGroupRole];

/** 退出原因 */
export const OperatorLeavingReason = {
  /** 没有时间 */
  NoTime: 'noTime',
  /** 话题不适合 */
  Topic: 'topic',
  /** 感到不舒服 */
  Uncomfortable: 'uncomfortable',
  /** 其他原因 */
  Other: 'other',
} as const;
export type OperatorLeavingReason = (typeof OperatorLeavingReason)[keyof typeof OperatorLeavingReason];

/** 试跑的一步 */
export const PartnerTrialKind = {
  /** 约定的状态码 */
  Status: 'status',
  /** 没有约定的状态码 */
  UnknownStatus: 'unknownStatus',
  /** 签名后改了状态码 */
  ChangedStatus: 'changedStatus',
  /** 签名错 */
  WrongSignature: 'wrongSignature',
  /** 过时 */
  Old: 'old',
  /** 缺参数 */
  Incomplete: 'incomplete',
} as const;
export type PartnerTrialKind = (typeof PartnerTrialKind)[keyof typeof PartnerTrialKind];

/** 报告的结论 */
export const PartnerReportVerdict = {
  /** 已收到 */
  Received: 'received',
  /** 已执行 */
  Applied: 'applied',
  /** 重复 */
  Repeated: 'repeated',
  /** 签名不对 */
  BadSignature: 'badSignature',
  /** 格式不对 */
  Malformed: 'malformed',
  /** 太旧 */
  Stale: 'stale',
  /** 没有这个会话 */
  UnknownVisit: 'unknownVisit',
  /** 没有这个状态 */
  UnknownStatus: 'unknownStatus',
  /** 来晚了 */
  Late: 'late',
  /** 和结果矛盾 */
  Contradicting: 'contradicting',
  /** 金币已花掉 */
  Spent: 'spent',
} as const;
export type PartnerReportVerdict = (typeof PartnerReportVerdict)[keyof typeof PartnerReportVerdict];

/** 活动页面 */
export const CampaignFace = {
  /** 幸运抽奖 */
  Lottery: 'lottery',
  /** 锦鲤抽奖 */
  Koi: 'koi',
  /** 答题活动 */
  Quiz: 'quiz',
  /** 圣诞活动 */
  Christmas: 'christmas',
  /** 端午活动 */
  Duanwu: 'duanwu',
} as const;
export type CampaignFace = (typeof CampaignFace)[keyof typeof CampaignFace];

/** 活动状态 */
export const OperatorCampaignState = {
  /** 草稿 */
  Draft: 'draft',
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已暂停 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type OperatorCampaignState = (typeof OperatorCampaignState)[keyof typeof OperatorCampaignState];

/** 抽奖机会来源 */
export const ChanceCause = {
  /** 签到 */
  Checkin: 'checkin',
  /** 完成任务 */
  Task: 'task',
  /** 答题全对 */
  Quiz: 'quiz',
} as const;
export type ChanceCause = (typeof ChanceCause)[keyof typeof ChanceCause];

/** 奖品种类 */
export const PrizeKind = {
  /** 金币 */
  Coins: 'coins',
  /** 实物 */
  Goods: 'goods',
  /** 卡券 */
  Codes: 'codes',
  /** 现金 */
  Cash: 'cash',
  /** 话费 */
  Mobile: 'mobile',
} as const;
export type PrizeKind = (typeof PrizeKind)[keyof typeof PrizeKind];

/** 中奖状态 */
export const OperatorWinState = {
  /** 已到账 */
  Paid: 'paid',
  /** 待领取 */
  Open: 'open',
  /** 已领取 */
  Claimed: 'claimed',
  /** 已过期 */
  Expired: 'expired',
  /** 已作废 */
  Voided: 'voided',
} as const;
export type OperatorWinState = (typeof OperatorWinState)[keyof typeof OperatorWinState];

/** 申请类型 */
export const ApplicationKind = {
  /** 商务合作 */
  Cooperation: 'cooperation',
  /** 校园大使 */
  Recruit: 'recruit',
} as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];

/** 申请状态 */
export const ApplicationState = {
  /** 已收到 */
  Received: 'received',
  /** 处理中 */
  Reviewing: 'reviewing',
  /** 已通过 */
  Accepted: 'accepted',
  /** 未通过 */
  Declined: 'declined',
} as const;
export type ApplicationState = (typeof ApplicationState)[keyof typeof ApplicationState];

/** 申请的内容 */
export const ApplicationField = {
  /** 公司 */
  Company: 'company',
  /** 姓名 */
  Name: 'name',
  /** 学校 */
  School: 'school',
  /** 城市 */
  City: 'city',
  /** 联系方式 */
  Contact: 'contact',
  /** 手机号 */
  Mobile: 'mobile',
  /** 需求 */
  Need: 'need',
  /** 为什么想加入 */
  Reason: 'reason',
} as const;
export type ApplicationField = (typeof ApplicationField)[keyof typeof ApplicationField];

/** 提问状态 */
export const PollProposalState = {
  /** 审核中 */
  Waiting: 'waiting',
  /** 已展示 */
  Shown: 'shown',
  /** 未采用 */
  Refused: 'refused',
} as const;
export type PollProposalState = (typeof PollProposalState)[keyof typeof PollProposalState];

/** 内容种类 */
export const ContentKind = {
  /** 横幅 */
  Banner: 'banner',
  /** 公开活动 */
  Event: 'event',
  /** 公告 */
  Notice: 'notice',
  /** 弹窗 */
  Popup: 'popup',
  /** 快问 */
  Poll: 'poll',
  /** 帮助文章 */
  Article: 'article',
  /** 课程 */
  Course: 'course',
  /** 明星文章 */
  StarArticle: 'starArticle',
  /** 渠道页 */
  Channel: 'channel',
  /** APP 版本 */
  AppRelease: 'appRelease',
} as const;
export type ContentKind = (typeof ContentKind)[keyof typeof ContentKind];

/** 内容状态 */
export const ContentState = {
  /** 等发布 */
  Planned: 'planned',
  /** 等会员同意 */
  Waiting: 'waiting',
  /** 展示中 */
  Shown: 'shown',
  /** 已结束 */
  Ended: 'ended',
  /** 已撤下 */
  Withdrawn: 'withdrawn',
} as const;
export type ContentState = (typeof ContentState)[keyof typeof ContentState];

/** 版本来由 */
export const ContentDeed = {
  /** 发布 */
  Published: 'published',
  /** 修改 */
  Changed: 'changed',
  /** 撤下 */
  Withdrawn: 'withdrawn',
} as const;
export type ContentDeed = (typeof ContentDeed)[keyof typeof ContentDeed];

/** 规则数字 */
export const RuleNumberName = {
  /** 每天最多发的短信 */
  SmsADay: 'smsADay',
  /** 一个手机号或邮箱每天的验证码 */
  CodesAMobile: 'codesAMobile',
  /** 一台设备每天的验证码 */
  CodesADevice: 'codesADevice',
  /** 一条线路每小时的验证码 */
  CodesALine: 'codesALine',
  /** 一个人一次能更正的金币 */
  CoinsAlone: 'coinsAlone',
  /** 一个人一次能改的质量分 */
  QualityAlone: 'qualityAlone',
  /** 一个人一次能改的权益值 */
  CreditAlone: 'creditAlone',
  /** 一个人一次能发放的金币 */
  PayoutAlone: 'payoutAlone',
  /** 一个人能通过的订单金额 */
  OrderYuanAlone: 'orderYuanAlone',
  /** 一个人能发消息的人数 */
  PeopleAlone: 'peopleAlone',
  /** 一个人能办的活动奖品总值 */
  PrizeYuanAlone: 'prizeYuanAlone',
  /** 一个人能导出的会员行数 */
  ExportRowsAlone: 'exportRowsAlone',
  /** 邀请：好友验证手机号 */
  InviteVerified: 'inviteVerified',
  /** 邀请：好友完成个人资料问卷 */
  InviteWelcomeSurvey: 'inviteWelcomeSurvey',
  /** 邀请：好友完成首份付费问卷 */
  InviteFirstSurvey: 'inviteFirstSurvey',
  /** 签到：连续第 1 天 */
  CheckinDay1: 'checkinDay1',
  /** 签到：连续第 2 天 */
  CheckinDay2: 'checkinDay2',
  /** 签到：连续第 3 天 */
  CheckinDay3: 'checkinDay3',
  /** 签到：连续第 4 天 */
  CheckinDay4: 'checkinDay4',
  /** 签到：连续第 5 天 */
  CheckinDay5: 'checkinDay5',
  /** 签到：连续第 6 天 */
  CheckinDay6: 'checkinDay6',
  /** 签到：连续第 7 天 */
  CheckinDay7: 'checkinDay7',
  /** 新会员一天直接到账的问卷金币 */
  NewcomerCoinsADay: 'newcomerCoinsADay',
  /** 等级：铜牌要的权益值 */
  LevelBronze: 'levelBronze',
  /** 等级：银牌要的权益值 */
  LevelSilver: 'levelSilver',
  /** 等级：金牌要的权益值 */
  LevelGold: 'levelGold',
  /** 等级：钻石要的权益值 */
  LevelDiamond: 'levelDiamond',
} as const;
export type RuleNumberName = (typeof RuleNumberName)[keyof typeof RuleNumberName];

/** 规则数字的种类 */
export const RuleNumberKind = {
  /** 短信和验证码 */
  Sms: 'sms',
  /** 超过就要第二个人同意 */
  Alone: 'alone',
  /** 邀请奖励 */
  Invite: 'invite',
  /** 签到奖励 */
  Checkin: 'checkin',
  /** 新会员 */
  Newcomer: 'newcomer',
  /** 会员等级 */
  Level: 'level',
} as const;
export type RuleNumberKind = (typeof RuleNumberKind)[keyof typeof RuleNumberKind];

/** 法律文本的种类 */
export const LegalKind = {
  /** 用户协议 */
  Agreement: 'agreement',
  /** 隐私政策 */
  Privacy: 'privacy',
  /** 第三方 SDK 目录 */
  Sdk: 'sdk',
} as const;
export type LegalKind = (typeof LegalKind)[keyof typeof LegalKind];

/** 一版的状态 */
export const LegalRowState = {
  /** 现行 */
  Current: 'current',
  /** 以前 */
  Earlier: 'earlier',
  /** 将生效 */
  Coming: 'coming',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
} as const;
export type LegalRowState = (typeof LegalRowState)[keyof typeof LegalRowState];

/** 为什么动账 */
export const TransferReason = {
  /** 开户 */
  Opened: 'opened',
  /** 得到 */
  Earned: 'earned',
  /** 待入账的到账 */
  Settled: 'settled',
  /** 收回 */
  TakenBack: 'takenBack',
  /** 扣除 */
  Deducted: 'deducted',
  /** 支付 */
  Spent: 'spent',
  /** 退回 */
  Refunded: 'refunded',
  /** 更正 */
  Corrected: 'corrected',
} as const;
export type TransferReason = (typeof TransferReason)[keyof typeof TransferReason];

/** 账户 */
export const TransferAccount = {
  /** 会员 */
  Member: 'member',
  /** 发行 */
  Issue: 'issue',
  /** 兑换 */
  Exchange: 'exchange',
  /** 手续费 */
  Fee: 'fee',
  /** 活动 */
  Campaign: 'campaign',
} as const;
export type TransferAccount = (typeof TransferAccount)[keyof typeof TransferAccount];

/** 价值 */
export const TransferAsset = {
  /** 金币 */
  Coin: 'coin',
  /** 待入账金币 */
  PendingCoin: 'pendingCoin',
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const;
export type TransferAsset = (typeof TransferAsset)[keyof typeof TransferAsset];

/** 有自己经过的对象 */
export const TimelineKind = {
  /** 会员 */
  Member: 'member',
  /** 参与 */
  Participation: 'participation',
  /** 提交 */
  HandIn: 'handIn',
  /** 兑换单 */
  Order: 'order',
  /** 反馈 */
  Ticket: 'ticket',
  /** 任务 */
  Task: 'task',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 福利 */
  Benefit: 'benefit',
  /** 合作方 */
  Partner: 'partner',
  /** 横幅 */
  Banner: 'banner',
  /** 公开活动 */
  Event: 'event',
  /** 公告 */
  Notice: 'notice',
  /** 弹窗 */
  Popup: 'popup',
  /** 快问 */
  Poll: 'poll',
  /** 帮助文章 */
  Article: 'article',
  /** 课程 */
  Course: 'course',
  /** 明星文章 */
  StarArticle: 'starArticle',
  /** 渠道页 */
  Channel: 'channel',
  /** APP 版本 */
  AppRelease: 'appRelease',
} as const;
export type TimelineKind = (typeof TimelineKind)[keyof typeof TimelineKind];

/** 请求状态 */
export const OperatorRequestState = {
  /** 等待同意 */
  Asked: 'asked',
  /** 已同意 */
  Agreed: 'agreed',
  /** 已拒绝 */
  Refused: 'refused',
  /** 已撤回 */
  TakenBack: 'takenBack',
  /** 已过期 */
  Expired: 'expired',
} as const;
export type OperatorRequestState = (typeof OperatorRequestState)[keyof typeof OperatorRequestState];
