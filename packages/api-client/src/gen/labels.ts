// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** 验证码用途: labels of `AuthCodePurpose`. */
export const authCodePurposeLabels = {
  "login": { zh: "登录或注册", en: "Sign in or register" },
  "reset": { zh: "找回密码", en: "Reset the password" },
} as const;

/** 手机验证用途: labels of `CheckPurpose`. */
export const checkPurposeLabels = {
  "changeMobile": { zh: "更换手机号", en: "Change the mobile" },
  "changePassword": { zh: "设置密码", en: "Set a password" },
  "closeAccount": { zh: "注销账号", en: "Close the account" },
  "exportData": { zh: "导出个人数据", en: "Export personal data" },
} as const;

/** 第三方账号类型: labels of `SnsType`. */
export const snsTypeLabels = {
  1: { zh: "微信", en: "WeChat" },
  2: { zh: "QQ", en: "QQ" },
  3: { zh: "微博", en: "Weibo" },
  4: { zh: "支付宝", en: "Alipay" },
} as const;

/** 成年认证状态: labels of `AdultStatus`. */
export const adultStatusLabels = {
  0: { zh: "审核中", en: "Under review" },
  1: { zh: "有效", en: "Valid" },
  2: { zh: "无效", en: "Invalid" },
} as const;

/** 法律文本的种类: labels of `LegalKind`. */
export const legalKindLabels = {
  "agreement": { zh: "用户协议", en: "User agreement" },
  "privacy": { zh: "隐私政策", en: "Privacy policy" },
  "sdk": { zh: "第三方 SDK 目录", en: "Third-party SDKs" },
} as const;

/** 文本的状态: labels of `LegalState`. */
export const legalStateLabels = {
  "current": { zh: "现行", en: "In force" },
  "earlier": { zh: "以前", en: "Earlier" },
  "coming": { zh: "将生效", en: "Coming" },
} as const;

/** 短信类型: labels of `SmsKind`. */
export const smsKindLabels = {
  "code": { zh: "验证码", en: "Code" },
  "groupInvitation": { zh: "小组邀请", en: "Group invitation" },
  "groupOpening": { zh: "小组开放", en: "Group opening" },
  "groupQuestion": { zh: "主持人追问", en: "Question of a host" },
  "groupReminder": { zh: "小组截止提醒", en: "Group reminder" },
  "keptReward": { zh: "为你保留的金币", en: "Kept reward" },
} as const;

/** 讨论小组角色: labels of `GroupRole`. */
export const groupRoleLabels = {
  0: { zh: "受访者", en: "Respondent" },
  1: { zh: "主持人", en: "Host" },
  2: { zh: "观察员", en: "Observer" },
} as const;

/** 资料题型: labels of `PropertyFieldKind`. */
export const propertyFieldKindLabels = {
  "single": { zh: "单选", en: "Single choice" },
  "multiple": { zh: "多选", en: "Multiple choice" },
  "date": { zh: "日期", en: "Date" },
  "region": { zh: "地区", en: "Region" },
} as const;

/** 同意的文件: labels of `ConsentDocument`. */
export const consentDocumentLabels = {
  "agreement": { zh: "用户协议与隐私政策", en: "User agreement and privacy policy" },
  "idVerification": { zh: "实名认证（敏感个人信息）", en: "Real-name check (sensitive data)" },
  "attributes": { zh: "个人资料问卷的敏感部分", en: "Sensitive part of the profile survey" },
} as const;

/** 待办类型: labels of `HomeAttentionKind`. */
export const homeAttentionKindLabels = {
  "survey": { zh: "未答完的问卷", en: "Unfinished survey" },
  "attributes": { zh: "个人资料问卷", en: "Profile survey" },
  "idVerification": { zh: "实名认证", en: "Real-name check" },
  "feedback": { zh: "反馈", en: "Ticket" },
  "exchange": { zh: "兑换", en: "Exchange" },
  "quality": { zh: "质量分", en: "Quality score" },
  "group": { zh: "讨论小组", en: "Discussion group" },
  "agreement": { zh: "协议更新", en: "Updated agreement" },
  "closing": { zh: "账号注销", en: "Account closing" },
} as const;

/** 反馈状态: labels of `FeedbackState`. */
export const feedbackStateLabels = {
  0: { zh: "待受理", en: "Waiting to be accepted" },
  1: { zh: "待处理", en: "Accepted" },
  2: { zh: "处理中", en: "In progress" },
  3: { zh: "待你补充", en: "Waiting for your reply" },
  4: { zh: "待你确认", en: "Waiting for your confirmation" },
  5: { zh: "已确认", en: "Confirmed" },
} as const;

/** 新手四步: labels of `NewcomerStepKind`. */
export const newcomerStepKindLabels = {
  "mobile": { zh: "验证手机号", en: "Verify the mobile" },
  "attributes": { zh: "个人资料问卷", en: "Profile survey" },
  "firstSurvey": { zh: "第一份问卷", en: "First survey" },
  "firstCheckin": { zh: "第一次签到", en: "First check-in" },
} as const;

/** 邀请方式: labels of `InviteChannel`. */
export const inviteChannelLabels = {
  "link": { zh: "链接", en: "Link" },
  "poster": { zh: "海报", en: "Poster" },
  "wechat": { zh: "微信", en: "WeChat" },
  "app": { zh: "APP", en: "App" },
  "code": { zh: "填写邀请码", en: "Entered code" },
} as const;

/** 邀请奖励步骤: labels of `InviteStep`. */
export const inviteStepLabels = {
  "verified": { zh: "好友验证手机号并加入", en: "Friend verified a mobile and joined" },
  "welcomeSurvey": { zh: "好友完成个人资料问卷", en: "Friend finished the profile survey" },
  "firstSurvey": { zh: "好友完成首份付费问卷", en: "Friend finished the first paid survey" },
} as const;

/** 海报模板: labels of `InvitePosterId`. */
export const invitePosterIdLabels = {
  "sprout": { zh: "新芽", en: "Sprout" },
  "paper": { zh: "纸笺", en: "Paper" },
  "seal": { zh: "印章", en: "Seal" },
} as const;

/** 好友状态: labels of `InviteeState`. */
export const inviteeStateLabels = {
  "registered": { zh: "已注册", en: "Registered" },
  "welcomed": { zh: "已完成个人资料问卷", en: "Finished the profile survey" },
  "completed": { zh: "已完成首份问卷", en: "Finished the first survey" },
  "void": { zh: "无效", en: "Void" },
} as const;

/** 金币状态: labels of `CoinRowState`. */
export const coinRowStateLabels = {
  0: { zh: "已到账", en: "Available" },
  1: { zh: "待入账", en: "Pending" },
  2: { zh: "已收回", en: "Taken back" },
} as const;

/** 家人声明: labels of `InviteeFamily`. */
export const inviteeFamilyLabels = {
  "no": { zh: "不能声明", en: "Not possible" },
  "possible": { zh: "可以声明", en: "Possible" },
  "declared": { zh: "已声明", en: "Declared" },
} as const;

/** 文件用途: labels of `UploadModule`. */
export const uploadModuleLabels = {
  "avatar": { zh: "头像", en: "Avatar" },
  "feedback": { zh: "反馈", en: "Ticket" },
  "task": { zh: "任务", en: "Task" },
  "group": { zh: "讨论小组", en: "Discussion group" },
  "claim": { zh: "领奖", en: "Prize claim" },
  "cooperate": { zh: "合作", en: "Cooperation" },
} as const;

/** 系统: labels of `AppPlatform`. */
export const appPlatformLabels = {
  "ios": { zh: "iOS", en: "iOS" },
  "android": { zh: "安卓", en: "Android" },
  "harmony": { zh: "鸿蒙", en: "HarmonyOS" },
} as const;

/** 活动状态: labels of `EventState`. */
export const eventStateLabels = {
  "upcoming": { zh: "即将开始", en: "Coming soon" },
  "running": { zh: "进行中", en: "Running" },
  "ended": { zh: "已结束", en: "Ended" },
} as const;

/** 轮播位置: labels of `BannerPlace`. */
export const bannerPlaceLabels = {
  "home": { zh: "首页", en: "My home" },
  "landing": { zh: "落地页", en: "Landing page" },
  "task": { zh: "任务大厅", en: "Task wall" },
  "exchange": { zh: "福利兑换", en: "Exchange" },
} as const;

/** 申请类型: labels of `ApplicationKind`. */
export const applicationKindLabels = {
  "cooperation": { zh: "商务合作", en: "Business cooperation" },
  "recruit": { zh: "校园大使", en: "Campus ambassador" },
} as const;

/** 申请状态: labels of `ApplicationState`. */
export const applicationStateLabels = {
  "received": { zh: "已收到", en: "Received" },
  "reviewing": { zh: "处理中", en: "Under review" },
  "accepted": { zh: "已通过", en: "Accepted" },
  "declined": { zh: "未通过", en: "Declined" },
} as const;

/** 页面错误类型: labels of `PageErrorKind`. */
export const pageErrorKindLabels = {
  "error": { zh: "脚本错误", en: "Script error" },
  "rejection": { zh: "未处理的失败", en: "Unhandled rejection" },
  "render": { zh: "渲染错误", en: "Render error" },
  "resource": { zh: "文件没有加载", en: "File not loaded" },
} as const;

/** 消息类型: labels of `MessageKind`. */
export const messageKindLabels = {
  "task": { zh: "任务", en: "Task" },
  "coins": { zh: "金币", en: "Coins" },
  "exchange": { zh: "兑换", en: "Exchange" },
  "quality": { zh: "质量分与等级", en: "Quality and level" },
  "group": { zh: "讨论小组", en: "Discussion group" },
  "feedback": { zh: "反馈", en: "Ticket" },
  "invite": { zh: "邀请", en: "Invitation" },
  "account": { zh: "账号", en: "Account" },
} as const;

/** 实时消息类型: labels of `LiveKind`. */
export const liveKindLabels = {
  "balance": { zh: "余额变动", en: "Balance changed" },
  "message": { zh: "新消息", en: "New message" },
  "notice": { zh: "新公告", en: "New notice" },
  "order": { zh: "兑换进度", en: "Order progress" },
  "participation": { zh: "答题结果", en: "Survey result" },
  "group": { zh: "讨论小组动态", en: "Discussion group activity" },
  "reset": { zh: "重新获取", en: "Ask again for everything" },
} as const;

/** 讨论小组实时消息: labels of `GroupLiveKind`. */
export const groupLiveKindLabels = {
  "response.created": { zh: "新回答", en: "New answer" },
  "response.edited": { zh: "回答已修改", en: "Answer edited" },
  "response.deleted": { zh: "回答已删除", en: "Answer deleted" },
  "response.seen": { zh: "主持人已看", en: "Host has seen it" },
  "followup.created": { zh: "新追问或回复", en: "New follow-up or reply" },
  "vote.cast": { zh: "有人投票", en: "Somebody voted" },
  "section.opened": { zh: "环节开放", en: "Section opened" },
  "section.closed": { zh: "环节关闭", en: "Section closed" },
  "topic.opened": { zh: "话题开放", en: "Topic opened" },
  "topic.closed": { zh: "话题关闭", en: "Topic closed" },
} as const;

/** 搜到的内容种类: labels of `SiteSearchKind`. */
export const siteSearchKindLabels = {
  "help": { zh: "帮助", en: "Help" },
  "task": { zh: "任务", en: "Task" },
  "benefit": { zh: "福利", en: "Benefit" },
  "campaign": { zh: "活动", en: "Campaign" },
  "order": { zh: "兑换记录", en: "Order" },
  "coins": { zh: "金币明细", en: "Coins" },
} as const;

/** 反馈类型: labels of `TicketKind`. */
export const ticketKindLabels = {
  "result": { zh: "任务结果", en: "Task result" },
  "coins": { zh: "金币", en: "Coins" },
  "exchange": { zh: "兑换", en: "Exchange" },
  "account": { zh: "账号", en: "Account" },
  "group": { zh: "讨论小组", en: "Discussion group" },
  "suggestion": { zh: "建议", en: "Suggestion" },
  "appeal": { zh: "申诉", en: "Appeal" },
} as const;

/** 相关记录: labels of `TicketSubjectType`. */
export const ticketSubjectTypeLabels = {
  "result": { zh: "任务结果", en: "Task result" },
  "coins": { zh: "金币记录", en: "Coin record" },
  "order": { zh: "兑换订单", en: "Order" },
  "quality": { zh: "质量分变化", en: "Quality change" },
  "penalty": { zh: "处罚", en: "Penalty" },
  "invitation": { zh: "邀请", en: "Invitation" },
} as const;

/** Labels of `TicketEntryKind`. */
export const ticketEntryKindLabels = {
  "opened": { zh: "提交", en: "Opened" },
  "accepted": { zh: "受理", en: "Accepted" },
  "started": { zh: "开始处理", en: "Started" },
  "asked": { zh: "请你补充", en: "Asked you for more" },
  "replied": { zh: "补充", en: "Added" },
  "answered": { zh: "答复", en: "Answered" },
  "decided": { zh: "复核结果", en: "Decided" },
  "confirmed": { zh: "确认", en: "Confirmed" },
  "reopened": { zh: "重新打开", en: "Reopened" },
  "merged": { zh: "合并", en: "Joined" },
  "separated": { zh: "撤销合并", en: "Separated again" },
} as const;

/** 申诉结论: labels of `AppealVerdict`. */
export const appealVerdictLabels = {
  "upheld": { zh: "维持原结果", en: "Upheld" },
  "reversed": { zh: "撤销原结果", en: "Reversed" },
  "partly": { zh: "部分调整", en: "Partly changed" },
} as const;

/** Labels of `PenaltyStep`. */
export const penaltyStepLabels = {
  "reminder": { zh: "提醒", en: "Reminder" },
  "tasks": { zh: "暂停接题", en: "Tasks paused" },
  "exchange": { zh: "暂停兑换", en: "Exchange paused" },
  "blocked": { zh: "封停", en: "Blocked" },
} as const;

/** 榜单周期: labels of `RankingPeriod`. */
export const rankingPeriodLabels = {
  "month": { zh: "本月", en: "This month" },
  "quarter": { zh: "本季", en: "This quarter" },
  "all": { zh: "总榜", en: "All time" },
} as const;

/** 榜单展示方式: labels of `RankingChoice`. */
export const rankingChoiceLabels = {
  "masked": { zh: "打码展示", en: "Masked" },
  "named": { zh: "展示昵称和头像", en: "Nickname and avatar" },
  "hidden": { zh: "不展示我", en: "Not shown" },
} as const;

/** 课程状态: labels of `CourseState`. */
export const courseStateLabels = {
  "new": { zh: "未开始", en: "Not started" },
  "reading": { zh: "学习中", en: "Reading" },
  "passed": { zh: "已通过", en: "Passed" },
} as const;

/** 投票结果公开方式: labels of `PollResults`. */
export const pollResultsLabels = {
  "afterVote": { zh: "投票后可见", en: "After voting" },
  "always": { zh: "始终可见", en: "Always" },
  "afterClose": { zh: "结束后可见", en: "After the end" },
} as const;

/** 提问状态: labels of `PollProposalState`. */
export const pollProposalStateLabels = {
  "waiting": { zh: "审核中", en: "Under review" },
  "shown": { zh: "已展示", en: "Shown" },
  "refused": { zh: "未采用", en: "Not used" },
} as const;

/** 任务模块: labels of `TaskModule`. */
export const taskModuleLabels = {
  0: { zh: "推荐", en: "Recommended" },
  1: { zh: "新手", en: "Newcomer" },
  2: { zh: "每日", en: "Daily" },
  3: { zh: "拍拍", en: "Photo task" },
  4: { zh: "淘金", en: "Gold mining" },
} as const;

/** 任务类型: labels of `TaskType`. */
export const taskTypeLabels = {
  0: { zh: "普通任务", en: "Ordinary task" },
  1: { zh: "欢迎任务", en: "Welcome task" },
  2: { zh: "问卷调查", en: "Survey" },
  3: { zh: "产品试用", en: "Product trial" },
  4: { zh: "讨论小组", en: "Discussion group" },
  5: { zh: "拍拍任务", en: "Photo task" },
  6: { zh: "应用试玩", en: "App trial" },
  7: { zh: "看视频", en: "Video" },
} as const;

/** 设备: labels of `DeviceType`. */
export const deviceTypeLabels = {
  1: { zh: "手机", en: "Phone" },
  2: { zh: "电脑", en: "Computer" },
  3: { zh: "平板", en: "Tablet" },
} as const;

/** 任务状态: labels of `TaskAvailability`. */
export const taskAvailabilityLabels = {
  "open": { zh: "可参加", en: "Open" },
  "notStarted": { zh: "未开始", en: "Not started" },
  "full": { zh: "已满", en: "Full" },
  "ended": { zh: "已截止", en: "Ended" },
  "paused": { zh: "已暂停", en: "Paused" },
} as const;

/** 匹配度: labels of `TaskMatchLevel`. */
export const taskMatchLevelLabels = {
  "high": { zh: "高", en: "High" },
  "middle": { zh: "中", en: "Medium" },
  "low": { zh: "低", en: "Low" },
} as const;

/** 参与结果: labels of `JoinResult`. */
export const joinResultLabels = {
  0: { zh: "未完成", en: "Incomplete" },
  1: { zh: "已完成", en: "Completed" },
  2: { zh: "未入选", en: "Screened out" },
  3: { zh: "名额已满", en: "Quota full" },
  4: { zh: "用时过短", en: "Too fast" },
  5: { zh: "网络不符", en: "Network refused" },
  6: { zh: "Cookie 被拦", en: "Cookies blocked" },
  7: { zh: "城市不符", en: "City doesn't match" },
  8: { zh: "已超时", en: "Timed out" },
} as const;

/** 任务做法: labels of `TaskActivityKind`. */
export const taskActivityKindLabels = {
  "browse": { zh: "浏览页面", en: "Browse pages" },
  "video": { zh: "看视频", en: "Watch a video" },
  "paipai": { zh: "拍照", en: "Take photos" },
  "trial": { zh: "试用", en: "Try a product" },
} as const;

/** 任务进度: labels of `TaskActivityState`. */
export const taskActivityStateLabels = {
  "notStarted": { zh: "未开始", en: "Not started" },
  "applied": { zh: "申请审核中", en: "Application under review" },
  "doing": { zh: "进行中", en: "In progress" },
  "reviewing": { zh: "提交审核中", en: "Submission under review" },
  "ended": { zh: "已结束", en: "Ended" },
} as const;

/** 示例的种类: labels of `TaskExampleKind`. */
export const taskExampleKindLabels = {
  "good": { zh: "合格", en: "Passes" },
  "bad": { zh: "不合格", en: "Does not pass" },
} as const;

/** 金币范围: labels of `PointsRange`. */
export const pointsRangeLabels = {
  "0-34": { zh: "0–34 金币", en: "0–34 coins" },
  "35-84": { zh: "35–84 金币", en: "35–84 coins" },
  "85-299": { zh: "85–299 金币", en: "85–299 coins" },
  "300-499": { zh: "300–499 金币", en: "300–499 coins" },
  "500-": { zh: "500 金币及以上", en: "500 coins and more" },
} as const;

/** 任务排序: labels of `TaskSort`. */
export const taskSortLabels = {
  "match": { zh: "匹配度", en: "Match" },
  "coins": { zh: "金币", en: "Coins" },
  "minutes": { zh: "用时", en: "Minutes" },
  "endsAt": { zh: "截止时间", en: "End" },
} as const;

/** 参与状态: labels of `ParticipationState`. */
export const participationStateLabels = {
  "open": { zh: "进行中", en: "In progress" },
  "ended": { zh: "已结束", en: "Ended" },
} as const;

/** 奖励状态: labels of `TaskEarningState`. */
export const taskEarningStateLabels = {
  "none": { zh: "无奖励", en: "No reward" },
  "pending": { zh: "待入账", en: "Pending" },
  "available": { zh: "已到账", en: "Available" },
  "takenBack": { zh: "已收回", en: "Taken back" },
} as const;

/** 结果的原因: labels of `ResultCause`. */
export const resultCauseLabels = {
  "time": { zh: "答得太快", en: "Answered too fast" },
  "attention": { zh: "有题没按要求作答", en: "Missed an attention check" },
  "givenUp": { zh: "已放弃", en: "Given up" },
  "left": { zh: "已退出", en: "Left" },
} as const;

/** 待入账的原因: labels of `TaskPendingReason`. */
export const taskPendingReasonLabels = {
  "partner": { zh: "等合作方确认", en: "Partner confirms" },
  "review": { zh: "人工核对", en: "Review" },
  "newcomer": { zh: "注册第一周超过当天上限", en: "First seven days of a member" },
} as const;

/** 金币何时到账: labels of `TaskArrival`. */
export const taskArrivalLabels = {
  "atOnce": { zh: "马上到账", en: "At once" },
  "partner": { zh: "合作方确认后", en: "After the partner confirms" },
  "review": { zh: "审核通过后", en: "After a review" },
  "newcomer": { zh: "晚 3 天", en: "After the three days of a new member" },
} as const;

/** 不能参加的原因: labels of `TaskObstacleKind`. */
export const taskObstacleKindLabels = {
  "notStarted": { zh: "未开始", en: "Not started" },
  "ended": { zh: "已截止", en: "Ended" },
  "full": { zh: "名额已满", en: "Full" },
  "paused": { zh: "已暂停", en: "Paused" },
  "joined": { zh: "已参加", en: "Already joined" },
  "device": { zh: "设备不支持", en: "Device not supported" },
  "city": { zh: "城市不符", en: "City doesn't match" },
  "quality": { zh: "质量分过低", en: "Quality score too low" },
} as const;

/** 答题问题: labels of `SurveyProblemCode`. */
export const surveyProblemCodeLabels = {
  "required": { zh: "未作答", en: "Not answered" },
  "unknownChoice": { zh: "选项不存在", en: "No such choice" },
  "tooManyChoices": { zh: "选得太多", en: "Too many choices" },
  "tooFewChoices": { zh: "选得太少", en: "Too few choices" },
  "outOfRange": { zh: "超出范围", en: "Out of range" },
  "tooLong": { zh: "内容过长", en: "Too long" },
  "wrongFormat": { zh: "格式不对", en: "Wrong format" },
  "wrongType": { zh: "类型不对", en: "Wrong type" },
  "hidden": { zh: "题目未显示", en: "Question not shown" },
  "unknownQuestion": { zh: "题目不存在", en: "No such question" },
} as const;

/** 活动状态: labels of `CampaignState`. */
export const campaignStateLabels = {
  "upcoming": { zh: "未开始", en: "Not started" },
  "running": { zh: "进行中", en: "Running" },
  "paused": { zh: "暂停中", en: "Paused" },
  "ended": { zh: "已结束", en: "Ended" },
} as const;

/** 活动页面: labels of `CampaignFace`. */
export const campaignFaceLabels = {
  "lottery": { zh: "幸运抽奖", en: "Lucky draw" },
  "koi": { zh: "锦鲤抽奖", en: "Koi draw" },
  "quiz": { zh: "答题活动", en: "Quiz" },
  "christmas": { zh: "圣诞活动", en: "Christmas" },
  "duanwu": { zh: "端午活动", en: "Dragon Boat Festival" },
} as const;

/** 抽奖机会来源: labels of `ChanceCause`. */
export const chanceCauseLabels = {
  "checkin": { zh: "签到", en: "Check-in" },
  "task": { zh: "完成任务", en: "Finished task" },
  "quiz": { zh: "答题全对", en: "Perfect quiz" },
} as const;

/** 奖品种类: labels of `PrizeKind`. */
export const prizeKindLabels = {
  "coins": { zh: "金币", en: "Coins" },
  "goods": { zh: "实物", en: "Goods" },
  "codes": { zh: "卡券", en: "Card code" },
  "cash": { zh: "现金", en: "Cash" },
  "mobile": { zh: "话费", en: "Phone credit" },
} as const;

/** 活动的日期: labels of `CampaignDate`. */
export const campaignDateLabels = {
  "startsAt": { zh: "开始", en: "Start" },
  "endsAt": { zh: "结束", en: "End" },
  "drawsAt": { zh: "开奖", en: "Draw" },
} as const;

/** 答题状态: labels of `QuizTryState`. */
export const quizTryStateLabels = {
  "open": { zh: "答题中", en: "In progress" },
  "done": { zh: "已提交", en: "Handed in" },
  "expired": { zh: "超时", en: "Timed out" },
} as const;

/** 奖品状态: labels of `PrizeState`. */
export const prizeStateLabels = {
  "paid": { zh: "已到账", en: "Paid" },
  "open": { zh: "待领取", en: "To be claimed" },
  "claimed": { zh: "已领取", en: "Claimed" },
  "expired": { zh: "已过期", en: "Expired" },
} as const;

/** 收款方式: labels of `PayeeChannel`. */
export const payeeChannelLabels = {
  "alipay": { zh: "支付宝", en: "Alipay" },
  "wechat": { zh: "微信", en: "WeChat" },
} as const;

/** 参与方式: labels of `ParticipationKind`. */
export const participationKindLabels = {
  "hosted": { zh: "站内作答", en: "On this site" },
  "external": { zh: "前往外部页面", en: "On an external site" },
  "ended": { zh: "已结束", en: "Ended" },
  "group": { zh: "讨论小组", en: "Discussion group" },
} as const;

/** 下一步: labels of `SurveyNextActionKind`. */
export const surveyNextActionKindLabels = {
  "continue": { zh: "继续答题", en: "Go on answering" },
  "anotherTask": { zh: "再答一份", en: "Answer another" },
  "exchange": { zh: "去兑换", en: "Go to the exchange" },
  "attributes": { zh: "完善资料", en: "Complete the profile" },
  "answerGuide": { zh: "怎样算认真作答", en: "How to answer with care" },
  "appeal": { zh: "对结果有疑问", en: "Question the result" },
  "retry": { zh: "重试", en: "Try again" },
  "cookieGuide": { zh: "打开方法", en: "How to allow cookies" },
  "updateCity": { zh: "更新常住地", en: "Update the home city" },
  "records": { zh: "看任务记录", en: "See the task records" },
} as const;

/** 返回状态: labels of `ReturnState`. */
export const returnStateLabels = {
  "ended": { zh: "已有结果", en: "Has a result" },
  "waiting": { zh: "结果待确认", en: "Result pending" },
  "retry": { zh: "可以再试一次", en: "Can be tried again" },
  "unknown": { zh: "没有找到这次作答", en: "Participation not found" },
} as const;

/** 合作方作答状态: labels of `PartnerVisitState`. */
export const partnerVisitStateLabels = {
  "waiting": { zh: "结果待确认", en: "Result pending" },
  "retry": { zh: "可以再试一次", en: "Can be tried again" },
  "ended": { zh: "已有结果", en: "Has a result" },
} as const;

/** 进入状态: labels of `SurveyEntryState`. */
export const surveyEntryStateLabels = {
  "open": { zh: "可以作答", en: "Ready to answer" },
  "ended": { zh: "已经结束", en: "Ended" },
  "external": { zh: "前往合作方", en: "On a partner's site" },
} as const;

/** 作答是否结束: labels of `KeyEndState`. */
export const keyEndStateLabels = {
  "open": { zh: "作答中", en: "Answering" },
  "ended": { zh: "已结束", en: "Ended" },
} as const;

/** 进入方式: labels of `KeyKind`. */
export const keyKindLabels = {
  "agent": { zh: "合作渠道", en: "Partner channel" },
  "open": { zh: "公开链接", en: "Public link" },
  "ticket": { zh: "小程序", en: "Mini program" },
} as const;

/** 收支方向: labels of `CoinDirection`. */
export const coinDirectionLabels = {
  "in": { zh: "收入", en: "In" },
  "out": { zh: "支出", en: "Out" },
} as const;

/** 金币来源: labels of `CoinCauseKind`. */
export const coinCauseKindLabels = {
  "participation": { zh: "任务", en: "Task" },
  "checkin": { zh: "签到", en: "Check-in" },
  "exchange": { zh: "兑换", en: "Exchange" },
  "exchangeRefund": { zh: "兑换退回", en: "Exchange refund" },
  "invite": { zh: "邀请", en: "Invitation" },
  "correction": { zh: "更正", en: "Correction" },
  "welcome": { zh: "新手", en: "Welcome" },
  "campaign": { zh: "活动", en: "Campaign" },
  "group": { zh: "讨论小组", en: "Discussion group" },
  "course": { zh: "课程", en: "Course" },
  "award": { zh: "月度评选", en: "Monthly award" },
} as const;

/** 凭证种类: labels of `ReceiptKind`. */
export const receiptKindLabels = {
  "result": { zh: "任务结果", en: "Result of a task" },
  "order": { zh: "兑换订单", en: "Order" },
  "draw": { zh: "抽奖", en: "Draw" },
} as const;

/** 签到状态: labels of `CheckinDayState`. */
export const checkinDayStateLabels = {
  "done": { zh: "已签", en: "Checked in" },
  "today": { zh: "今天可签", en: "Can check in today" },
  "missed": { zh: "漏签", en: "Missed" },
  "coming": { zh: "未到", en: "Coming" },
} as const;

/** 会员等级: labels of `CreditLevel`. */
export const creditLevelLabels = {
  0: { zh: "普通", en: "Plain" },
  1: { zh: "铜", en: "Bronze" },
  2: { zh: "银", en: "Silver" },
  3: { zh: "金", en: "Gold" },
  4: { zh: "钻", en: "Diamond" },
} as const;

/** 质量状态: labels of `QualityStandingState`. */
export const qualityStandingStateLabels = {
  "good": { zh: "正常", en: "Good" },
  "fewerTasks": { zh: "任务减少", en: "Fewer tasks" },
  "paused": { zh: "暂停接题", en: "Tasks paused" },
} as const;

/** 记录种类: labels of `CreditKind`. */
export const creditKindLabels = {
  "credit": { zh: "权益值", en: "Credit" },
  "quality": { zh: "质量分", en: "Quality" },
} as const;

/** 卡券种类: labels of `CardKind`. */
export const cardKindLabels = {
  "makeUp": { zh: "补签卡", en: "Make-up card" },
  "doubleCoin": { zh: "双倍金币卡", en: "Double-coin card" },
  "feeFree": { zh: "免手续费卡", en: "Fee-free card" },
} as const;

/** 卡券状态: labels of `CardState`. */
export const cardStateLabels = {
  "usable": { zh: "可用", en: "Usable" },
  "active": { zh: "生效中", en: "Active" },
  "used": { zh: "已使用", en: "Used" },
  "expired": { zh: "已过期", en: "Expired" },
} as const;

/** 作用对象: labels of `CardTarget`. */
export const cardTargetLabels = {
  "missedDay": { zh: "漏签的一天", en: "A missed day" },
  "nextSurvey": { zh: "下一份问卷", en: "The next survey" },
  "nextOrder": { zh: "下一次兑换", en: "The next order" },
} as const;

/** 兑换类型: labels of `ExchangeType`. */
export const exchangeTypeLabels = {
  1: { zh: "现金", en: "Cash" },
  2: { zh: "虚拟卡", en: "Virtual card" },
  3: { zh: "实物", en: "Goods" },
} as const;

/** 发放方式: labels of `BenefitTarget`. */
export const benefitTargetLabels = {
  "payee": { zh: "收款账户", en: "Payment account" },
  "mobile": { zh: "充值手机号", en: "Mobile to top up" },
  "codes": { zh: "卡密", en: "Card code" },
  "consignee": { zh: "收货地址", en: "Delivery address" },
} as const;

/** 兑换条件: labels of `PrerequisiteKind`. */
export const prerequisiteKindLabels = {
  "onSale": { zh: "在售", en: "On sale" },
  "balance": { zh: "金币足够", en: "Enough coins" },
  "stock": { zh: "有库存", en: "In stock" },
  "level": { zh: "会员等级", en: "Member level" },
  "dailyLimit": { zh: "今日次数", en: "Daily limit" },
  "monthlyLimit": { zh: "本月次数", en: "Monthly limit" },
  "realName": { zh: "实名认证", en: "Real-name check" },
  "adult": { zh: "年满 18 岁", en: "Aged 18 or over" },
  "payee": { zh: "收款账户", en: "Payment account" },
  "mobile": { zh: "手机号", en: "Mobile" },
  "consignee": { zh: "收货地址", en: "Delivery address" },
  "account": { zh: "账号状态", en: "Account state" },
} as const;

/** 兑换状态: labels of `ExchangeState`. */
export const exchangeStateLabels = {
  0: { zh: "待审核", en: "Pending review" },
  1: { zh: "已发放", en: "Issued" },
  2: { zh: "待发放", en: "To be issued" },
  3: { zh: "已撤销", en: "Revoked" },
  4: { zh: "审核未通过", en: "Not approved" },
  5: { zh: "发放失败", en: "Issue failed" },
} as const;

/** 操作方: labels of `OrderActor`. */
export const orderActorLabels = {
  "member": { zh: "我", en: "Me" },
  "rule": { zh: "规则审核", en: "Rule check" },
  "operator": { zh: "工作人员", en: "Staff" },
  "system": { zh: "系统", en: "System" },
} as const;

/** 订单字段: labels of `OrderField`. */
export const orderFieldLabels = {
  "quantity": { zh: "数量", en: "Quantity" },
  "choiceId": { zh: "规格", en: "Variant" },
  "amount": { zh: "金额", en: "Amount" },
  "payeeId": { zh: "收款账户", en: "Payment account" },
  "payee.account": { zh: "收款账号", en: "Account number" },
  "payee.name": { zh: "收款人姓名", en: "Name of the payee" },
  "mobile": { zh: "手机号", en: "Mobile" },
  "consigneeId": { zh: "收货地址", en: "Delivery address" },
  "feeFreeCardId": { zh: "免手续费卡", en: "Fee-free card" },
} as const;

/** 开放状态: labels of `GroupOpenState`. */
export const groupOpenStateLabels = {
  "upcoming": { zh: "未开始", en: "Not started" },
  "open": { zh: "进行中", en: "Running" },
  "closed": { zh: "已结束", en: "Ended" },
} as const;

/** 报酬状态: labels of `GroupRewardState`. */
export const groupRewardStateLabels = {
  "tallied": { zh: "待确认", en: "To be confirmed" },
  "paid": { zh: "已发放", en: "Paid" },
  "nothing": { zh: "没有报酬", en: "No reward" },
  "kept": { zh: "等待注册领取", en: "Kept until registration" },
  "lapsed": { zh: "过期未领", en: "Not claimed in time" },
} as const;

/** 追问类型: labels of `FollowUpKind`. */
export const followUpKindLabels = {
  "followUp": { zh: "主持人追问", en: "Host's follow-up" },
  "reply": { zh: "回复", en: "Reply" },
  "note": { zh: "内部备注", en: "Internal note" },
} as const;

/** 附件类型: labels of `GroupMediaKind`. */
export const groupMediaKindLabels = {
  "image": { zh: "图片", en: "Picture" },
  "video": { zh: "视频", en: "Video" },
  "audio": { zh: "录音", en: "Recording" },
  "file": { zh: "文件", en: "File" },
} as const;

/** 追问可见范围: labels of `FollowUpAudience`. */
export const followUpAudienceLabels = {
  "everyone": { zh: "公开", en: "Everyone" },
  "author": { zh: "仅 TA 可见", en: "Only the author" },
  "backRoom": { zh: "仅主持人与观察员", en: "Only hosts and observers" },
} as const;

/** 引用的状态: labels of `FollowUpQuoteState`. */
export const followUpQuoteStateLabels = {
  "current": { zh: "原话还在", en: "Unchanged" },
  "edited": { zh: "原回答后来改过，这句话还在", en: "Edited later, still says it" },
  "reworded": { zh: "作者改掉了这句话", en: "The author took the words out" },
  "removed": { zh: "原回答已删除", en: "The answer was deleted" },
  "hidden": { zh: "你看不到这条回答", en: "You may not see the answer" },
} as const;

/** 照片要求: labels of `SectionPhotos`. */
export const sectionPhotosLabels = {
  "none": { zh: "不需要", en: "Not asked for" },
  "optional": { zh: "可以添加", en: "Optional" },
  "required": { zh: "至少一个", en: "At least one" },
} as const;

/** 回答可见范围: labels of `SectionVisibility`. */
export const sectionVisibilityLabels = {
  "everyone": { zh: "公开", en: "Everyone" },
  "answerFirst": { zh: "先答后看", en: "Those who answered" },
  "hostsOnly": { zh: "仅主持人可见", en: "Only hosts" },
} as const;

/** 投票类型: labels of `VoteKind`. */
export const voteKindLabels = {
  "single": { zh: "单选", en: "Single choice" },
  "multiple": { zh: "多选", en: "Multiple choice" },
  "ranked": { zh: "排序", en: "Ranking" },
} as const;

/** 结果公布方式: labels of `VoteResultsShown`. */
export const voteResultsShownLabels = {
  "afterVote": { zh: "投票后可见", en: "After voting" },
  "always": { zh: "始终可见", en: "Always" },
  "afterClose": { zh: "结束后可见", en: "After the end" },
} as const;

/** 不计入奖励的原因: labels of `ResponseUnfit`. */
export const responseUnfitLabels = {
  "tooShort": { zh: "内容过短", en: "Too short" },
  "repeated": { zh: "与已有回答相同", en: "The same as an earlier answer" },
} as const;

/** 参与状态: labels of `TopicMemberState`. */
export const topicMemberStateLabels = {
  "answered": { zh: "已完成", en: "Finished" },
  "partly": { zh: "部分完成", en: "Partly answered" },
  "silent": { zh: "未发言", en: "Silent" },
} as const;

/** 回答排序: labels of `ResponseOrder`. */
export const responseOrderLabels = {
  "oldest": { zh: "最早在前", en: "Oldest first" },
  "newest": { zh: "最新在前", en: "Newest first" },
} as const;

/** 身份显示方式: labels of `GroupIdentityMode`. */
export const groupIdentityModeLabels = {
  "nickname": { zh: "昵称", en: "Nickname" },
  "code": { zh: "代号", en: "Code name" },
  "memberCode": { zh: "会员编号", en: "Member code" },
} as const;

/** 标签颜色: labels of `ResponseTagColor`. */
export const responseTagColorLabels = {
  "grey": { zh: "灰", en: "Grey" },
  "green": { zh: "绿", en: "Green" },
  "blue": { zh: "蓝", en: "Blue" },
  "orange": { zh: "橙", en: "Orange" },
  "red": { zh: "红", en: "Red" },
  "teal": { zh: "青", en: "Teal" },
} as const;

/** 可分享的属性: labels of `SharedAttributeKey`. */
export const sharedAttributeKeyLabels = {
  "age": { zh: "年龄段", en: "Age range" },
  "gender": { zh: "性别", en: "Gender" },
  "city": { zh: "城市", en: "City" },
  "education": { zh: "学历", en: "Education" },
  "occupation": { zh: "职业状态", en: "Occupation" },
} as const;

/** 退出原因: labels of `GroupLeavingReason`. */
export const groupLeavingReasonLabels = {
  "noTime": { zh: "没有时间", en: "No time" },
  "topic": { zh: "话题不适合我", en: "The topic is not for me" },
  "uncomfortable": { zh: "感到不舒服", en: "I feel uncomfortable" },
  "other": { zh: "其他原因", en: "Another reason" },
} as const;

/** 未提醒原因: labels of `ReminderSkipReason`. */
export const reminderSkipReasonLabels = {
  "recentlyReminded": { zh: "12 小时内已提醒", en: "Reminded within 12 hours" },
  "oftenReminded": { zh: "这个话题已提醒 3 次", en: "Reminded 3 times about this topic" },
  "nothingOwed": { zh: "没有待完成的内容", en: "Nothing to do" },
  "noAccount": { zh: "没有芽言账号，也没有同意接收短信", en: "No account, and no consent to text messages" },
} as const;

/** 下载内容: labels of `GroupDownloadKind`. */
export const groupDownloadKindLabels = {
  "members": { zh: "受访者名单", en: "List of respondents" },
  "transcript": { zh: "话题实录", en: "Transcript of topics" },
  "responseTable": { zh: "回答明细", en: "Table of answers" },
  "memberTable": { zh: "按人汇总", en: "Table by person" },
  "attachments": { zh: "附件", en: "Attachments" },
  "quotes": { zh: "金句", en: "Quote board" },
} as const;

/** 值得追问的原因: labels of `RadarKind`. */
export const radarKindLabels = {
  "unanswered": { zh: "追问还没回复", en: "Follow-up not answered" },
  "thin": { zh: "比平时简短", en: "Shorter than usual" },
  "contradicted": { zh: "投票和回答不一致", en: "Vote and answer differ" },
  "silent": { zh: "还没开口", en: "Silent so far" },
} as const;

/** 草稿类型: labels of `GroupDraftKind`. */
export const groupDraftKindLabels = {
  "answer": { zh: "回答", en: "Answer" },
  "reply": { zh: "回复", en: "Reply" },
} as const;

/** 金句文件的格式: labels of `QuoteFileFormat`. */
export const quoteFileFormatLabels = {
  "docx": { zh: "Word 文档", en: "Word document" },
  "xlsx": { zh: "Excel 表格", en: "Excel workbook" },
} as const;

/** 讨论小组阶段: labels of `GroupLife`. */
export const groupLifeLabels = {
  "draft": { zh: "草稿", en: "Draft" },
  "inviting": { zh: "邀请中", en: "Inviting" },
  "open": { zh: "进行中", en: "Open" },
  "closed": { zh: "已结束", en: "Closed" },
  "archived": { zh: "已归档", en: "Archived" },
} as const;

/** 讨论小组操作: labels of `GroupMove`. */
export const groupMoveLabels = {
  "invite": { zh: "开始邀请", en: "Start inviting" },
  "open": { zh: "现在开放", en: "Open now" },
  "close": { zh: "现在结束", en: "Close now" },
  "archive": { zh: "归档", en: "Archive" },
} as const;

/** 彩排走到哪里: labels of `RehearsalWalk`. */
export const rehearsalWalkLabels = {
  "running": { zh: "作答中", en: "Answering" },
  "finished": { zh: "已走完", en: "Finished" },
  "interrupted": { zh: "没有走完", en: "Interrupted" },
} as const;

/** 彩排试过的规则: labels of `RehearsalGate`. */
export const rehearsalGateLabels = {
  "opening": { zh: "到点才开放", en: "Not before it opens" },
  "answerFirst": { zh: "先答再看", en: "Answer before reading" },
  "minLength": { zh: "最少字数", en: "Minimum length" },
  "photo": { zh: "必须有照片", en: "A photo is required" },
} as const;

/** 彩排中答不了的原因: labels of `RehearsalProblemKind`. */
export const rehearsalProblemKindLabels = {
  "tooLate": { zh: "来时已经关闭", en: "Closed when they came" },
  "refused": { zh: "提交被拒绝", en: "Refused" },
  "nobody": { zh: "没有人能看到", en: "Nobody sees it" },
} as const;

/** 邀请状态: labels of `GroupInvitationState`. */
export const groupInvitationStateLabels = {
  "waiting": { zh: "未进入", en: "Not entered" },
  "entered": { zh: "已加入", en: "Joined" },
  "withdrawn": { zh: "已撤回", en: "Withdrawn" },
  "left": { zh: "已退出", en: "Left" },
} as const;

/** 短信状态: labels of `GroupTextState`. */
export const groupTextStateLabels = {
  "waiting": { zh: "等待发送", en: "Waiting" },
  "sending": { zh: "发送中", en: "Sending" },
  "sent": { zh: "已发出", en: "Sent" },
  "tooMany": { zh: "这个号码今天已发 3 条", en: "This number got 3 today" },
  "overBudget": { zh: "今天的短信额度已用完", en: "The budget of today is used up" },
  "dropped": { zh: "已不需要发送", en: "No longer needed" },
} as const;
