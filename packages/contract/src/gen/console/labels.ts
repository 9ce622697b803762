// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { OperatorRole, OperatorState, ActState, OperatorTaskState, TaskType, OperatorTaskSort, TaskFileEffect, TaskModule, DeviceType, TaskReachCause, TaskBranchDoubt, TaskOddityKind, TaskPathInput, TaskPathEnd, TaskExampleKind, ParticipationSource, JoinResult, ParticipationEarning, AnswersState, HeldPayState, OperatorMemberState, OperatorSort, IdCheckState, CoinCauseKind, BenefitSale, ExchangeType, BenefitTarget, PayeeChannel, PrerequisiteKind, CreditLevel, ExchangeState, OperatorOrderQueue, OrderAttemptOutcome, OrderActor, Carrier, ProviderChannel, ProviderState, HandInWhat, HandInVerdict, SecondLookVerdict, FeedbackState, TicketKind, TicketSort, TicketAge, TicketSubjectType, AppealVerdict, TicketEntryKind, CardKind, CardState, PenaltyStep, InviteeState, FoundKind, MessageKind, WaitingWork, DayFigureName, Site, ExportedContent, ExportedList, ViewedList, BulkAct, BulkItemState, OperatorGroupState, GroupPayState, OperatorGroupRole, OperatorLeavingReason, PartnerTrialKind, PartnerReportVerdict, CampaignFace, OperatorCampaignState, ChanceCause, PrizeKind, OperatorWinState, ApplicationKind, ApplicationState, ApplicationField, PollProposalState, ContentKind, ContentState, ContentDeed, RuleNumberName, RuleNumberKind, LegalKind, LegalRowState, TransferReason, TransferAccount, TransferAsset, TimelineKind, OperatorRequestState } from './enumerations.ts';

/** 操作员角色, as people read it. */
export const operatorRoleLabels = {
  "admin": '管理员',
  "researcher": '研究员',
  "reviewer": '审核员',
  "support": '客服',
  "finance": '财务',
  "editor": '编辑',
} as const satisfies Record<OperatorRole, string>;

/** 操作员状态, as people read it. */
export const operatorStateLabels = {
  "invited": '等待设置',
  "open": '正常',
  "closed": '已停用',
} as const satisfies Record<OperatorState, string>;

/** 操作的结果, as people read it. */
export const actStateLabels = {
  "planned": '预览',
  "done": '已完成',
  "asked": '等待同意',
} as const satisfies Record<ActState, string>;

/** 任务状态, as people read it. */
export const operatorTaskStateLabels = {
  "scheduled": '未开始',
  "running": '进行中',
  "paused": '已暂停',
  "ended": '已结束',
} as const satisfies Record<OperatorTaskState, string>;

/** 任务类型, as people read it. */
export const taskTypeLabels = {
  0: '普通任务',
  1: '欢迎任务',
  2: '问卷调查',
  3: '产品试用',
  4: '讨论小组',
  5: '拍拍任务',
  6: '应用试玩',
  7: '看视频',
} as const satisfies Record<TaskType, string>;

/** 任务的排序, as people read it. */
export const operatorTaskSortLabels = {
  "newest": '最新在前',
  "ending": '最先结束在前',
} as const satisfies Record<OperatorTaskSort, string>;

/** 导入的结果, as people read it. */
export const taskFileEffectLabels = {
  "added": '新任务',
  "changed": '修改任务',
} as const satisfies Record<TaskFileEffect, string>;

/** 任务模块, as people read it. */
export const taskModuleLabels = {
  0: '推荐',
  1: '新手',
  2: '每日',
  3: '拍拍',
  4: '淘金',
} as const satisfies Record<TaskModule, string>;

/** 设备, as people read it. */
export const deviceTypeLabels = {
  1: '手机',
  2: '电脑',
  3: '平板',
} as const satisfies Record<DeviceType, string>;

/** 今天不能参加的原因, as people read it. */
export const taskReachCauseLabels = {
  "penalty": '处罚中',
  "quality": '质量分不够',
  "city": '不在城市里',
} as const satisfies Record<TaskReachCause, string>;

/** 问卷分支的疑点, as people read it. */
export const taskBranchDoubtLabels = {
  "neverShown": '谁也看不到的题',
  "neverOut": '从不生效的甄别',
  "nobodyIn": '没有人能入选',
  "emptyCell": '没有人能进的配额',
  "noCell": '有人不属于任何配额',
} as const satisfies Record<TaskBranchDoubt, string>;

/** 不寻常的地方, as people read it. */
export const taskOddityKindLabels = {
  "pay": '报酬比别的任务高得多',
  "length": '写明的用时比题目需要的长得多',
} as const satisfies Record<TaskOddityKind, string>;

/** 怎样给出回答, as people read it. */
export const taskPathInputLabels = {
  "one": '选一个',
  "several": '选几个',
  "order": '排名次',
  "number": '数字',
  "text": '文字',
  "files": '几个假文件',
  "parts": '一行一行地答',
  "none": '不用回答',
} as const satisfies Record<TaskPathInput, string>;

/** 路径的终点, as people read it. */
export const taskPathEndLabels = {
  "open": '还没走完',
  "screenedOut": '未入选',
  "quotaFull": '名额已满',
  "attention": '检查题没有按要求选',
  "complete": '完成',
} as const satisfies Record<TaskPathEnd, string>;

/** 示例的种类, as people read it. */
export const taskExampleKindLabels = {
  "good": '合格',
  "bad": '不合格',
} as const satisfies Record<TaskExampleKind, string>;

/** 参与的来源, as people read it. */
export const participationSourceLabels = {
  "member": '会员',
  "agent": '代理商的人',
  "openLink": '开放链接',
} as const satisfies Record<ParticipationSource, string>;

/** 参与结果, as people read it. */
export const joinResultLabels = {
  0: '未完成',
  1: '已完成',
  2: '未入选',
  3: '名额已满',
  4: '用时过短',
  5: '网络不符',
  6: 'Cookie 被拦',
  7: '城市不符',
  8: '已超时',
} as const satisfies Record<JoinResult, string>;

/** 奖励的状态, as people read it. */
export const participationEarningLabels = {
  "none": '没有金币',
  "pending": '待确认',
  "available": '已到账',
  "takenBack": '已收回',
} as const satisfies Record<ParticipationEarning, string>;

/** 能不能看回答, as people read it. */
export const answersStateLabels = {
  "shown": '可以看',
  "notHandedIn": '还没有交',
  "withdrawn": '会员撤回了同意',
  "none": '没有问卷',
} as const satisfies Record<AnswersState, string>;

/** 核对的结果, as people read it. */
export const heldPayStateLabels = {
  "waiting": '待核对',
  "paid": '已支付',
  "refused": '不支付',
} as const satisfies Record<HeldPayState, string>;

/** 会员的状态, as people read it. */
export const operatorMemberStateLabels = {
  "suspended": '暂停中',
  "closing": '注销中',
  "closed": '已停用',
} as const satisfies Record<OperatorMemberState, string>;

/** 排序, as people read it. */
export const operatorSortLabels = {
  "newest": '最新在前',
  "oldest": '最久在前',
} as const satisfies Record<OperatorSort, string>;

/** 实名认证的状态, as people read it. */
export const idCheckStateLabels = {
  "asked": '等结果',
  "matched": '一致',
  "unmatched": '不一致',
  "taken": '已在别的账号用过',
  "withdrawn": '已撤回',
} as const satisfies Record<IdCheckState, string>;

/** 金币来源, as people read it. */
export const coinCauseKindLabels = {
  "participation": '任务',
  "checkin": '签到',
  "exchange": '兑换',
  "exchangeRefund": '兑换退回',
  "invite": '邀请',
  "correction": '更正',
  "welcome": '新手',
  "campaign": '活动',
  "group": '讨论小组',
  "course": '课程',
  "award": '月度评选',
} as const satisfies Record<CoinCauseKind, string>;

/** 上架状态, as people read it. */
export const benefitSaleLabels = {
  "onSale": '在架',
  "scheduled": '待开售',
  "ended": '已到期',
  "offSale": '已下架',
} as const satisfies Record<BenefitSale, string>;

/** 兑换类型, as people read it. */
export const exchangeTypeLabels = {
  1: '现金',
  2: '虚拟卡',
  3: '实物',
} as const satisfies Record<ExchangeType, string>;

/** 发放方式, as people read it. */
export const benefitTargetLabels = {
  "payee": '收款账户',
  "mobile": '充值手机号',
  "codes": '卡密',
  "consignee": '收货地址',
} as const satisfies Record<BenefitTarget, string>;

/** 收款方式, as people read it. */
export const payeeChannelLabels = {
  "alipay": '支付宝',
  "wechat": '微信',
} as const satisfies Record<PayeeChannel, string>;

/** 兑换条件, as people read it. */
export const prerequisiteKindLabels = {
  "onSale": '在售',
  "balance": '金币足够',
  "stock": '有库存',
  "level": '会员等级',
  "dailyLimit": '今日次数',
  "monthlyLimit": '本月次数',
  "realName": '实名认证',
  "adult": '年满 18 岁',
  "payee": '收款账户',
  "mobile": '手机号',
  "consignee": '收货地址',
  "account": '账号状态',
} as const satisfies Record<PrerequisiteKind, string>;

/** 会员等级, as people read it. */
export const creditLevelLabels = {
  0: '普通',
  1: '铜',
  2: '银',
  3: '金',
  4: '钻',
} as const satisfies Record<CreditLevel, string>;

/** 兑换状态, as people read it. */
export const exchangeStateLabels = {
  0: '待审核',
  1: '已发放',
  2: '待发放',
  3: '已撤销',
  4: '审核未通过',
  5: '发放失败',
} as const satisfies Record<ExchangeState, string>;

/** 等什么, as people read it. */
export const operatorOrderQueueLabels = {
  "review": '待审核',
  "failed": '发放失败',
  "held": '待核对',
  "toSend": '待寄出',
  "heldBack": '等额度或渠道',
} as const satisfies Record<OperatorOrderQueue, string>;

/** 发放结果, as people read it. */
export const orderAttemptOutcomeLabels = {
  "open": '进行中',
  "held": '待核对',
  "issued": '已发放',
  "failed": '失败',
  "revoked": '已撤销',
} as const satisfies Record<OrderAttemptOutcome, string>;

/** 操作方, as people read it. */
export const orderActorLabels = {
  "member": '我',
  "rule": '规则审核',
  "operator": '工作人员',
  "system": '系统',
} as const satisfies Record<OrderActor, string>;

/** 快递公司, as people read it. */
export const carrierLabels = {
  "sf": '顺丰速运',
  "jd": '京东物流',
  "zto": '中通快递',
  "yto": '圆通速递',
  "sto": '申通快递',
  "yunda": '韵达速递',
  "jt": '极兔速递',
  "post": '邮政快递包裹',
  "ems": 'EMS',
  "deppon": '德邦快递',
  "cainiao": '菜鸟速递',
  "best": '百世快递',
  "kye": '跨越速运',
  "other": '其他',
} as const satisfies Record<Carrier, string>;

/** 发放渠道, as people read it. */
export const providerChannelLabels = {
  "alipay": '支付宝',
  "wechat": '微信支付',
  "mobile": '话费充值',
} as const satisfies Record<ProviderChannel, string>;

/** 渠道状态, as people read it. */
export const providerStateLabels = {
  "working": '正常',
  "failing": '连不上',
  "usedUp": '今天的额度用完',
  "paused": '已暂停',
  "missing": '没有配置',
} as const satisfies Record<ProviderState, string>;

/** 提交了什么, as people read it. */
export const handInWhatLabels = {
  "application": '申请',
  "proof": '成果',
} as const satisfies Record<HandInWhat, string>;

/** 审核决定, as people read it. */
export const handInVerdictLabels = {
  "approve": '通过',
  "return": '请重新提交',
  "reject": '不通过',
} as const satisfies Record<HandInVerdict, string>;

/** 再看一遍的结论, as people read it. */
export const secondLookVerdictLabels = {
  "approve": '应当通过',
  "reject": '不应通过',
} as const satisfies Record<SecondLookVerdict, string>;

/** 反馈状态, as people read it. */
export const feedbackStateLabels = {
  0: '待受理',
  1: '待处理',
  2: '处理中',
  3: '待你补充',
  4: '待你确认',
  5: '已确认',
} as const satisfies Record<FeedbackState, string>;

/** 反馈类型, as people read it. */
export const ticketKindLabels = {
  "result": '任务结果',
  "coins": '金币',
  "exchange": '兑换',
  "account": '账号',
  "group": '讨论小组',
  "suggestion": '建议',
  "appeal": '申诉',
} as const satisfies Record<TicketKind, string>;

/** 排序, as people read it. */
export const ticketSortLabels = {
  "promise": '最先到期在前',
  "newest": '最新在前',
} as const satisfies Record<TicketSort, string>;

/** 等了多久, as people read it. */
export const ticketAgeLabels = {
  "today": '今天提交',
  "days3": '1–3 天前',
  "days7": '4–7 天前',
  "older": '更早',
} as const satisfies Record<TicketAge, string>;

/** 相关记录, as people read it. */
export const ticketSubjectTypeLabels = {
  "result": '任务结果',
  "coins": '金币记录',
  "order": '兑换订单',
  "quality": '质量分变化',
  "penalty": '处罚',
  "invitation": '邀请',
} as const satisfies Record<TicketSubjectType, string>;

/** 申诉结论, as people read it. */
export const appealVerdictLabels = {
  "upheld": '维持原结果',
  "reversed": '撤销原结果',
  "partly": '部分调整',
} as const satisfies Record<AppealVerdict, string>;

/** undefined, as people read it. */
export const ticketEntryKindLabels = {
  "opened": '提交',
  "accepted": '受理',
  "started": '开始处理',
  "asked": '请你补充',
  "replied": '补充',
  "answered": '答复',
  "decided": '复核结果',
  "confirmed": '确认',
  "reopened": '重新打开',
  "merged": '合并',
  "separated": '撤销合并',
} as const satisfies Record<TicketEntryKind, string>;

/** 卡券种类, as people read it. */
export const cardKindLabels = {
  "makeUp": '补签卡',
  "doubleCoin": '双倍金币卡',
  "feeFree": '免手续费卡',
} as const satisfies Record<CardKind, string>;

/** 卡券状态, as people read it. */
export const cardStateLabels = {
  "usable": '可用',
  "active": '生效中',
  "used": '已使用',
  "expired": '已过期',
} as const satisfies Record<CardState, string>;

/** undefined, as people read it. */
export const penaltyStepLabels = {
  "reminder": '提醒',
  "tasks": '暂停接题',
  "exchange": '暂停兑换',
  "blocked": '封停',
} as const satisfies Record<PenaltyStep, string>;

/** 好友状态, as people read it. */
export const inviteeStateLabels = {
  "registered": '已注册',
  "welcomed": '已完成个人资料问卷',
  "completed": '已完成首份问卷',
  "void": '无效',
} as const satisfies Record<InviteeState, string>;

/** 找到的东西, as people read it. */
export const foundKindLabels = {
  "order": '兑换单',
  "ticket": '反馈',
  "participation": '参与记录',
  "transfer": '账目',
  "group": '讨论小组',
  "benefit": '福利',
  "campaign": '活动',
  "partner": '合作方',
} as const satisfies Record<FoundKind, string>;

/** 消息类型, as people read it. */
export const messageKindLabels = {
  "task": '任务',
  "coins": '金币',
  "exchange": '兑换',
  "quality": '质量分与等级',
  "group": '讨论小组',
  "feedback": '反馈',
  "invite": '邀请',
  "account": '账号',
} as const satisfies Record<MessageKind, string>;

/** 什么在等, as people read it. */
export const waitingWorkLabels = {
  "requests": '等我同意的请求',
  "ownRequests": '我提出的请求',
  "requestsOfOthers": '等同事同意的请求',
  "handIns": '待审核的提交',
  "tickets": '未答复的反馈',
  "ordersToReview": '待审核的兑换',
  "ordersFailed": '发放失败的兑换',
  "ordersHeld": '待核对的兑换',
  "ordersToSend": '待寄出的兑换',
  "ordersHeldBack": '等额度或渠道的兑换',
  "providers": '连不上或额度用完的渠道',
  "heldPay": '待核对的奖励',
  "payOuts": '待确认的小组发放',
  "reports": '待处理的合作方报告',
  "applications": '待处理的申请',
  "pollProposals": '会员提的问题',
  "closedTasks": '合作方已关闭的任务',
} as const satisfies Record<WaitingWork, string>;

/** 一天的数字, as people read it. */
export const dayFigureNameLabels = {
  "answers": '完成的答题',
  "screenedOut": '未入选',
  "quotaFull": '名额已满',
  "turnedAway": '没通过检查',
  "timedOut": '已超时',
  "signUps": '新会员',
  "active": '来过的会员',
  "coins": '答题答应的金币',
  "issued": '到账的金币',
  "spent": '花掉的金币',
  "owed": '会员手里的金币',
  "orders": '新兑换单',
  "tickets": '新反馈',
  "textMessages": '发出的短信',
  "openHandIns": '待审核的提交',
  "openTickets": '未答复的反馈',
} as const satisfies Record<DayFigureName, string>;

/** 站点, as people read it. */
export const siteLabels = {
  "member": '会员站',
  "bbs": '讨论站',
} as const satisfies Record<Site, string>;

/** 导出的内容, as people read it. */
export const exportedContentLabels = {
  "orders": '兑换单',
  "parcels": '待寄出的包裹',
  "tickets": '反馈和申诉',
  "handIns": '待审核的提交',
  "tasks": '任务',
  "participations": '任务的参与',
  "benefits": '福利',
  "members": '会员',
  "groups": '讨论小组',
  "contents": '内容',
  "campaigns": '活动',
  "wins": '中奖和领取',
  "reports": '合作方报告',
  "operators": '操作员',
  "acts": '操作记录',
  "memberData": '一位会员的资料',
} as const satisfies Record<ExportedContent, string>;

/** 能导出的列表, as people read it. */
export const exportedListLabels = {
  "orders": '兑换单',
  "parcels": '待寄出的包裹',
  "tickets": '反馈和申诉',
  "handIns": '待审核的提交',
  "tasks": '任务',
  "participations": '任务的参与',
  "benefits": '福利',
  "members": '会员',
  "groups": '讨论小组',
  "contents": '内容',
  "campaigns": '活动',
  "wins": '中奖和领取',
  "reports": '合作方报告',
  "operators": '操作员',
  "acts": '操作记录',
} as const satisfies Record<ExportedList, string>;

/** 能存视图的列表, as people read it. */
export const viewedListLabels = {
  "tasks": '任务',
  "handIns": '待审核的提交',
  "members": '会员',
  "orders": '兑换单',
  "benefits": '福利',
  "groups": '讨论小组',
  "contents": '内容',
  "reports": '合作方报告',
  "tickets": '反馈和申诉',
  "operators": '操作员',
  "acts": '操作记录',
} as const satisfies Record<ViewedList, string>;

/** 批量操作, as people read it. */
export const bulkActLabels = {
  "approveHandIns": '通过提交',
  "returnHandIns": '请会员重新提交',
  "rejectHandIns": '不通过提交',
  "rejectCompletes": '不通过完成',
  "restoreCompletes": '撤回不通过',
  "passOrders": '通过兑换',
  "refuseOrders": '不通过兑换',
  "retryOrders": '重新发放',
  "shipOrders": '按文件登记寄出',
  "undoShipments": '撤回寄出',
  "acceptTickets": '受理反馈',
  "handOverTickets": '转给同事',
  "answerTickets": '答复反馈',
  "pauseTasks": '暂停任务',
  "resumeTasks": '恢复任务',
  "sellBenefits": '上架福利',
  "stopSellingBenefits": '下架福利',
  "pauseCampaigns": '暂停活动',
  "resumeCampaigns": '恢复活动',
  "archiveGroups": '归档讨论小组',
  "withdrawContents": '撤下内容',
  "republishContents": '再发布内容',
  "messageMembers": '给会员发消息',
  "giveCards": '发卡券',
} as const satisfies Record<BulkAct, string>;

/** 一项的结果, as people read it. */
export const bulkItemStateLabels = {
  "waiting": '等待',
  "done": '已完成',
  "asked": '等另一位同事同意',
  "refused": '做不了',
  "failed": '出错',
  "stopped": '停下没做',
} as const satisfies Record<BulkItemState, string>;

/** 小组状态, as people read it. */
export const operatorGroupStateLabels = {
  "draft": '草稿',
  "inviting": '邀请中',
  "open": '进行中',
  "closed": '已结束',
  "archived": '已归档',
} as const satisfies Record<OperatorGroupState, string>;

/** 发放状态, as people read it. */
export const groupPayStateLabels = {
  "notTallied": '未结算',
  "waiting": '待确认',
  "confirmed": '已确认',
  "held": '已暂停',
  "refused": '已拒绝',
} as const satisfies Record<GroupPayState, string>;

/** 小组角色, as people read it. */
export const operatorGroupRoleLabels = {
  "respondent": '受访者',
  "host": '主持人',
  "observer": '观察员',
} as const satisfies Record<OperatorGroupRole, string>;

/** 退出原因, as people read it. */
export const operatorLeavingReasonLabels = {
  "noTime": '没有时间',
  "topic": '话题不适合',
  "uncomfortable": '感到不舒服',
  "other": '其他原因',
} as const satisfies Record<OperatorLeavingReason, string>;

/** 试跑的一步, as people read it. */
export const partnerTrialKindLabels = {
  "status": '约定的状态码',
  "unknownStatus": '没有约定的状态码',
  "changedStatus": '签名后改了状态码',
  "wrongSignature": '签名错',
  "old": '过时',
  "incomplete": '缺参数',
} as const satisfies Record<PartnerTrialKind, string>;

/** 报告的结论, as people read it. */
export const partnerReportVerdictLabels = {
  "received": '已收到',
  "applied": '已执行',
  "repeated": '重复',
  "badSignature": '签名不对',
  "malformed": '格式不对',
  "stale": '太旧',
  "unknownVisit": '没有这个会话',
  "unknownStatus": '没有这个状态',
  "late": '来晚了',
  "contradicting": '和结果矛盾',
  "spent": '金币已花掉',
} as const satisfies Record<PartnerReportVerdict, string>;

/** 活动页面, as people read it. */
export const campaignFaceLabels = {
  "lottery": '幸运抽奖',
  "koi": '锦鲤抽奖',
  "quiz": '答题活动',
  "christmas": '圣诞活动',
  "duanwu": '端午活动',
} as const satisfies Record<CampaignFace, string>;

/** 活动状态, as people read it. */
export const operatorCampaignStateLabels = {
  "draft": '草稿',
  "upcoming": '未开始',
  "running": '进行中',
  "paused": '已暂停',
  "ended": '已结束',
} as const satisfies Record<OperatorCampaignState, string>;

/** 抽奖机会来源, as people read it. */
export const chanceCauseLabels = {
  "checkin": '签到',
  "task": '完成任务',
  "quiz": '答题全对',
} as const satisfies Record<ChanceCause, string>;

/** 奖品种类, as people read it. */
export const prizeKindLabels = {
  "coins": '金币',
  "goods": '实物',
  "codes": '卡券',
  "cash": '现金',
  "mobile": '话费',
} as const satisfies Record<PrizeKind, string>;

/** 中奖状态, as people read it. */
export const operatorWinStateLabels = {
  "paid": '已到账',
  "open": '待领取',
  "claimed": '已领取',
  "expired": '已过期',
  "voided": '已作废',
} as const satisfies Record<OperatorWinState, string>;

/** 申请类型, as people read it. */
export const applicationKindLabels = {
  "cooperation": '商务合作',
  "recruit": '校园大使',
} as const satisfies Record<ApplicationKind, string>;

/** 申请状态, as people read it. */
export const applicationStateLabels = {
  "received": '已收到',
  "reviewing": '处理中',
  "accepted": '已通过',
  "declined": '未通过',
} as const satisfies Record<ApplicationState, string>;

/** 申请的内容, as people read it. */
export const applicationFieldLabels = {
  "company": '公司',
  "name": '姓名',
  "school": '学校',
  "city": '城市',
  "contact": '联系方式',
  "mobile": '手机号',
  "need": '需求',
  "reason": '为什么想加入',
} as const satisfies Record<ApplicationField, string>;

/** 提问状态, as people read it. */
export const pollProposalStateLabels = {
  "waiting": '审核中',
  "shown": '已展示',
  "refused": '未采用',
} as const satisfies Record<PollProposalState, string>;

/** 内容种类, as people read it. */
export const contentKindLabels = {
  "banner": '横幅',
  "event": '公开活动',
  "notice": '公告',
  "popup": '弹窗',
  "poll": '快问',
  "article": '帮助文章',
  "course": '课程',
  "starArticle": '明星文章',
  "channel": '渠道页',
  "appRelease": 'APP 版本',
} as const satisfies Record<ContentKind, string>;

/** 内容状态, as people read it. */
export const contentStateLabels = {
  "planned": '等发布',
  "waiting": '等会员同意',
  "shown": '展示中',
  "ended": '已结束',
  "withdrawn": '已撤下',
} as const satisfies Record<ContentState, string>;

/** 版本来由, as people read it. */
export const contentDeedLabels = {
  "published": '发布',
  "changed": '修改',
  "withdrawn": '撤下',
} as const satisfies Record<ContentDeed, string>;

/** 规则数字, as people read it. */
export const ruleNumberNameLabels = {
  "smsADay": '每天最多发的短信',
  "codesAMobile": '一个手机号或邮箱每天的验证码',
  "codesADevice": '一台设备每天的验证码',
  "codesALine": '一条线路每小时的验证码',
  "coinsAlone": '一个人一次能更正的金币',
  "qualityAlone": '一个人一次能改的质量分',
  "creditAlone": '一个人一次能改的权益值',
  "payoutAlone": '一个人一次能发放的金币',
  "orderYuanAlone": '一个人能通过的订单金额',
  "peopleAlone": '一个人能发消息的人数',
  "prizeYuanAlone": '一个人能办的活动奖品总值',
  "exportRowsAlone": '一个人能导出的会员行数',
  "inviteVerified": '邀请：好友验证手机号',
  "inviteWelcomeSurvey": '邀请：好友完成个人资料问卷',
  "inviteFirstSurvey": '邀请：好友完成首份付费问卷',
  "checkinDay1": '签到：连续第 1 天',
  "checkinDay2": '签到：连续第 2 天',
  "checkinDay3": '签到：连续第 3 天',
  "checkinDay4": '签到：连续第 4 天',
  "checkinDay5": '签到：连续第 5 天',
  "checkinDay6": '签到：连续第 6 天',
  "checkinDay7": '签到：连续第 7 天',
  "newcomerCoinsADay": '新会员一天直接到账的问卷金币',
  "levelBronze": '等级：铜牌要的权益值',
  "levelSilver": '等级：银牌要的权益值',
  "levelGold": '等级：金牌要的权益值',
  "levelDiamond": '等级：钻石要的权益值',
} as const satisfies Record<RuleNumberName, string>;

/** 规则数字的种类, as people read it. */
export const ruleNumberKindLabels = {
  "sms": '短信和验证码',
  "alone": '超过就要第二个人同意',
  "invite": '邀请奖励',
  "checkin": '签到奖励',
  "newcomer": '新会员',
  "level": '会员等级',
} as const satisfies Record<RuleNumberKind, string>;

/** 法律文本的种类, as people read it. */
export const legalKindLabels = {
  "agreement": '用户协议',
  "privacy": '隐私政策',
  "sdk": '第三方 SDK 目录',
} as const satisfies Record<LegalKind, string>;

/** 一版的状态, as people read it. */
export const legalRowStateLabels = {
  "current": '现行',
  "earlier": '以前',
  "coming": '将生效',
  "withdrawn": '已撤回',
} as const satisfies Record<LegalRowState, string>;

/** 为什么动账, as people read it. */
export const transferReasonLabels = {
  "opened": '开户',
  "earned": '得到',
  "settled": '待入账的到账',
  "takenBack": '收回',
  "deducted": '扣除',
  "spent": '支付',
  "refunded": '退回',
  "corrected": '更正',
} as const satisfies Record<TransferReason, string>;

/** 账户, as people read it. */
export const transferAccountLabels = {
  "member": '会员',
  "issue": '发行',
  "exchange": '兑换',
  "fee": '手续费',
  "campaign": '活动',
} as const satisfies Record<TransferAccount, string>;

/** 价值, as people read it. */
export const transferAssetLabels = {
  "coin": '金币',
  "pendingCoin": '待入账金币',
  "credit": '权益值',
  "quality": '质量分',
} as const satisfies Record<TransferAsset, string>;

/** 有自己经过的对象, as people read it. */
export const timelineKindLabels = {
  "member": '会员',
  "participation": '参与',
  "handIn": '提交',
  "order": '兑换单',
  "ticket": '反馈',
  "task": '任务',
  "campaign": '活动',
  "group": '讨论小组',
  "benefit": '福利',
  "partner": '合作方',
  "banner": '横幅',
  "event": '公开活动',
  "notice": '公告',
  "popup": '弹窗',
  "poll": '快问',
  "article": '帮助文章',
  "course": '课程',
  "starArticle": '明星文章',
  "channel": '渠道页',
  "appRelease": 'APP 版本',
} as const satisfies Record<TimelineKind, string>;

/** 请求状态, as people read it. */
export const operatorRequestStateLabels = {
  "asked": '等待同意',
  "agreed": '已同意',
  "refused": '已拒绝',
  "takenBack": '已撤回',
  "expired": '已过期',
} as const satisfies Record<OperatorRequestState, string>;
