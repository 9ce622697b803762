// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** 验证码用途 */
export const AuthCodePurpose = {
  /** 登录或注册 */
  Login: 'login',
  /** 找回密码 */
  Reset: 'reset',
} as const;
export type AuthCodePurpose = (typeof AuthCodePurpose)[keyof typeof AuthCodePurpose];

/** 手机验证用途 */
export const CheckPurpose = {
  /** 更换手机号 */
  ChangeMobile: 'changeMobile',
  /** 设置密码 */
  ChangePassword: 'changePassword',
  /** 注销账号 */
  CloseAccount: 'closeAccount',
  /** 导出个人数据 */
  ExportData: 'exportData',
} as const;
export type CheckPurpose = (typeof CheckPurpose)[keyof typeof CheckPurpose];

/** 第三方账号类型 */
export const SnsType = {
  /** 微信 */
  Wechat: 1,
  /** QQ */
  Qq: 2,
  /** 微博 */
  Weibo: 3,
  /** 支付宝 */
  Alipay: 4,
} as const;
export type SnsType = (typeof SnsType)[keyof typeof SnsType];

/** 成年认证状态 */
export const AdultStatus = {
  /** 审核中 */
  PendingReview: 0,
  /** 有效 */
  Valid: 1,
  /** 无效 */
  Invalid: 2,
} as const;
export type AdultStatus = (typeof AdultStatus)[keyof typeof AdultStatus];

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

/** 文本的状态 */
export const LegalState = {
  /** 现行 */
  Current: 'current',
  /** 以前 */
  Earlier: 'earlier',
  /** 将生效 */
  Coming: 'coming',
} as const;
export type LegalState = (typeof LegalState)[keyof typeof LegalState];

/** 短信类型 */
export const SmsKind = {
  /** 验证码 */
  Code: 'code',
  /** 小组邀请 */
  GroupInvitation: 'groupInvitation',
  /** 小组开放 */
  GroupOpening: 'groupOpening',
  /** 主持人追问 */
  GroupQuestion: 'groupQuestion',
  /** 小组截止提醒 */
  GroupReminder: 'groupReminder',
  /** 为你保留的金币 */
  KeptReward: 'keptReward',
} as const;
export type SmsKind = (typeof SmsKind)[keyof typeof SmsKind];

/** 讨论小组角色 */
export const GroupRole = {
  /** 受访者 */
  Respondent: 0,
  /** 主持人 */
  Host: 1,
  /** 观察员 */
  Observer: 2,
} as const;
export type GroupRole = (typeof GroupRole)[keyof typeof GroupRole];

/** 资料题型 */
export const PropertyFieldKind = {
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 日期 */
  Date: 'date',
  /** 地区 */
  Region: 'region',
} as const;
export type PropertyFieldKind = (typeof PropertyFieldKind)[keyof typeof PropertyFieldKind];

/** 同意的文件 */
export const ConsentDocument = {
  /** 用户协议与隐私政策 */
  Agreement: 'agreement',
  /** 实名认证（敏感个人信息） */
  IdVerification: 'idVerification',
  /** 个人资料问卷的敏感部分 */
  Attributes: 'attributes',
} as const;
export type ConsentDocument = (typeof ConsentDocument)[keyof typeof ConsentDocument];

/** 待办类型 */
export const HomeAttentionKind = {
  /** 未答完的问卷 */
  Survey: 'survey',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 实名认证 */
  IdVerification: 'idVerification',
  /** 反馈 */
  Feedback: 'feedback',
  /** 兑换 */
  Exchange: 'exchange',
  /** 质量分 */
  Quality: 'quality',
  /** 讨论小组 */
  Group: 'group',
  /** 协议更新 */
  Agreement: 'agreement',
  /** 账号注销 */
  Closing: 'closing',
} as const;
export type HomeAttentionKind = (typeof HomeAttentionKind)[keyof typeof HomeAttentionKind];

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

/** 新手四步 */
export const NewcomerStepKind = {
  /** 验证手机号 */
  Mobile: 'mobile',
  /** 个人资料问卷 */
  Attributes: 'attributes',
  /** 第一份问卷 */
  FirstSurvey: 'firstSurvey',
  /** 第一次签到 */
  FirstCheckin: 'firstCheckin',
} as const;
export type NewcomerStepKind = (typeof NewcomerStepKind)[keyof typeof NewcomerStepKind];

/** 邀请方式 */
export const InviteChannel = {
  /** 链接 */
  Link: 'link',
  /** 海报 */
  Poster: 'poster',
  /** 微信 */
  Wechat: 'wechat',
  /** APP */
  App: 'app',
  /** 填写邀请码 */
  Code: 'code',
} as const;
export type InviteChannel = (typeof InviteChannel)[keyof typeof InviteChannel];

/** 邀请奖励步骤 */
export const InviteStep = {
  /** 好友验证手机号并加入 */
  Verified: 'verified',
  /** 好友完成个人资料问卷 */
  WelcomeSurvey: 'welcomeSurvey',
  /** 好友完成首份付费问卷 */
  FirstSurvey: 'firstSurvey',
} as const;
export type InviteStep = (typeof InviteStep)[keyof typeof InviteStep];

/** 海报模板 */
export const InvitePosterId = {
  /** 新芽 */
  Sprout: 'sprout',
  /** 纸笺 */
  Paper: 'paper',
  /** 印章 */
  Seal: 'seal',
} as const;
export type InvitePosterId = (typeof InvitePosterId)[keyof typeof InvitePosterId];

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

/** 金币状态 */
export const CoinRowState = {
  /** 已到账 */
  Available: 0,
  /** 待入账 */
  Pending: 1,
  /** 已收回 */
  TakenBack: 2,
} as const;
export type CoinRowState = (typeof CoinRowState)[keyof typeof CoinRowState];

/** 家人声明 */
export const InviteeFamily = {
  /** 不能声明 */
  No: 'no',
  /** 可以声明 */
  Possible: 'possible',
  /** 已声明 */
  Declared: 'declared',
} as const;
export type InviteeFamily = (typeof InviteeFamily)[keyof typeof InviteeFamily];

/** 文件用途 */
export const UploadModule = {
  /** 头像 */
  Avatar: 'avatar',
  /** 反馈 */
  Feedback: 'feedback',
  /** 任务 */
  Task: 'task',
  /** 讨论小组 */
  Group: 'group',
  /** 领奖 */
  Claim: 'claim',
  /** 合作 */
  Cooperate: 'cooperate',
} as const;
export type UploadModule = (typeof UploadModule)[keyof typeof UploadModule];

/** 系统 */
export const AppPlatform = {
  /** iOS */
  Ios: 'ios',
  /** 安卓 */
  Android: 'android',
  /** 鸿蒙 */
  Harmony: 'harmony',
} as const;
export type AppPlatform = (typeof AppPlatform)[keyof typeof AppPlatform];

/** 活动状态 */
export const EventState = {
  /** 即将开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type EventState = (typeof EventState)[keyof typeof EventState];

/** 轮播位置 */
export const BannerPlace = {
  /** 首页 */
  Home: 'home',
  /** 落地页 */
  Landing: 'landing',
  /** 任务大厅 */
  Task: 'task',
  /** 福利兑换 */
  Exchange: 'exchange',
} as const;
export type BannerPlace = (typeof BannerPlace)[keyof typeof BannerPlace];

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

/** 页面错误类型 */
export const PageErrorKind = {
  /** 脚本错误 */
  Error: 'error',
  /** 未处理的失败 */
  Rejection: 'rejection',
  /** 渲染错误 */
  Render: 'render',
  /** 文件没有加载 */
  Resource: 'resource',
} as const;
export type PageErrorKind = (typeof PageErrorKind)[keyof typeof PageErrorKind];

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

/** 实时消息类型 */
export const LiveKind = {
  /** 余额变动 */
  Balance: 'balance',
  /** 新消息 */
  Message: 'message',
  /** 新公告 */
  Notice: 'notice',
  /** 兑换进度 */
  Order: 'order',
  /** 答题结果 */
  Participation: 'participation',
  /** 讨论小组动态 */
  Group: 'group',
  /** 重新获取 */
  Reset: 'reset',
} as const;
export type LiveKind = (typeof LiveKind)[keyof typeof LiveKind];

/** 讨论小组实时消息 */
export const GroupLiveKind = {
  /** 新回答 */
  ResponseCreated: 'response.created',
  /** 回答已修改 */
  ResponseEdited: 'response.edited',
  /** 回答已删除 */
  ResponseDeleted: 'response.deleted',
  /** 主持人已看 */
  ResponseSeen: 'response.seen',
  /** 新追问或回复 */
  FollowUpCreated: 'followup.created',
  /** 有人投票 */
  VoteCast: 'vote.cast',
  /** 环节开放 */
  SectionOpened: 'section.opened',
  /** 环节关闭 */
  SectionClosed: 'section.closed',
  /** 话题开放 */
  TopicOpened: 'topic.opened',
  /** 话题关闭 */
  TopicClosed: 'topic.closed',
} as const;
export type GroupLiveKind = (typeof GroupLiveKind)[keyof typeof GroupLiveKind];

/** 搜到的内容种类 */
export const SiteSearchKind = {
  /** 帮助 */
  Help: 'help',
  /** 任务 */
  Task: 'task',
  /** 福利 */
  Benefit: 'benefit',
  /** 活动 */
  Campaign: 'campaign',
  /** 兑换记录 */
  Order: 'order',
  /** 金币明细 */
  Coins: 'coins',
} as const;
export type SiteSearchKind = (typeof SiteSearchKind)[keyof typeof SiteSearchKind];

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

/** 榜单周期 */
export const RankingPeriod = {
  /** 本月 */
  Month: 'month',
  /** 本季 */
  Quarter: 'quarter',
  /** 总榜 */
  All: 'all',
} as const;
export type RankingPeriod = (typeof RankingPeriod)[keyof typeof RankingPeriod];

/** 榜单展示方式 */
export const RankingChoice = {
  /** 打码展示 */
  Masked: 'masked',
  /** 展示昵称和头像 */
  Named: 'named',
  /** 不展示我 */
  Hidden: 'hidden',
} as const;
export type RankingChoice = (typeof RankingChoice)[keyof typeof RankingChoice];

/** 课程状态 */
export const CourseState = {
  /** 未开始 */
  New: 'new',
  /** 学习中 */
  Reading: 'reading',
  /** 已通过 */
  Passed: 'passed',
} as const;
export type CourseState = (typeof CourseState)[keyof typeof CourseState];

/** 投票结果公开方式 */
export const PollResults = {
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const;
export type PollResults = (typeof PollResults)[keyof typeof PollResults];

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

/** 任务状态 */
export const TaskAvailability = {
  /** 可参加 */
  Open: 'open',
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已满 */
  Full: 'full',
  /** 已截止 */
  Ended: 'ended',
  /** 已暂停 */
  Paused: 'paused',
} as const;
export type TaskAvailability = (typeof TaskAvailability)[keyof typeof TaskAvailability];

/** 匹配度 */
export const TaskMatchLevel = {
  /** 高 */
  High: 'high',
  /** 中 */
  Middle: 'middle',
  /** 低 */
  Low: 'low',
} as const;
export type TaskMatchLevel = (typeof TaskMatchLevel)[keyof typeof TaskMatchLevel];

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

/** 任务做法 */
export const TaskActivityKind = {
  /** 浏览页面 */
  Browse: 'browse',
  /** 看视频 */
  Video: 'video',
  /** 拍照 */
  Paipai: 'paipai',
  /** 试用 */
  Trial: 'trial',
} as const;
export type TaskActivityKind = (typeof TaskActivityKind)[keyof typeof TaskActivityKind];

/** 任务进度 */
export const TaskActivityState = {
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 申请审核中 */
  Applied: 'applied',
  /** 进行中 */
  Doing: 'doing',
  /** 提交审核中 */
  Reviewing: 'reviewing',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type TaskActivityState = (typeof TaskActivityState)[keyof typeof TaskActivityState];

/** 示例的种类 */
export const TaskExampleKind = {
  /** 合格 */
  Good: 'good',
  /** 不合格 */
  Bad: 'bad',
} as const;
export type TaskExampleKind = (typeof TaskExampleKind)[keyof typeof TaskExampleKind];

/** 金币范围 */
export const PointsRange = {
  /** 0–34 金币 */
  UpTo34: '0-34',
  /** 35–84 金币 */
  From35To84: '35-84',
  /** 85–299 金币 */
  From85To299: '85-299',
  /** 300–499 金币 */
  From300To499: '300-499',
  /** 500 金币及以上 */
  From500: '500-',
} as const;
export type PointsRange = (typeof PointsRange)[keyof typeof PointsRange];

/** 任务排序 */
export const TaskSort = {
  /** 匹配度 */
  Match: 'match',
  /** 金币 */
  Coins: 'coins',
  /** 用时 */
  Minutes: 'minutes',
  /** 截止时间 */
  EndsAt: 'endsAt',
} as const;
export type TaskSort = (typeof TaskSort)[keyof typeof TaskSort];

/** 参与状态 */
export const ParticipationState = {
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type ParticipationState = (typeof ParticipationState)[keyof typeof ParticipationState];

/** 奖励状态 */
export const TaskEarningState = {
  /** 无奖励 */
  None: 'none',
  /** 待入账 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const;
export type TaskEarningState = (typeof TaskEarningState)[keyof typeof TaskEarningState];

/** 结果的原因 */
export const ResultCause = {
  /** 答得太快 */
  Time: 'time',
  /** 有题没按要求作答 */
  Attention: 'attention',
  /** 已放弃 */
  GivenUp: 'givenUp',
  /** 已退出 */
  Left: 'left',
} as const;
export type ResultCause = (typeof ResultCause)[keyof typeof ResultCause];

/** 待入账的原因 */
export const TaskPendingReason = {
  /** 等合作方确认 */
  Partner: 'partner',
  /** 人工核对 */
  Review: 'review',
  /** 注册第一周超过当天上限 */
  Newcomer: 'newcomer',
} as const;
export type TaskPendingReason = (typeof TaskPendingReason)[keyof typeof TaskPendingReason];

/** 金币何时到账 */
export const TaskArrival = {
  /** 马上到账 */
  AtOnce: 'atOnce',
  /** 合作方确认后 */
  Partner: 'partner',
  /** 审核通过后 */
  Review: 'review',
  /** 晚 3 天 */
  Newcomer: 'newcomer',
} as const;
export type TaskArrival = (typeof TaskArrival)[keyof typeof TaskArrival];

/** 不能参加的原因 */
export const TaskObstacleKind = {
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已截止 */
  Ended: 'ended',
  /** 名额已满 */
  Full: 'full',
  /** 已暂停 */
  Paused: 'paused',
  /** 已参加 */
  Joined: 'joined',
  /** 设备不支持 */
  Device: 'device',
  /** 城市不符 */
  City: 'city',
  /** 质量分过低 */
  Quality: 'quality',
} as const;
export type TaskObstacleKind = (typeof TaskObstacleKind)[keyof typeof TaskObstacleKind];

/** 答题问题 */
export const SurveyProblemCode = {
  /** 未作答 */
  Required: 'required',
  /** 选项不存在 */
  UnknownChoice: 'unknownChoice',
  /** 选得太多 */
  TooManyChoices: 'tooManyChoices',
  /** 选得太少 */
  TooFewChoices: 'tooFewChoices',
  /** 超出范围 */
  OutOfRange: 'outOfRange',
  /** 内容过长 */
  TooLong: 'tooLong',
  /** 格式不对 */
  WrongFormat: 'wrongFormat',
  /** 类型不对 */
  WrongType: 'wrongType',
  /** 题目未显示 */
  Hidden: 'hidden',
  /** 题目不存在 */
  UnknownQuestion: 'unknownQuestion',
} as const;
export type SurveyProblemCode = (typeof SurveyProblemCode)[keyof typeof SurveyProblemCode];

/** 活动状态 */
export const CampaignState = {
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 暂停中 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type CampaignState = (typeof CampaignState)[keyof typeof CampaignState];

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

/** 活动的日期 */
export const CampaignDate = {
  /** 开始 */
  StartsAt: 'startsAt',
  /** 结束 */
  EndsAt: 'endsAt',
  /** 开奖 */
  DrawsAt: 'drawsAt',
} as const;
export type CampaignDate = (typeof CampaignDate)[keyof typeof CampaignDate];

/** 答题状态 */
export const QuizTryState = {
  /** 答题中 */
  Open: 'open',
  /** 已提交 */
  Done: 'done',
  /** 超时 */
  Expired: 'expired',
} as const;
export type QuizTryState = (typeof QuizTryState)[keyof typeof QuizTryState];

/** 奖品状态 */
export const PrizeState = {
  /** 已到账 */
  Paid: 'paid',
  /** 待领取 */
  Open: 'open',
  /** 已领取 */
  Claimed: 'claimed',
  /** 已过期 */
  Expired: 'expired',
} as const;
export type PrizeState = (typeof PrizeState)[keyof typeof PrizeState];

/** 收款方式 */
export const PayeeChannel = {
  /** 支付宝 */
  Alipay: 'alipay',
  /** 微信 */
  Wechat: 'wechat',
} as const;
export type PayeeChannel = (typeof PayeeChannel)[keyof typeof PayeeChannel];

/** 参与方式 */
export const ParticipationKind = {
  /** 站内作答 */
  Hosted: 'hosted',
  /** 前往外部页面 */
  External: 'external',
  /** 已结束 */
  Ended: 'ended',
  /** 讨论小组 */
  Group: 'group',
} as const;
export type ParticipationKind = (typeof ParticipationKind)[keyof typeof ParticipationKind];

/** 下一步 */
export const SurveyNextActionKind = {
  /** 继续答题 */
  Continue: 'continue',
  /** 再答一份 */
  AnotherTask: 'anotherTask',
  /** 去兑换 */
  Exchange: 'exchange',
  /** 完善资料 */
  Attributes: 'attributes',
  /** 怎样算认真作答 */
  AnswerGuide: 'answerGuide',
  /** 对结果有疑问 */
  Appeal: 'appeal',
  /** 重试 */
  Retry: 'retry',
  /** 打开方法 */
  CookieGuide: 'cookieGuide',
  /** 更新常住地 */
  UpdateCity: 'updateCity',
  /** 看任务记录 */
  Records: 'records',
} as const;
export type SurveyNextActionKind = (typeof SurveyNextActionKind)[keyof typeof SurveyNextActionKind];

/** 返回状态 */
export const ReturnState = {
  /** 已有结果 */
  Ended: 'ended',
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 没有找到这次作答 */
  Unknown: 'unknown',
} as const;
export type ReturnState = (typeof ReturnState)[keyof typeof ReturnState];

/** 合作方作答状态 */
export const PartnerVisitState = {
  /** 结果待确认 */
  Waiting: 'waiting',
  /** 可以再试一次 */
  Retry: 'retry',
  /** 已有结果 */
  Ended: 'ended',
} as const;
export type PartnerVisitState = (typeof PartnerVisitState)[keyof typeof PartnerVisitState];

/** 进入状态 */
export const SurveyEntryState = {
  /** 可以作答 */
  Open: 'open',
  /** 已经结束 */
  Ended: 'ended',
  /** 前往合作方 */
  External: 'external',
} as const;
export type SurveyEntryState = (typeof SurveyEntryState)[keyof typeof SurveyEntryState];

/** 作答是否结束 */
export const KeyEndState = {
  /** 作答中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const;
export type KeyEndState = (typeof KeyEndState)[keyof typeof KeyEndState];

/** 进入方式 */
export const KeyKind = {
  /** 合作渠道 */
  Agent: 'agent',
  /** 公开链接 */
  Open: 'open',
  /** 小程序 */
  Ticket: 'ticket',
} as const;
export type KeyKind = (typeof KeyKind)[keyof typeof KeyKind];

/** 收支方向 */
export const CoinDirection = {
  /** 收入 */
  In: 'in',
  /** 支出 */
  Out: 'out',
} as const;
export type CoinDirection = (typeof CoinDirection)[keyof typeof CoinDirection];

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

/** 凭证种类 */
export const ReceiptKind = {
  /** 任务结果 */
  Result: 'result',
  /** 兑换订单 */
  Order: 'order',
  /** 抽奖 */
  Draw: 'draw',
} as const;
export type ReceiptKind = (typeof ReceiptKind)[keyof typeof ReceiptKind];

/** 签到状态 */
export const CheckinDayState = {
  /** 已签 */
  Done: 'done',
  /** 今天可签 */
  Today: 'today',
  /** 漏签 */
  Missed: 'missed',
  /** 未到 */
  Coming: 'coming',
} as const;
export type CheckinDayState = (typeof CheckinDayState)[keyof typeof CheckinDayState];

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

/** 质量状态 */
export const QualityStandingState = {
  /** 正常 */
  Good: 'good',
  /** 任务减少 */
  FewerTasks: 'fewerTasks',
  /** 暂停接题 */
  Paused: 'paused',
} as const;
export type QualityStandingState = (typeof QualityStandingState)[keyof typeof QualityStandingState];

/** 记录种类 */
export const CreditKind = {
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const;
export type CreditKind = (typeof CreditKind)[keyof typeof CreditKind];

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

/** 作用对象 */
export const CardTarget = {
  /** 漏签的一天 */
  MissedDay: 'missedDay',
  /** 下一份问卷 */
  NextSurvey: 'nextSurvey',
  /** 下一次兑换 */
  NextOrder: 'nextOrder',
} as const;
export type CardTarget = (typeof CardTarget)[keyof typeof CardTarget];

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

/** 订单字段 */
export const OrderField = {
  /** 数量 */
  Quantity: 'quantity',
  /** 规格 */
  ChoiceId: 'choiceId',
  /** 金额 */
  Amount: 'amount',
  /** 收款账户 */
  PayeeId: 'payeeId',
  /** 收款账号 */
  PayeeAccount: 'payee.account',
  /** 收款人姓名 */
  PayeeName: 'payee.name',
  /** 手机号 */
  Mobile: 'mobile',
  /** 收货地址 */
  ConsigneeId: 'consigneeId',
  /** 免手续费卡 */
  FeeFreeCardId: 'feeFreeCardId',
} as const;
export type OrderField = (typeof OrderField)[keyof typeof OrderField];

/** 开放状态 */
export const GroupOpenState = {
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Closed: 'closed',
} as const;
export type GroupOpenState = (typeof GroupOpenState)[keyof typeof GroupOpenState];

/** 报酬状态 */
export const GroupRewardState = {
  /** 待确认 */
  Tallied: 'tallied',
  /** 已发放 */
  Paid: 'paid',
  /** 没有报酬 */
  Nothing: 'nothing',
  /** 等待注册领取 */
  Kept: 'kept',
  /** 过期未领 */
  Lapsed: 'lapsed',
} as const;
export type GroupRewardState = (typeof GroupRewardState)[keyof typeof GroupRewardState];

/** 追问类型 */
export const FollowUpKind = {
  /** 主持人追问 */
  FollowUp: 'followUp',
  /** 回复 */
  Reply: 'reply',
  /** 内部备注 */
  Note: 'note',
} as const;
export type FollowUpKind = (typeof FollowUpKind)[keyof typeof FollowUpKind];

/** 附件类型 */
export const GroupMediaKind = {
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const;
export type GroupMediaKind = (typeof GroupMediaKind)[keyof typeof GroupMediaKind];

/** 追问可见范围 */
export const FollowUpAudience = {
  /** 公开 */
  Everyone: 'everyone',
  /** 仅 TA 可见 */
  Author: 'author',
  /** 仅主持人与观察员 */
  BackRoom: 'backRoom',
} as const;
export type FollowUpAudience = (typeof FollowUpAudience)[keyof typeof FollowUpAudience];

/** 引用的状态 */
export const FollowUpQuoteState = {
  /** 原话还在 */
  Current: 'current',
  /** 原回答后来改过，这句话还在 */
  Edited: 'edited',
  /** 作者改掉了这句话 */
  Reworded: 'reworded',
  /** 原回答已删除 */
  Removed: 'removed',
  /** 你看不到这条回答 */
  Hidden: 'hidden',
} as const;
export type FollowUpQuoteState = (typeof FollowUpQuoteState)[keyof typeof FollowUpQuoteState];

/** 照片要求 */
export const SectionPhotos = {
  /** 不需要 */
  None: 'none',
  /** 可以添加 */
  Optional: 'optional',
  /** 至少一个 */
  Required: 'required',
} as const;
export type SectionPhotos = (typeof SectionPhotos)[keyof typeof SectionPhotos];

/** 回答可见范围 */
export const SectionVisibility = {
  /** 公开 */
  Everyone: 'everyone',
  /** 先答后看 */
  AnswerFirst: 'answerFirst',
  /** 仅主持人可见 */
  HostsOnly: 'hostsOnly',
} as const;
export type SectionVisibility = (typeof SectionVisibility)[keyof typeof SectionVisibility];

/** 投票类型 */
export const VoteKind = {
  /** 单选 */
  Single: 'single',
  /** 多选 */
  Multiple: 'multiple',
  /** 排序 */
  Ranked: 'ranked',
} as const;
export type VoteKind = (typeof VoteKind)[keyof typeof VoteKind];

/** 结果公布方式 */
export const VoteResultsShown = {
  /** 投票后可见 */
  AfterVote: 'afterVote',
  /** 始终可见 */
  Always: 'always',
  /** 结束后可见 */
  AfterClose: 'afterClose',
} as const;
export type VoteResultsShown = (typeof VoteResultsShown)[keyof typeof VoteResultsShown];

/** 不计入奖励的原因 */
export const ResponseUnfit = {
  /** 内容过短 */
  TooShort: 'tooShort',
  /** 与已有回答相同 */
  Repeated: 'repeated',
} as const;
export type ResponseUnfit = (typeof ResponseUnfit)[keyof typeof ResponseUnfit];

/** 参与状态 */
export const TopicMemberState = {
  /** 已完成 */
  Answered: 'answered',
  /** 部分完成 */
  Partly: 'partly',
  /** 未发言 */
  Silent: 'silent',
} as const;
export type TopicMemberState = (typeof TopicMemberState)[keyof typeof TopicMemberState];

/** 回答排序 */
export const ResponseOrder = {
  /** 最早在前 */
  Oldest: 'oldest',
  /** 最新在前 */
  Newest: 'newest',
} as const;
export type ResponseOrder = (typeof ResponseOrder)[keyof typeof ResponseOrder];

/** 身份显示方式 */
export const GroupIdentityMode = {
  /** 昵称 */
  Nickname: 'nickname',
  /** 代号 */
  Code: 'code',
  /** 会员编号 */
  MemberCode: 'memberCode',
} as const;
export type GroupIdentityMode = (typeof GroupIdentityMode)[keyof typeof GroupIdentityMode];

/** 标签颜色 */
export const ResponseTagColor = {
  /** 灰 */
  Grey: 'grey',
  /** 绿 */
  Green: 'green',
  /** 蓝 */
  Blue: 'blue',
  /** 橙 */
  Orange: 'orange',
  /** 红 */
  Red: 'red',
  /** 青 */
  Teal: 'teal',
} as const;
export type ResponseTagColor = (typeof ResponseTagColor)[keyof typeof ResponseTagColor];

/** 可分享的属性 */
export const SharedAttributeKey = {
  /** 年龄段 */
  Age: 'age',
  /** 性别 */
  Gender: 'gender',
  /** 城市 */
  City: 'city',
  /** 学历 */
  Education: 'education',
  /** 职业状态 */
  Occupation: 'occupation',
} as const;
export type SharedAttributeKey = (typeof SharedAttributeKey)[keyof typeof SharedAttributeKey];

/** 退出原因 */
export const GroupLeavingReason = {
  /** 没有时间 */
  NoTime: 'noTime',
  /** 话题不适合我 */
  Topic: 'topic',
  /** 感到不舒服 */
  Uncomfortable: 'uncomfortable',
  /** 其他原因 */
  Other: 'other',
} as const;
export type GroupLeavingReason = (typeof GroupLeavingReason)[keyof typeof GroupLeavingReason];

/** 未提醒原因 */
export const ReminderSkipReason = {
  /** 12 小时内已提醒 */
  RecentlyReminded: 'recentlyReminded',
  /** 这个话题已提醒 3 次 */
  OftenReminded: 'oftenReminded',
  /** 没有待完成的内容 */
  NothingOwed: 'nothingOwed',
  /** 没有芽言账号，也没有同意接收短信 */
  NoAccount: 'noAccount',
} as const;
export type ReminderSkipReason = (typeof ReminderSkipReason)[keyof typeof ReminderSkipReason];

/** 下载内容 */
export const GroupDownloadKind = {
  /** 受访者名单 */
  Members: 'members',
  /** 话题实录 */
  Transcript: 'transcript',
  /** 回答明细 */
  ResponseTable: 'responseTable',
  /** 按人汇总 */
  MemberTable: 'memberTable',
  /** 附件 */
  Attachments: 'attachments',
  /** 金句 */
  Quotes: 'quotes',
} as const;
export type GroupDownloadKind = (typeof GroupDownloadKind)[keyof typeof GroupDownloadKind];

/** 值得追问的原因 */
export const RadarKind = {
  /** 追问还没回复 */
  Unanswered: 'unanswered',
  /** 比平时简短 */
  Thin: 'thin',
  /** 投票和回答不一致 */
  Contradicted: 'contradicted',
  /** 还没开口 */
  Silent: 'silent',
} as const;
export type RadarKind = (typeof RadarKind)[keyof typeof RadarKind];

/** 草稿类型 */
export const GroupDraftKind = {
  /** 回答 */
  Answer: 'answer',
  /** 回复 */
  Reply: 'reply',
} as const;
export type GroupDraftKind = (typeof GroupDraftKind)[keyof typeof GroupDraftKind];

/** 金句文件的格式 */
export const QuoteFileFormat = {
  /** Word 文档 */
  Docx: 'docx',
  /** Excel 表格 */
  Xlsx: 'xlsx',
} as const;
export type QuoteFileFormat = (typeof QuoteFileFormat)[keyof typeof QuoteFileFormat];

/** 讨论小组阶段 */
export const GroupLife = {
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
export type GroupLife = (typeof GroupLife)[keyof typeof GroupLife];

/** 讨论小组操作 */
export const GroupMove = {
  /** 开始邀请 */
  Invite: 'invite',
  /** 现在开放 */
  Open: 'open',
  /** 现在结束 */
  Close: 'close',
  /** 归档 */
  Archive: 'archive',
} as const;
export type GroupMove = (typeof GroupMove)[keyof typeof GroupMove];

/** 彩排走到哪里 */
export const RehearsalWalk = {
  /** 作答中 */
  Running: 'running',
  /** 已走完 */
  Finished: 'finished',
  /** 没有走完 */
  Interrupted: 'interrupted',
} as const;
export type RehearsalWalk = (typeof RehearsalWalk)[keyof typeof RehearsalWalk];

/** 彩排试过的规则 */
export const RehearsalGate = {
  /** 到点才开放 */
  Opening: 'opening',
  /** 先答再看 */
  AnswerFirst: 'answerFirst',
  /** 最少字数 */
  MinLength: 'minLength',
  /** 必须有照片 */
  Photo: 'photo',
} as const;
export type RehearsalGate = (typeof RehearsalGate)[keyof typeof RehearsalGate];

/** 彩排中答不了的原因 */
export const RehearsalProblemKind = {
  /** 来时已经关闭 */
  TooLate: 'tooLate',
  /** 提交被拒绝 */
  Refused: 'refused',
  /** 没有人能看到 */
  Nobody: 'nobody',
} as const;
export type RehearsalProblemKind = (typeof RehearsalProblemKind)[keyof typeof RehearsalProblemKind];

/** 邀请状态 */
export const GroupInvitationState = {
  /** 未进入 */
  Waiting: 'waiting',
  /** 已加入 */
  Entered: 'entered',
  /** 已撤回 */
  Withdrawn: 'withdrawn',
  /** 已退出 */
  Left: 'left',
} as const;
export type GroupInvitationState = (typeof GroupInvitationState)[keyof typeof GroupInvitationState];

/** 短信状态 */
export const GroupTextState = {
  /** 等待发送 */
  Waiting: 'waiting',
  /** 发送中 */
  Sending: 'sending',
  /** 已发出 */
  Sent: 'sent',
  /** 这个号码今天已发 3 条 */
  TooMany: 'tooMany',
  /** 今天的短信额度已用完 */
  OverBudget: 'overBudget',
  /** 已不需要发送 */
  Dropped: 'dropped',
} as const;
export type GroupTextState = (typeof GroupTextState)[keyof typeof GroupTextState];
