// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** Every code the server may answer. */
export const errors = {
  /** 成功 */
  OK: { code: 200, status: 200, kind: 'result', msg: '成功', retryable: false },
  /** 登录已失效，请重新登录 */
  UNAUTHORISED: { code: 401, status: 401, kind: 'auth', msg: '登录已失效，请重新登录', retryable: false },
  /** 二维码已失效，请刷新后重试 */
  QR_CODE_EXPIRED: { code: 1049, status: 200, kind: 'silent', msg: '二维码已失效，请刷新后重试', retryable: false },
  /** 等待扫码 */
  QR_CODE_NOT_SCANNED: { code: 1060, status: 200, kind: 'silent', msg: '等待扫码', retryable: true },
  /** 暂无新消息 */
  NOTHING_NEW: { code: 1105, status: 200, kind: 'silent', msg: '暂无新消息', retryable: true },
  /** 这个账号还没有绑定，请绑定或注册 */
  SNS_NOT_BOUND: { code: 5013, status: 200, kind: 'result', msg: '这个账号还没有绑定，请绑定或注册', retryable: false },
  /** 个人资料问卷还没填完 */
  ATTRIBUTES_UNFINISHED: { code: 5629, status: 200, kind: 'result', msg: '个人资料问卷还没填完', retryable: false },
  /** 讨论小组当前未开放 */
  GROUP_NOT_OPEN: { code: 10014, status: 403, kind: 'silent', msg: '讨论小组当前未开放', retryable: false },
  /** 提交的内容有误，请检查后再试 */
  MALFORMED: { code: 400, status: 400, kind: 'notice', msg: '提交的内容有误，请检查后再试', retryable: false },
  /** 这个账号没有权限，请换一个账号再试 */
  FORBIDDEN: { code: 403, status: 403, kind: 'notice', msg: '这个账号没有权限，请换一个账号再试', retryable: false },
  /** 内容不存在或已下线 */
  NOT_FOUND: { code: 404, status: 404, kind: 'notice', msg: '内容不存在或已下线', retryable: false },
  /** 提交时内容有变，请刷新后再试 */
  IDEMPOTENCY_CONFLICT: { code: 409, status: 409, kind: 'notice', msg: '提交时内容有变，请刷新后再试', retryable: false },
  /** 内容太大，请缩小后再试 */
  TOO_LARGE: { code: 413, status: 413, kind: 'notice', msg: '内容太大，请缩小后再试', retryable: false },
  /** 不支持这种内容格式，请换一种再试 */
  UNSUPPORTED_TYPE: { code: 415, status: 415, kind: 'notice', msg: '不支持这种内容格式，请换一种再试', retryable: false },
  /** 操作太频繁，请稍后再试 */
  TOO_MANY: { code: 429, status: 429, kind: 'notice', msg: '操作太频繁，请稍后再试', retryable: true },
  /** 服务出了点问题，请稍后再试 */
  INTERNAL: { code: 500, status: 500, kind: 'notice', msg: '服务出了点问题，请稍后再试', retryable: true },
  /** 还有必填内容没有填，请补全后再提交 */
  FIELD_MISSING: { code: 10001, status: 400, kind: 'notice', msg: '还有必填内容没有填，请补全后再提交', retryable: false },
  /** 填写的格式不对，请检查一下 */
  FIELD_WRONG: { code: 10002, status: 400, kind: 'notice', msg: '填写的格式不对，请检查一下', retryable: false },
  /** 提交了无法识别的内容，请刷新后再试 */
  FIELD_UNKNOWN: { code: 10003, status: 400, kind: 'notice', msg: '提交了无法识别的内容，请刷新后再试', retryable: false },
  /** 服务暂时不可用，请稍后再试 */
  UNAVAILABLE: { code: 503, status: 503, kind: 'notice', msg: '服务暂时不可用，请稍后再试', retryable: true },
  /** 网站正在维护，恢复后会自动继续 */
  SITE_MAINTENANCE: { code: 10004, status: 503, kind: 'notice', msg: '网站正在维护，恢复后会自动继续', retryable: true },
  /** 加密信息已过期，请重新提交 */
  DECRYPTION_FAILED: { code: 20001, status: 200, kind: 'silent', msg: '加密信息已过期，请重新提交', retryable: false },
  /** 请输入正确的 11 位手机号 */
  MOBILE_INVALID: { code: 20002, status: 200, kind: 'notice', msg: '请输入正确的 11 位手机号', retryable: false },
  /** 验证码不正确，请重新输入 */
  CODE_WRONG: { code: 20003, status: 200, kind: 'notice', msg: '验证码不正确，请重新输入', retryable: false },
  /** 验证码已失效，请重新获取 */
  CODE_EXPIRED: { code: 20004, status: 200, kind: 'notice', msg: '验证码已失效，请重新获取', retryable: false },
  /** 刚刚发过验证码，请稍后再获取 */
  CODE_TOO_SOON: { code: 20005, status: 200, kind: 'notice', msg: '刚刚发过验证码，请稍后再获取', retryable: true },
  /** 今天的验证码次数已用完，请明天再试 */
  CODE_DAILY_LIMIT: { code: 20006, status: 200, kind: 'notice', msg: '今天的验证码次数已用完，请明天再试', retryable: false },
  /** 验证码错了太多次，请重新获取 */
  CODE_TRIES_USED: { code: 20007, status: 200, kind: 'notice', msg: '验证码错了太多次，请重新获取', retryable: false },
  /** 注册已超时，请重新获取验证码 */
  REGISTER_TICKET_INVALID: { code: 20008, status: 200, kind: 'notice', msg: '注册已超时，请重新获取验证码', retryable: false },
  /** 请先阅读并同意用户协议和隐私政策 */
  AGREEMENT_REQUIRED: { code: 20009, status: 200, kind: 'notice', msg: '请先阅读并同意用户协议和隐私政策', retryable: false },
  /** 这个手机号已注册，请直接登录 */
  MOBILE_TAKEN: { code: 20010, status: 200, kind: 'notice', msg: '这个手机号已注册，请直接登录', retryable: false },
  /** 手机号或密码不正确 */
  PASSWORD_WRONG: { code: 20011, status: 200, kind: 'notice', msg: '手机号或密码不正确', retryable: false },
  /** 密码需 8–20 位，含字母和数字，不能太常见 */
  PASSWORD_WEAK: { code: 20012, status: 200, kind: 'notice', msg: '密码需 8–20 位，含字母和数字，不能太常见', retryable: false },
  /** 账号已停用，请联系我们 */
  ACCOUNT_BLOCKED: { code: 20013, status: 200, kind: 'notice', msg: '账号已停用，请联系我们', retryable: false },
  /** 这个第三方账号已绑定其他会员，请换一个 */
  SNS_TAKEN: { code: 20014, status: 200, kind: 'notice', msg: '这个第三方账号已绑定其他会员，请换一个', retryable: false },
  /** 第三方登录已失效，请重新登录 */
  SNS_STATE_INVALID: { code: 20015, status: 200, kind: 'notice', msg: '第三方登录已失效，请重新登录', retryable: false },
  /** 绑定已超时，请重新登录第三方账号 */
  BIND_TICKET_INVALID: { code: 20016, status: 200, kind: 'notice', msg: '绑定已超时，请重新登录第三方账号', retryable: false },
  /** 还没有绑定这个第三方账号，请先绑定 */
  SNS_NOT_LINKED: { code: 20017, status: 200, kind: 'notice', msg: '还没有绑定这个第三方账号，请先绑定', retryable: false },
  /** 这是唯一的登录方式，先设置密码或绑定其他账号才能解绑 */
  LAST_SIGN_IN_WAY: { code: 20018, status: 200, kind: 'notice', msg: '这是唯一的登录方式，先设置密码或绑定其他账号才能解绑', retryable: false },
  /** 身份证号不正确，请检查一下 */
  ID_NUMBER_INVALID: { code: 20019, status: 200, kind: 'notice', msg: '身份证号不正确，请检查一下', retryable: false },
  /** 你已完成实名认证，不用再提交 */
  ID_ALREADY_VERIFIED: { code: 20020, status: 200, kind: 'notice', msg: '你已完成实名认证，不用再提交', retryable: false },
  /** 姓名和身份证号不一致，请核对后重新提交 */
  ID_NOT_MATCHED: { code: 20021, status: 200, kind: 'notice', msg: '姓名和身份证号不一致，请核对后重新提交', retryable: false },
  /** 请先完成手机验证 */
  CHECK_REQUIRED: { code: 20022, status: 200, kind: 'notice', msg: '请先完成手机验证', retryable: false },
  /** 正在安全校验，请稍候 */
  PROOF_REQUIRED: { code: 20023, status: 200, kind: 'silent', msg: '正在安全校验，请稍候', retryable: false },
  /** 实名认证次数已用完，请联系我们核对 */
  ID_TRIES_USED: { code: 20024, status: 200, kind: 'notice', msg: '实名认证次数已用完，请联系我们核对', retryable: false },
  /** 这个身份证号已在其他账号认证过，有疑问请联系我们 */
  ID_NUMBER_TAKEN: { code: 20041, status: 200, kind: 'notice', msg: '这个身份证号已在其他账号认证过，有疑问请联系我们', retryable: false },
  /** 实名认证审核中，有结果会通知你 */
  ID_CHECK_WAITING: { code: 20042, status: 200, kind: 'notice', msg: '实名认证审核中，有结果会通知你', retryable: false },
  /** 密码错了太多次，请稍后再试，或用验证码登录 */
  PASSWORD_TRIES_USED: { code: 20025, status: 200, kind: 'notice', msg: '密码错了太多次，请稍后再试，或用验证码登录', retryable: false },
  /** 验证码短信不能关闭，每一条都是你自己要求发送的 */
  SMS_LOCKED: { code: 20043, status: 200, kind: 'notice', msg: '验证码短信不能关闭，每一条都是你自己要求发送的', retryable: false },
  /** 这种登录方式还没开通，请换一种 */
  SNS_UNAVAILABLE: { code: 20031, status: 200, kind: 'notice', msg: '这种登录方式还没开通，请换一种', retryable: false },
  /** 第三方平台暂时没有回应，请稍后再试 */
  SNS_PROVIDER_FAILED: { code: 20032, status: 200, kind: 'notice', msg: '第三方平台暂时没有回应，请稍后再试', retryable: true },
  /** 你已绑定过这类账号，请先解绑再绑定新的 */
  SNS_ALREADY_LINKED: { code: 20033, status: 200, kind: 'notice', msg: '你已绑定过这类账号，请先解绑再绑定新的', retryable: false },
  /** 昵称应为 2–16 个字，不能有特殊符号 */
  NICKNAME_INVALID: { code: 21001, status: 200, kind: 'notice', msg: '昵称应为 2–16 个字，不能有特殊符号', retryable: false },
  /** 昵称已被使用，换一个试试 */
  NICKNAME_TAKEN: { code: 21002, status: 200, kind: 'notice', msg: '昵称已被使用，换一个试试', retryable: false },
  /** 邀请码不正确，可以不填 */
  INVITE_CODE_INVALID: { code: 21003, status: 200, kind: 'notice', msg: '邀请码不正确，可以不填', retryable: false },
  /** 请输入正确的邮箱地址 */
  EMAIL_INVALID: { code: 21004, status: 200, kind: 'notice', msg: '请输入正确的邮箱地址', retryable: false },
  /** 收货信息不完整，请检查一下 */
  ADDRESS_INVALID: { code: 21005, status: 200, kind: 'notice', msg: '收货信息不完整，请检查一下', retryable: false },
  /** 邀请码试错太多次，请过一小时再填，也可以先不填 */
  INVITE_TRIES_USED: { code: 21015, status: 200, kind: 'notice', msg: '邀请码试错太多次，请过一小时再填，也可以先不填', retryable: false },
  /** 已填写过邀请码，不能更改 */
  INVITE_ALREADY_SET: { code: 21006, status: 200, kind: 'notice', msg: '已填写过邀请码，不能更改', retryable: false },
  /** 注册超过 7 天，不能再填写邀请码 */
  INVITE_TOO_LATE: { code: 21007, status: 200, kind: 'notice', msg: '注册超过 7 天，不能再填写邀请码', retryable: false },
  /** 不能填写自己的邀请码 */
  INVITE_SELF: { code: 21008, status: 200, kind: 'notice', msg: '不能填写自己的邀请码', retryable: false },
  /** 最多保存 20 个收货地址，请先删除一个 */
  ADDRESSES_FULL: { code: 21009, status: 200, kind: 'notice', msg: '最多保存 20 个收货地址，请先删除一个', retryable: false },
  /** 这个邀请码已停用，不填也可以加入 */
  INVITE_CLOSED: { code: 21011, status: 200, kind: 'notice', msg: '这个邀请码已停用，不填也可以加入', retryable: false },
  /** 邀请人要比你早加入，请核对邀请码 */
  INVITER_YOUNGER: { code: 21012, status: 200, kind: 'notice', msg: '邀请人要比你早加入，请核对邀请码', retryable: false },
  /** 只有因同一网络或同一设备判为无效的邀请，才能声明是家人 */
  FAMILY_NOT_POSSIBLE: { code: 21017, status: 200, kind: 'notice', msg: '只有因同一网络或同一设备判为无效的邀请，才能声明是家人', retryable: false },
  /** 最多声明 3 位家人，更多的请联系我们核实 */
  FAMILIES_FULL: { code: 21018, status: 200, kind: 'notice', msg: '最多声明 3 位家人，更多的请联系我们核实', retryable: false },
  /** 这个昵称容易被当成官方，换一个试试 */
  NICKNAME_RESERVED: { code: 21013, status: 200, kind: 'notice', msg: '这个昵称容易被当成官方，换一个试试', retryable: false },
  /** 你填的生日未满 14 周岁，账号会按时注销。填错了请先更正生日，或请监护人联系我们 */
  UNDER_AGE: { code: 21014, status: 200, kind: 'notice', msg: '你填的生日未满 14 周岁，账号会按时注销。填错了请先更正生日，或请监护人联系我们', retryable: false },
  /** 有资料填得不对，请检查一下 */
  PROPERTY_INVALID: { code: 21010, status: 200, kind: 'notice', msg: '有资料填得不对，请检查一下', retryable: false },
  /** 任务已结束，看看其他任务吧 */
  TASK_ENDED: { code: 22001, status: 200, kind: 'notice', msg: '任务已结束，看看其他任务吧', retryable: false },
  /** 任务还没有开始，到时候再来 */
  TASK_NOT_STARTED: { code: 22002, status: 200, kind: 'notice', msg: '任务还没有开始，到时候再来', retryable: false },
  /** 名额已满，看看其他任务吧 */
  TASK_FULL: { code: 22003, status: 200, kind: 'notice', msg: '名额已满，看看其他任务吧', retryable: false },
  /** 这个任务不支持当前设备，请换一台参加 */
  TASK_NOT_FOR_DEVICE: { code: 22004, status: 200, kind: 'notice', msg: '这个任务不支持当前设备，请换一台参加', retryable: false },
  /** 你已参加过这个任务，看看其他任务吧 */
  ALREADY_JOINED: { code: 22005, status: 200, kind: 'notice', msg: '你已参加过这个任务，看看其他任务吧', retryable: false },
  /** 这次作答已结束，请查看结果 */
  PARTICIPATION_ENDED: { code: 22006, status: 200, kind: 'notice', msg: '这次作答已结束，请查看结果', retryable: false },
  /** 有题没按要求答，请看标出的题目 */
  ANSWER_INVALID: { code: 22007, status: 200, kind: 'notice', msg: '有题没按要求答，请看标出的题目', retryable: false },
  /** 答案和题目对不上，请刷新后重新作答 */
  ANSWER_FORGED: { code: 22008, status: 200, kind: 'notice', msg: '答案和题目对不上，请刷新后重新作答', retryable: false },
  /** 请按顺序作答，已为你回到当前页 */
  PAGE_OUT_OF_ORDER: { code: 22009, status: 200, kind: 'notice', msg: '请按顺序作答，已为你回到当前页', retryable: false },
  /** 其他设备上有更新的答案，已为你载入 */
  ANSWER_OUTDATED: { code: 22010, status: 200, kind: 'notice', msg: '其他设备上有更新的答案，已为你载入', retryable: false },
  /** 质量分过低，暂停接题，可以在“质量分”页申诉 */
  QUALITY_PAUSED: { code: 22011, status: 200, kind: 'notice', msg: '质量分过低，暂停接题，可以在“质量分”页申诉', retryable: false },
  /** 请先阅读并同意资料使用说明 */
  CONSENT_REQUIRED: { code: 22012, status: 200, kind: 'notice', msg: '请先阅读并同意资料使用说明', retryable: false },
  /** 还不符合参加条件，请看任务说明 */
  NOT_ELIGIBLE: { code: 22013, status: 200, kind: 'notice', msg: '还不符合参加条件，请看任务说明', retryable: false },
  /** 你还有一份问卷没答完，先放下它再开始这份 */
  INTERVIEW_OPEN: { code: 22014, status: 200, kind: 'notice', msg: '你还有一份问卷没答完，先放下它再开始这份', retryable: false },
  /** 正在审核的任务和讨论小组不能放弃，请看任务页 */
  GIVE_UP_NOT_NOW: { code: 22015, status: 200, kind: 'notice', msg: '正在审核的任务和讨论小组不能放弃，请看任务页', retryable: false },
  /** 资料的用处刚刚改过，请看过新的说明再决定 */
  DATA_USE_CHANGED: { code: 22016, status: 200, kind: 'notice', msg: '资料的用处刚刚改过，请看过新的说明再决定', retryable: false },
  /** 现在不能做这一步，请刷新后看任务进度 */
  ACTIVITY_NOT_NOW: { code: 22031, status: 200, kind: 'notice', msg: '现在不能做这一步，请刷新后看任务进度', retryable: false },
  /** 还没有填完，请补上照片或文字 */
  ACTIVITY_INCOMPLETE: { code: 22032, status: 200, kind: 'notice', msg: '还没有填完，请补上照片或文字', retryable: false },
  /** 时间还没到，跳过的部分不计入 */
  TIME_NOT_REACHED: { code: 22033, status: 200, kind: 'notice', msg: '时间还没到，跳过的部分不计入', retryable: false },
  /** 这个链接不完整或已停用，请向发给你链接的人要一个新的 */
  PARTNER_LINK_INVALID: { code: 22041, status: 200, kind: 'notice', msg: '这个链接不完整或已停用，请向发给你链接的人要一个新的', retryable: false },
  /** 这个链接已过期或已用过，请回到原处重新进入 */
  PARTNER_LINK_EXPIRED: { code: 22042, status: 200, kind: 'notice', msg: '这个链接已过期或已用过，请回到原处重新进入', retryable: false },
  /** 这份问卷需要上传文件，请登录芽言后从任务大厅参加 */
  SURVEY_NEEDS_ACCOUNT: { code: 22043, status: 200, kind: 'notice', msg: '这份问卷需要上传文件，请登录芽言后从任务大厅参加', retryable: false },
  /** 今天已签到，明天再来 */
  ALREADY_CHECKED_IN: { code: 23001, status: 200, kind: 'notice', msg: '今天已签到，明天再来', retryable: false },
  /** 卡券不存在或已使用，请刷新后再看 */
  CARD_NOT_FOUND: { code: 23002, status: 200, kind: 'notice', msg: '卡券不存在或已使用，请刷新后再看', retryable: false },
  /** 这张卡券现在不能用，请看卡券上的说明 */
  CARD_NOT_USABLE: { code: 23003, status: 200, kind: 'notice', msg: '这张卡券现在不能用，请看卡券上的说明', retryable: false },
  /** 金币不足，先去做几个任务吧 */
  BALANCE_TOO_LOW: { code: 23004, status: 200, kind: 'notice', msg: '金币不足，先去做几个任务吧', retryable: false },
  /** 记账失败，请稍后重试 */
  TRANSFER_INVALID: { code: 23005, status: 500, kind: 'notice', msg: '记账失败，请稍后重试', retryable: true },
  /** 只能补签最近 7 天内漏签的一天 */
  MAKE_UP_DAY_INVALID: { code: 23006, status: 200, kind: 'notice', msg: '只能补签最近 7 天内漏签的一天', retryable: false },
  /** 开始日期不能晚于结束日期 */
  STATEMENT_PERIOD_INVALID: { code: 23007, status: 200, kind: 'notice', msg: '开始日期不能晚于结束日期', retryable: false },
  /** 已兑完，看看其他福利吧 */
  STOCK_OUT: { code: 24001, status: 200, kind: 'notice', msg: '已兑完，看看其他福利吧', retryable: false },
  /** 会员等级还不够，升级后可以兑换 */
  LEVEL_TOO_LOW: { code: 24002, status: 200, kind: 'notice', msg: '会员等级还不够，升级后可以兑换', retryable: false },
  /** 今天的兑换次数已用完，明天 0 点恢复 */
  DAILY_LIMIT: { code: 24003, status: 200, kind: 'notice', msg: '今天的兑换次数已用完，明天 0 点恢复', retryable: false },
  /** 本月的兑换额度已用完，下月 1 日恢复 */
  MONTHLY_LIMIT: { code: 24004, status: 200, kind: 'notice', msg: '本月的兑换额度已用完，下月 1 日恢复', retryable: false },
  /** 还有兑换条件没满足，请先去完成 */
  PREREQUISITE_UNMET: { code: 24005, status: 200, kind: 'notice', msg: '还有兑换条件没满足，请先去完成', retryable: false },
  /** 兑换信息有误，请检查一下 */
  ORDER_FORM_INVALID: { code: 24006, status: 200, kind: 'notice', msg: '兑换信息有误，请检查一下', retryable: false },
  /** 这笔兑换现在不能这样操作，请刷新后再看 */
  ORDER_MOVE_FORBIDDEN: { code: 24007, status: 200, kind: 'notice', msg: '这笔兑换现在不能这样操作，请刷新后再看', retryable: false },
  /** 这件福利已下架，看看其他福利吧 */
  BENEFIT_OFF: { code: 24008, status: 200, kind: 'notice', msg: '这件福利已下架，看看其他福利吧', retryable: false },
  /** 卡密还没有发放，发放后会通知你 */
  NOTHING_TO_REVEAL: { code: 24009, status: 200, kind: 'notice', msg: '卡密还没有发放，发放后会通知你', retryable: false },
  /** 已经到货了，现在就可以兑换 */
  RESTOCK_NOT_NEEDED: { code: 24010, status: 200, kind: 'notice', msg: '已经到货了，现在就可以兑换', retryable: false },
  /** 所需金币有变动，请核对后再确认 */
  PRICE_CHANGED: { code: 24011, status: 200, kind: 'notice', msg: '所需金币有变动，请核对后再确认', retryable: false },
  /** 兑换前需要先完成实名认证，到“账号设置”提交姓名和身份证号，通过后再回来兑换 */
  REAL_NAME_FIRST: { code: 24012, status: 200, kind: 'notice', msg: '兑换前需要先完成实名认证，到“账号设置”提交姓名和身份证号，通过后再回来兑换', retryable: false },
  /** 这件福利还没开售，到时间再来兑换 */
  BENEFIT_NOT_OPEN: { code: 24013, status: 200, kind: 'notice', msg: '这件福利还没开售，到时间再来兑换', retryable: false },
  /** 这件福利的名称有变动，请看过新的名称再确认 */
  BENEFIT_RENAMED: { code: 24014, status: 200, kind: 'notice', msg: '这件福利的名称有变动，请看过新的名称再确认', retryable: false },
  /** 这个手机号不在邀请名单里，请换收到邀请的号码 */
  NOT_INVITED: { code: 25001, status: 200, kind: 'notice', msg: '这个手机号不在邀请名单里，请换收到邀请的号码', retryable: false },
  /** 话题已关闭，不能再回答 */
  TOPIC_CLOSED: { code: 25002, status: 200, kind: 'notice', msg: '话题已关闭，不能再回答', retryable: false },
  /** 话题还没有开放，到时候再来 */
  TOPIC_NOT_OPEN: { code: 25003, status: 200, kind: 'notice', msg: '话题还没有开放，到时候再来', retryable: false },
  /** 这道题已关闭，不能再回答或修改 */
  SECTION_CLOSED: { code: 25004, status: 200, kind: 'notice', msg: '这道题已关闭，不能再回答或修改', retryable: false },
  /** 字数还不够，请再多写一点 */
  ANSWER_TOO_SHORT: { code: 25005, status: 200, kind: 'notice', msg: '字数还不够，请再多写一点', retryable: false },
  /** 先回答，再看大家怎么说 */
  ANSWER_FIRST: { code: 25006, status: 200, kind: 'notice', msg: '先回答，再看大家怎么说', retryable: false },
  /** 你已回答过，可以编辑原回答 */
  ALREADY_ANSWERED: { code: 25007, status: 200, kind: 'notice', msg: '你已回答过，可以编辑原回答', retryable: false },
  /** 主持人已追问，原回答不能再修改 */
  HOST_REPLIED: { code: 25008, status: 200, kind: 'notice', msg: '主持人已追问，原回答不能再修改', retryable: false },
  /** 投票已结束 */
  VOTE_CLOSED: { code: 25009, status: 200, kind: 'notice', msg: '投票已结束', retryable: false },
  /** 一键进入已失效，请用手机号和验证码登录 */
  TICKET_INVALID: { code: 25010, status: 200, kind: 'notice', msg: '一键进入已失效，请用手机号和验证码登录', retryable: false },
  /** 请先阅读并同意讨论规则和知情同意书 */
  GROUP_CONSENT_REQUIRED: { code: 25011, status: 200, kind: 'notice', msg: '请先阅读并同意讨论规则和知情同意书', retryable: false },
  /** 有附件已失效或已用于其他回答，请重新上传 */
  ATTACHMENT_UNUSABLE: { code: 25012, status: 200, kind: 'notice', msg: '有附件已失效或已用于其他回答，请重新上传', retryable: false },
  /** 选的数量不对，请检查后再投 */
  VOTE_CHOICE_INVALID: { code: 25014, status: 200, kind: 'notice', msg: '选的数量不对，请检查后再投', retryable: false },
  /** 请填写原因 */
  REASON_REQUIRED: { code: 25015, status: 200, kind: 'notice', msg: '请填写原因', retryable: false },
  /** 分享说明有更新，请重新看一遍再选 */
  SHARING_TEXT_CHANGED: { code: 25016, status: 200, kind: 'notice', msg: '分享说明有更新，请重新看一遍再选', retryable: false },
  /** 你已退出这个讨论小组，主持人再次邀请后才能回来 */
  GROUP_LEFT: { code: 25017, status: 200, kind: 'notice', msg: '你已退出这个讨论小组，主持人再次邀请后才能回来', retryable: false },
  /** 讨论已经结束，不用再退出；完成的话题照常结算 */
  LEAVING_TOO_LATE: { code: 25018, status: 200, kind: 'notice', msg: '讨论已经结束，不用再退出；完成的话题照常结算', retryable: false },
  /** TA 已不在讨论小组里，看不到追问；可以改写成内部备注 */
  RESPONDENT_LEFT: { code: 25019, status: 200, kind: 'notice', msg: 'TA 已不在讨论小组里，看不到追问；可以改写成内部备注', retryable: false },
  /** 回答刚被修改过，请在新的文字上重新划选 */
  PASSAGE_STALE: { code: 25040, status: 200, kind: 'notice', msg: '回答刚被修改过，请在新的文字上重新划选', retryable: false },
  /** 金句板最多放 200 条，请先取下不用的 */
  QUOTES_FULL: { code: 25044, status: 200, kind: 'notice', msg: '金句板最多放 200 条，请先取下不用的', retryable: false },
  /** 金句板最多 50 条结论，请先合并或删掉不用的 */
  FINDINGS_FULL: { code: 25048, status: 200, kind: 'notice', msg: '金句板最多 50 条结论，请先合并或删掉不用的', retryable: false },
  /** 常用追问最多存 50 条，请先删掉不用的 */
  PROBES_FULL: { code: 25045, status: 200, kind: 'notice', msg: '常用追问最多存 50 条，请先删掉不用的', retryable: false },
  /** 引用的话已经不在那条回答里，请重新选一段 */
  QUOTE_STALE: { code: 25046, status: 200, kind: 'notice', msg: '引用的话已经不在那条回答里，请重新选一段', retryable: false },
  /** 另一台设备改过这份草稿，请选一份再继续 */
  DRAFT_CHANGED: { code: 25049, status: 200, kind: 'notice', msg: '另一台设备改过这份草稿，请选一份再继续', retryable: false },
  /** 一个讨论小组最多存 30 份草稿，请先发出或删掉不用的 */
  DRAFTS_FULL: { code: 25050, status: 200, kind: 'notice', msg: '一个讨论小组最多存 30 份草稿，请先发出或删掉不用的', retryable: false },
  /** TA 看不到你引用的那条回答，请去掉引用再发 */
  QUOTE_HIDDEN: { code: 25047, status: 200, kind: 'notice', msg: 'TA 看不到你引用的那条回答，请去掉引用再发', retryable: false },
  /** 一个讨论小组最多 200 个标签，请先清理不用的标签 */
  TAGS_FULL: { code: 25041, status: 200, kind: 'notice', msg: '一个讨论小组最多 200 个标签，请先清理不用的标签', retryable: false },
  /** 删除已超过 30 天，不能再恢复 */
  RESTORE_TOO_LATE: { code: 25042, status: 200, kind: 'notice', msg: '删除已超过 30 天，不能再恢复', retryable: false },
  /** TA 已经重新回答过，不能恢复原来的回答 */
  RESPONSE_REPLACED: { code: 25043, status: 200, kind: 'notice', msg: 'TA 已经重新回答过，不能恢复原来的回答', retryable: false },
  /** 你还没有创建讨论小组的权限，请联系运营人员开通 */
  NOT_A_HOST: { code: 25080, status: 200, kind: 'notice', msg: '你还没有创建讨论小组的权限，请联系运营人员开通', retryable: false },
  /** 讨论小组还是草稿，请先开始邀请 */
  GROUP_IS_DRAFT: { code: 25081, status: 200, kind: 'notice', msg: '讨论小组还是草稿，请先开始邀请', retryable: false },
  /** 讨论小组还在邀请阶段，没有开放 */
  GROUP_IS_INVITING: { code: 25082, status: 200, kind: 'notice', msg: '讨论小组还在邀请阶段，没有开放', retryable: false },
  /** 讨论小组正在进行，请先结束讨论 */
  GROUP_IS_OPEN: { code: 25083, status: 200, kind: 'notice', msg: '讨论小组正在进行，请先结束讨论', retryable: false },
  /** 讨论小组已结束，不能再这样修改 */
  GROUP_IS_CLOSED: { code: 25084, status: 200, kind: 'notice', msg: '讨论小组已结束，不能再这样修改', retryable: false },
  /** 讨论小组已归档，不能再修改 */
  GROUP_IS_ARCHIVED: { code: 25085, status: 200, kind: 'notice', msg: '讨论小组已归档，不能再修改', retryable: false },
  /** 每个话题至少要有一道题，请先补全提纲 */
  GUIDE_EMPTY: { code: 25086, status: 200, kind: 'notice', msg: '每个话题至少要有一道题，请先补全提纲', retryable: false },
  /** 有人刚改过这里，请查看最新内容后再改一次 */
  GUIDE_CHANGED: { code: 25087, status: 200, kind: 'notice', msg: '有人刚改过这里，请查看最新内容后再改一次', retryable: false },
  /** 最多 100 个话题、每个话题 50 道题 */
  GUIDE_FULL: { code: 25088, status: 200, kind: 'notice', msg: '最多 100 个话题、每个话题 50 道题', retryable: false },
  /** 已有人回答，不能改题目；可以关闭这道题，换一道新的 */
  QUESTION_ANSWERED: { code: 25089, status: 200, kind: 'notice', msg: '已有人回答，不能改题目；可以关闭这道题，换一道新的', retryable: false },
  /** 已有人按原来的可见范围回答，不能再放宽 */
  VISIBILITY_PROMISED: { code: 25090, status: 200, kind: 'notice', msg: '已有人按原来的可见范围回答，不能再放宽', retryable: false },
  /** 已有人投票，不能再改投票内容 */
  VOTE_HAS_BALLOTS: { code: 25091, status: 200, kind: 'notice', msg: '已有人投票，不能再改投票内容', retryable: false },
  /** 可选数量和选项对不上，请检查一下 */
  VOTE_WRONG: { code: 25092, status: 200, kind: 'notice', msg: '可选数量和选项对不上，请检查一下', retryable: false },
  /** 结束时间要晚于开放时间 */
  SCHEDULE_WRONG: { code: 25093, status: 200, kind: 'notice', msg: '结束时间要晚于开放时间', retryable: false },
  /** 开放或结束时间已经过去，请先改时间 */
  SCHEDULE_PAST: { code: 25094, status: 200, kind: 'notice', msg: '开放或结束时间已经过去，请先改时间', retryable: false },
  /** 讨论已开放，不能再改开放时间；要提前结束请用“现在结束” */
  SCHEDULE_FIXED: { code: 25095, status: 200, kind: 'notice', msg: '讨论已开放，不能再改开放时间；要提前结束请用“现在结束”', retryable: false },
  /** 报酬方案不完整：至少填一项金币，并且不超过每人上限 */
  PLAN_WRONG: { code: 25096, status: 200, kind: 'notice', msg: '报酬方案不完整：至少填一项金币，并且不超过每人上限', retryable: false },
  /** 邀请开始后报酬方案不能再改 */
  PLAN_FIXED: { code: 25097, status: 200, kind: 'notice', msg: '邀请开始后报酬方案不能再改', retryable: false },
  /** 报酬还没有全部发放，发放后才能归档 */
  PAY_UNCONFIRMED: { code: 25098, status: 200, kind: 'notice', msg: '报酬还没有全部发放，发放后才能归档', retryable: false },
  /** 你正在以受访者的身份查看，只能看，不能改动 */
  GROUP_VIEW_ONLY: { code: 25105, status: 403, kind: 'notice', msg: '你正在以受访者的身份查看，只能看，不能改动', retryable: false },
  /** 报酬已确认发放，不能再调整 */
  PAY_CONFIRMED: { code: 25099, status: 200, kind: 'notice', msg: '报酬已确认发放，不能再调整', retryable: false },
  /** 我们取消了这个人的报酬，主持人不能恢复，有疑问请联系我们 */
  PAY_TAKEN_OUT_BY_US: { code: 25107, status: 200, kind: 'notice', msg: '我们取消了这个人的报酬，主持人不能恢复，有疑问请联系我们', retryable: false },
  /** 一个讨论小组最多邀请 5,000 人，请减少后再试 */
  INVITATIONS_TOO_MANY: { code: 25100, status: 200, kind: 'notice', msg: '一个讨论小组最多邀请 5,000 人，请减少后再试', retryable: false },
  /** 这个标签已不存在，请刷新后重选 */
  TAG_UNKNOWN: { code: 25101, status: 200, kind: 'notice', msg: '这个标签已不存在，请刷新后重选', retryable: false },
  /** 已有同名的标签，请换一个名字 */
  TAG_TAKEN: { code: 25102, status: 200, kind: 'notice', msg: '已有同名的标签，请换一个名字', retryable: false },
  /** 这道题需要至少一张照片或一段视频 */
  PHOTO_REQUIRED: { code: 25120, status: 200, kind: 'notice', msg: '这道题需要至少一张照片或一段视频', retryable: false },
  /** 最多 50 个标签 */
  PEOPLE_TAGS_FULL: { code: 25103, status: 200, kind: 'notice', msg: '最多 50 个标签', retryable: false },
  /** 讨论小组已经开放，不能再彩排 */
  REHEARSAL_TOO_LATE: { code: 25106, status: 200, kind: 'notice', msg: '讨论小组已经开放，不能再彩排', retryable: false },
  /** 入口已失效，请从主站重新进入 */
  HOST_TICKET_INVALID: { code: 25104, status: 200, kind: 'notice', msg: '入口已失效，请从主站重新进入', retryable: false },
  /** 可以撤销的时间已过 */
  UNDO_TOO_LATE: { code: 26001, status: 200, kind: 'notice', msg: '可以撤销的时间已过', retryable: false },
  /** 今天提交的反馈太多了，请明天再试 */
  TICKETS_TOO_MANY: { code: 26100, status: 200, kind: 'notice', msg: '今天提交的反馈太多了，请明天再试', retryable: false },
  /** 这条反馈已经答复，不能再补充；不满意可以重新打开 */
  TICKET_CLOSED: { code: 26101, status: 200, kind: 'notice', msg: '这条反馈已经答复，不能再补充；不满意可以重新打开', retryable: false },
  /** 这条反馈现在不能这样操作，请刷新后再看 */
  TICKET_STATE: { code: 26102, status: 200, kind: 'notice', msg: '这条反馈现在不能这样操作，请刷新后再看', retryable: false },
  /** 这条记录已经申诉过，请在反馈记录里查看进度 */
  APPEAL_TWICE: { code: 26103, status: 200, kind: 'notice', msg: '这条记录已经申诉过，请在反馈记录里查看进度', retryable: false },
  /** 这条记录现在不能申诉，有疑问可以提交反馈 */
  APPEAL_CLOSED: { code: 26104, status: 200, kind: 'notice', msg: '这条记录现在不能申诉，有疑问可以提交反馈', retryable: false },
  /** 你已经连续补充了 10 次，等我们答复后可以继续补充 */
  TICKET_REPLIES_TOO_MANY: { code: 26105, status: 200, kind: 'notice', msg: '你已经连续补充了 10 次，等我们答复后可以继续补充', retryable: false },
  /** 账号暂停接题，原因和结束日期在“帮助与反馈”里 */
  PENALTY_TASKS: { code: 26150, status: 200, kind: 'notice', msg: '账号暂停接题，原因和结束日期在“帮助与反馈”里', retryable: false },
  /** 账号暂停兑换，原因和结束日期在“帮助与反馈”里 */
  PENALTY_EXCHANGE: { code: 26151, status: 200, kind: 'notice', msg: '账号暂停兑换，原因和结束日期在“帮助与反馈”里', retryable: false },
  /** 账号已封停，可以在“帮助与反馈”里查看原因和申诉 */
  PENALTY_BLOCKED: { code: 26152, status: 200, kind: 'notice', msg: '账号已封停，可以在“帮助与反馈”里查看原因和申诉', retryable: false },
  /** 账号暂停接题期间不能参加活动，原因和结束日期在“帮助与反馈”里 */
  PENALTY_CAMPAIGN: { code: 26153, status: 200, kind: 'notice', msg: '账号暂停接题期间不能参加活动，原因和结束日期在“帮助与反馈”里', retryable: false },
  /** 账号暂停兑换期间不能领奖，恢复后至少还有 3 天可以领取 */
  PENALTY_CLAIM: { code: 26154, status: 200, kind: 'notice', msg: '账号暂停兑换期间不能领奖，恢复后至少还有 3 天可以领取', retryable: false },
  /** 今天提交的申请太多了，请明天再试 */
  APPLICATIONS_TOO_MANY: { code: 26200, status: 200, kind: 'notice', msg: '今天提交的申请太多了，请明天再试', retryable: false },
  /** 请填写能联系到你的手机号、座机或邮箱 */
  CONTACT_INVALID: { code: 26201, status: 200, kind: 'notice', msg: '请填写能联系到你的手机号、座机或邮箱', retryable: false },
  /** 金币、兑换和账号安全的提醒不能关闭 */
  PREFERENCE_LOCKED: { code: 26002, status: 200, kind: 'notice', msg: '金币、兑换和账号安全的提醒不能关闭', retryable: false },
  /** 这门课的小测已经截止，课程还可以看 */
  COURSE_ENDED: { code: 26301, status: 200, kind: 'notice', msg: '这门课的小测已经截止，课程还可以看', retryable: false },
  /** 先把课程看完，再来答题 */
  COURSE_NOT_READ: { code: 26302, status: 200, kind: 'notice', msg: '先把课程看完，再来答题', retryable: false },
  /** 你已经通过这门课，金币只发一次 */
  COURSE_PASSED: { code: 26303, status: 200, kind: 'notice', msg: '你已经通过这门课，金币只发一次', retryable: false },
  /** 今天的 3 次机会用完了，明天再来 */
  COURSE_TRIES_USED: { code: 26304, status: 200, kind: 'notice', msg: '今天的 3 次机会用完了，明天再来', retryable: false },
  /** 这次小测已经结束，请重新开始 */
  COURSE_QUIZ_OVER: { code: 26305, status: 200, kind: 'notice', msg: '这次小测已经结束，请重新开始', retryable: false },
  /** 答得太快了，看清题目再交 */
  COURSE_QUIZ_TOO_FAST: { code: 26306, status: 200, kind: 'notice', msg: '答得太快了，看清题目再交', retryable: false },
  /** 每道题都要选，单选题只选一项 */
  COURSE_ANSWERS_INVALID: { code: 26307, status: 200, kind: 'notice', msg: '每道题都要选，单选题只选一项', retryable: false },
  /** 投票已结束 */
  POLL_CLOSED: { code: 27001, status: 200, kind: 'notice', msg: '投票已结束', retryable: false },
  /** 请先按要求选好，再投票 */
  POLL_CHOICE_INVALID: { code: 27003, status: 200, kind: 'notice', msg: '请先按要求选好，再投票', retryable: false },
  /** 你还有一个问题在审核，审核后再提下一个 */
  POLL_WAITING: { code: 27004, status: 200, kind: 'notice', msg: '你还有一个问题在审核，审核后再提下一个', retryable: false },
  /** 选项不能重复，请改一改 */
  POLL_OPTIONS_SAME: { code: 27005, status: 200, kind: 'notice', msg: '选项不能重复，请改一改', retryable: false },
  /** 不支持这种文件格式，请换一种再传 */
  FILE_TYPE_REFUSED: { code: 28001, status: 200, kind: 'notice', msg: '不支持这种文件格式，请换一种再传', retryable: false },
  /** 文件太大，请压缩后再传 */
  FILE_TOO_LARGE: { code: 28002, status: 200, kind: 'notice', msg: '文件太大，请压缩后再传', retryable: false },
  /** 今天上传的文件太多了，请明天再试 */
  FILES_TOO_MANY: { code: 28003, status: 200, kind: 'notice', msg: '今天上传的文件太多了，请明天再试', retryable: false },
  /** 这个文件只能一次传完，请保持联网重新上传 */
  UPLOAD_NOT_IN_PARTS: { code: 28004, status: 200, kind: 'notice', msg: '这个文件只能一次传完，请保持联网重新上传', retryable: false },
  /** 活动还没有开始，请稍后再来 */
  CAMPAIGN_NOT_STARTED: { code: 29001, status: 200, kind: 'notice', msg: '活动还没有开始，请稍后再来', retryable: false },
  /** 活动已结束，中奖名单仍可查看 */
  CAMPAIGN_ENDED: { code: 29002, status: 200, kind: 'notice', msg: '活动已结束，中奖名单仍可查看', retryable: false },
  /** 这个活动到时间统一开奖，不需要自己抽 */
  CAMPAIGN_NOT_DRAWN: { code: 29003, status: 200, kind: 'notice', msg: '这个活动到时间统一开奖，不需要自己抽', retryable: false },
  /** 抽奖机会用完了，去签到或完成任务再来 */
  NO_CHANCE_LEFT: { code: 29004, status: 200, kind: 'notice', msg: '抽奖机会用完了，去签到或完成任务再来', retryable: false },
  /** 这台设备上参加活动的账号已达上限 */
  CAMPAIGN_DEVICE_LIMIT: { code: 29005, status: 200, kind: 'notice', msg: '这台设备上参加活动的账号已达上限', retryable: false },
  /** 这个奖品已经领取过了 */
  PRIZE_CLAIMED: { code: 29006, status: 200, kind: 'notice', msg: '这个奖品已经领取过了', retryable: false },
  /** 领取期限已过，这个奖品不能再领了 */
  CLAIM_TOO_LATE: { code: 29007, status: 200, kind: 'notice', msg: '领取期限已过，这个奖品不能再领了', retryable: false },
  /** 这个活动不用报名，可以直接抽奖 */
  CAMPAIGN_NOT_ENTERED: { code: 29008, status: 200, kind: 'notice', msg: '这个活动不用报名，可以直接抽奖', retryable: false },
  /** 这个活动没有答题 */
  QUIZ_NONE: { code: 29009, status: 200, kind: 'notice', msg: '这个活动没有答题', retryable: false },
  /** 今天已经答过了，明天再来 */
  QUIZ_DONE: { code: 29010, status: 200, kind: 'notice', msg: '今天已经答过了，明天再来', retryable: false },
  /** 答题时间到了，明天再来 */
  QUIZ_OVER: { code: 29011, status: 200, kind: 'notice', msg: '答题时间到了，明天再来', retryable: false },
  /** 答得太快了，请读完题目再提交 */
  QUIZ_TOO_FAST: { code: 29012, status: 200, kind: 'notice', msg: '答得太快了，请读完题目再提交', retryable: false },
  /** 答案和题目对不上，请刷新后重试 */
  QUIZ_ANSWERS_INVALID: { code: 29013, status: 200, kind: 'notice', msg: '答案和题目对不上，请刷新后重试', retryable: false },
  /** 活动暂停中，你的机会和奖品都保留，请过些时候再来 */
  CAMPAIGN_PAUSED: { code: 29014, status: 200, kind: 'notice', msg: '活动暂停中，你的机会和奖品都保留，请过些时候再来', retryable: false },
  /** 名字、密码或动态码不正确 */
  OPERATOR_SIGN_IN_WRONG: { code: 30001, status: 200, kind: 'notice', msg: '名字、密码或动态码不正确', retryable: false },
  /** 错了太多次，请 15 分钟后再试 */
  OPERATOR_TRIES_USED: { code: 30002, status: 200, kind: 'notice', msg: '错了太多次，请 15 分钟后再试', retryable: false },
  /** 这个链接已用过或已过期，请让管理员再发一个 */
  OPERATOR_LINK_INVALID: { code: 30003, status: 200, kind: 'notice', msg: '这个链接已用过或已过期，请让管理员再发一个', retryable: false },
  /** 动态码不正确，请看验证器里最新的 6 位数字 */
  OPERATOR_CODE_WRONG: { code: 30004, status: 200, kind: 'notice', msg: '动态码不正确，请看验证器里最新的 6 位数字', retryable: false },
  /** 页面已过期，请刷新后再试 */
  OPERATOR_CSRF_WRONG: { code: 30005, status: 403, kind: 'notice', msg: '页面已过期，请刷新后再试', retryable: false },
  /** 你的角色不能做这件事，请找有权限的同事 */
  OPERATOR_FORBIDDEN: { code: 30006, status: 403, kind: 'notice', msg: '你的角色不能做这件事，请找有权限的同事', retryable: false },
  /** 现在的网络不能用管理后台，请换到公司的网络再试 */
  OPERATOR_NETWORK_FORBIDDEN: { code: 30008, status: 403, kind: 'notice', msg: '现在的网络不能用管理后台，请换到公司的网络再试', retryable: false },
  /** 这件事要写明原因 */
  ACT_REASON_MISSING: { code: 30010, status: 200, kind: 'notice', msg: '这件事要写明原因', retryable: false },
  /** 这个对象刚刚有了变化，请看过最新状态再决定 */
  ACT_STATE_CHANGED: { code: 30011, status: 200, kind: 'notice', msg: '这个对象刚刚有了变化，请看过最新状态再决定', retryable: false },
  /** 这个请求已有决定或已过期 */
  REQUEST_DECIDED: { code: 30012, status: 200, kind: 'notice', msg: '这个请求已有决定或已过期', retryable: false },
  /** 自己提出的请求要由另一个人决定 */
  REQUEST_OWN: { code: 30013, status: 200, kind: 'notice', msg: '自己提出的请求要由另一个人决定', retryable: false },
  /** 任务不在进行中，不能这样操作 */
  TASK_NOT_RUNNING: { code: 30101, status: 200, kind: 'notice', msg: '任务不在进行中，不能这样操作', retryable: false },
  /** 任务没有暂停 */
  TASK_NOT_PAUSED: { code: 30102, status: 200, kind: 'notice', msg: '任务没有暂停', retryable: false },
  /** 结束时间要晚于现在和开始时间 */
  TASK_END_PAST: { code: 30103, status: 200, kind: 'notice', msg: '结束时间要晚于现在和开始时间', retryable: false },
  /** 名额不能少于已占用的数量 */
  TASK_SEATS_TAKEN: { code: 30104, status: 200, kind: 'notice', msg: '名额不能少于已占用的数量', retryable: false },
  /** 同样的请求正在等同事同意 */
  REQUEST_WAITS: { code: 30015, status: 200, kind: 'notice', msg: '同样的请求正在等同事同意', retryable: false },
  /** 和现在一样，没有要改的 */
  ACT_NOTHING_CHANGES: { code: 30014, status: 200, kind: 'notice', msg: '和现在一样，没有要改的', retryable: false },
  /** 现金按金额计价，不能改价 */
  BENEFIT_PRICE_FIXED: { code: 30301, status: 200, kind: 'notice', msg: '现金按金额计价，不能改价', retryable: false },
  /** 库存不够减这么多 */
  STOCK_TOO_LOW: { code: 30302, status: 200, kind: 'notice', msg: '库存不够减这么多', retryable: false },
  /** 卡密的库存随导入和撤回变化，不能直接改 */
  STOCK_BY_CODES: { code: 30303, status: 200, kind: 'notice', msg: '卡密的库存随导入和撤回变化，不能直接改', retryable: false },
  /** 这件福利不发卡密 */
  NOT_CARD_CODES: { code: 30304, status: 200, kind: 'notice', msg: '这件福利不发卡密', retryable: false },
  /** 卡密有一行格式不对，请改好后再导入 */
  CARD_CODES_WRONG: { code: 30305, status: 200, kind: 'notice', msg: '卡密有一行格式不对，请改好后再导入', retryable: false },
  /** 有兑换在等这些卡密，请少撤回一些 */
  CARD_CODES_PROMISED: { code: 30306, status: 200, kind: 'notice', msg: '有兑换在等这些卡密，请少撤回一些', retryable: false },
  /** 这个流水号已用在另一笔兑换上 */
  RECEIPT_TAKEN: { code: 30311, status: 200, kind: 'notice', msg: '这个流水号已用在另一笔兑换上', retryable: false },
  /** 这笔兑换不用寄送 */
  ORDER_NOT_PARCEL: { code: 30312, status: 200, kind: 'notice', msg: '这笔兑换不用寄送', retryable: false },
  /** 寄出登记超过一天，不能再撤回 */
  SHIPMENT_TOO_OLD: { code: 30313, status: 200, kind: 'notice', msg: '寄出登记超过一天，不能再撤回', retryable: false },
  /** 这份提交已经审过，或不在等审核 */
  HAND_IN_DECIDED: { code: 30321, status: 200, kind: 'notice', msg: '这份提交已经审过，或不在等审核', retryable: false },
  /** 这条反馈不是申诉，请直接答复 */
  TICKET_NO_APPEAL: { code: 30401, status: 200, kind: 'notice', msg: '这条反馈不是申诉，请直接答复', retryable: false },
  /** 这条申诉已有结论 */
  APPEAL_DECIDED: { code: 30402, status: 200, kind: 'notice', msg: '这条申诉已有结论', retryable: false },
  /** 维持原判不退回任何东西 */
  VERDICT_UPHELD: { code: 30403, status: 200, kind: 'notice', msg: '维持原判不退回任何东西', retryable: false },
  /** 部分支持要写明退回多少 */
  VERDICT_EMPTY: { code: 30404, status: 200, kind: 'notice', msg: '部分支持要写明退回多少', retryable: false },
  /** 这条申诉的记录不能这样退回，请换一种结论 */
  VERDICT_OTHER: { code: 30405, status: 200, kind: 'notice', msg: '这条申诉的记录不能这样退回，请换一种结论', retryable: false },
  /** 这笔损失已经补上，没有要退回的 */
  VERDICT_SETTLED: { code: 30406, status: 200, kind: 'notice', msg: '这笔损失已经补上，没有要退回的', retryable: false },
  /** 退回的不能超过损失 */
  VERDICT_TOO_MUCH: { code: 30407, status: 200, kind: 'notice', msg: '退回的不能超过损失', retryable: false },
  /** 处罚已经结束，或减掉这些天就结束了 */
  PENALTY_OVER: { code: 30408, status: 200, kind: 'notice', msg: '处罚已经结束，或减掉这些天就结束了', retryable: false },
  /** 处罚天数要在 1 到 365 之间 */
  PENALTY_DAYS_WRONG: { code: 30409, status: 200, kind: 'notice', msg: '处罚天数要在 1 到 365 之间', retryable: false },
  /** 这条邀请没有作废 */
  INVITATION_NOT_VOID: { code: 30410, status: 200, kind: 'notice', msg: '这条邀请没有作废', retryable: false },
  /** 大括号里只能写 {会员号}、{编号}、{标题}、{同事} */
  CANNED_VARIABLE_UNKNOWN: { code: 30411, status: 200, kind: 'notice', msg: '大括号里只能写 {会员号}、{编号}、{标题}、{同事}', retryable: false },
  /** 已有同名的常用答复，请换个名字 */
  CANNED_TITLE_TAKEN: { code: 30412, status: 200, kind: 'notice', msg: '已有同名的常用答复，请换个名字', retryable: false },
  /** 常用答复最多 200 条，请先删掉不用的 */
  CANNED_ANSWERS_FULL: { code: 30413, status: 200, kind: 'notice', msg: '常用答复最多 200 条，请先删掉不用的', retryable: false },
  /** 两条反馈不是同一位会员的，不能合并 */
  TICKET_OTHER_MEMBER: { code: 30430, status: 200, kind: 'notice', msg: '两条反馈不是同一位会员的，不能合并', retryable: false },
  /** 要合并到另一条反馈，请换一个编号 */
  TICKET_MERGE_ITSELF: { code: 30431, status: 200, kind: 'notice', msg: '要合并到另一条反馈，请换一个编号', retryable: false },
  /** 其中一条反馈已经合并到别处，请刷新后再看 */
  TICKET_MERGED: { code: 30432, status: 200, kind: 'notice', msg: '其中一条反馈已经合并到别处，请刷新后再看', retryable: false },
  /** 已有反馈合并到这一条，请反过来合并 */
  TICKET_HAS_MERGED: { code: 30433, status: 200, kind: 'notice', msg: '已有反馈合并到这一条，请反过来合并', retryable: false },
  /** 申诉要单独给结论，不能合并到别的反馈 */
  TICKET_MERGE_APPEAL: { code: 30434, status: 200, kind: 'notice', msg: '申诉要单独给结论，不能合并到别的反馈', retryable: false },
  /** 只能合并到还没答复的反馈 */
  TICKET_MERGE_ANSWERED: { code: 30435, status: 200, kind: 'notice', msg: '只能合并到还没答复的反馈', retryable: false },
  /** 这条反馈没有合并到别处 */
  TICKET_NOT_MERGED: { code: 30436, status: 200, kind: 'notice', msg: '这条反馈没有合并到别处', retryable: false },
  /** 没有这个操作员，或账号已停用 */
  OPERATOR_UNKNOWN: { code: 30007, status: 200, kind: 'notice', msg: '没有这个操作员，或账号已停用', retryable: false },
  /** 会员没有欠这么多 */
  DEBT_SMALLER: { code: 30501, status: 200, kind: 'notice', msg: '会员没有欠这么多', retryable: false },
  /** 只有会员在自己问卷里的完成可以不通过 */
  COMPLETE_NOT_OURS: { code: 30325, status: 200, kind: 'notice', msg: '只有会员在自己问卷里的完成可以不通过', retryable: false },
  /** 这份的奖励还待核对，请到待核对的奖励里决定 */
  COMPLETE_HELD: { code: 30326, status: 200, kind: 'notice', msg: '这份的奖励还待核对，请到待核对的奖励里决定', retryable: false },
  /** 这份完成已经收回过，或已更正，不能再不通过 */
  COMPLETE_DECIDED: { code: 30327, status: 200, kind: 'notice', msg: '这份完成已经收回过，或已更正，不能再不通过', retryable: false },
  /** 这份完成没有被收回，或已经还给会员 */
  COMPLETE_NOT_REJECTED: { code: 30328, status: 200, kind: 'notice', msg: '这份完成没有被收回，或已经还给会员', retryable: false },
  /** 这笔奖励已经核对过 */
  HELD_PAY_DECIDED: { code: 30322, status: 200, kind: 'notice', msg: '这笔奖励已经核对过', retryable: false },
  /** 小组还没有结算，结束后才能确认或拒绝发放 */
  GROUP_NOT_TALLIED: { code: 30601, status: 200, kind: 'notice', msg: '小组还没有结算，结束后才能确认或拒绝发放', retryable: false },
  /** 小组的发放已暂停，请先恢复 */
  PAY_HELD: { code: 30602, status: 200, kind: 'notice', msg: '小组的发放已暂停，请先恢复', retryable: false },
  /** 小组的发放没有暂停 */
  PAY_NOT_HELD: { code: 30603, status: 200, kind: 'notice', msg: '小组的发放没有暂停', retryable: false },
  /** 小组的发放已拒绝 */
  PAY_REFUSED: { code: 30604, status: 200, kind: 'notice', msg: '小组的发放已拒绝', retryable: false },
  /** 这个小组没有还要支付的人 */
  PAY_NOTHING_LEFT: { code: 30606, status: 200, kind: 'notice', msg: '这个小组没有还要支付的人', retryable: false },
  /** 这个人已经结清 */
  PAY_SETTLED: { code: 30607, status: 200, kind: 'notice', msg: '这个人已经结清', retryable: false },
  /** 没有这个主持人，或还没有创建讨论小组的权限 */
  HOST_UNKNOWN: { code: 30608, status: 200, kind: 'notice', msg: '没有这个主持人，或还没有创建讨论小组的权限', retryable: false },
  /** 这个人是小组的受访者或观察员，不能再做主持人 */
  HOST_IN_GROUP: { code: 30609, status: 200, kind: 'notice', msg: '这个人是小组的受访者或观察员，不能再做主持人', retryable: false },
  /** 这条回答已经移除 */
  ANSWER_DELETED: { code: 30610, status: 200, kind: 'notice', msg: '这条回答已经移除', retryable: false },
  /** 这条回答不是由运营人员移除的 */
  ANSWER_NOT_TAKEN_DOWN: { code: 30611, status: 200, kind: 'notice', msg: '这条回答不是由运营人员移除的', retryable: false },
  /** 已有两把密钥，请先停用旧的一把 */
  PARTNER_KEY_ROTATING: { code: 30701, status: 200, kind: 'notice', msg: '已有两把密钥，请先停用旧的一把', retryable: false },
  /** 这家合作方的密钥由对方签发，请把新密钥写进合作方文件 */
  PARTNER_KEY_ISSUED: { code: 30712, status: 200, kind: 'notice', msg: '这家合作方的密钥由对方签发，请把新密钥写进合作方文件', retryable: false },
  /** 只有一把密钥，没有旧的可以停用 */
  PARTNER_KEY_ONLY: { code: 30702, status: 200, kind: 'notice', msg: '只有一把密钥，没有旧的可以停用', retryable: false },
  /** 旧密钥的期限要在现在之后、90 天以内 */
  PARTNER_KEY_END_WRONG: { code: 30713, status: 200, kind: 'notice', msg: '旧密钥的期限要在现在之后、90 天以内', retryable: false },
  /** 这个名字已经有人用，停用的账号也算 */
  OPERATOR_NAME_TAKEN: { code: 30020, status: 200, kind: 'notice', msg: '这个名字已经有人用，停用的账号也算', retryable: false },
  /** 自己的账号要由两位别的管理员来改 */
  OPERATOR_SELF: { code: 30021, status: 200, kind: 'notice', msg: '自己的账号要由两位别的管理员来改', retryable: false },
  /** 至少要留一位能登录的管理员 */
  OPERATOR_LAST_ADMIN: { code: 30022, status: 200, kind: 'notice', msg: '至少要留一位能登录的管理员', retryable: false },
  /** 没有给你的一次性链接，请先申请重置 */
  OPERATOR_LINK_UNASKED: { code: 30023, status: 200, kind: 'notice', msg: '没有给你的一次性链接，请先申请重置', retryable: false },
  /** 通行密钥没有通过验证，请再试一次，或用密码登录 */
  OPERATOR_PASSKEY_WRONG: { code: 30024, status: 200, kind: 'notice', msg: '通行密钥没有通过验证，请再试一次，或用密码登录', retryable: false },
  /** 最多登记 10 个通行密钥，请先删除不用的 */
  OPERATOR_PASSKEYS_FULL: { code: 30025, status: 200, kind: 'notice', msg: '最多登记 10 个通行密钥，请先删除不用的', retryable: false },
  /** 这次登录自己还没有被确认，不能确认别的登录。请用你以前用过的设备，或请管理员重置账号 */
  OPERATOR_DEVICE_NEW: { code: 30026, status: 200, kind: 'notice', msg: '这次登录自己还没有被确认，不能确认别的登录。请用你以前用过的设备，或请管理员重置账号', retryable: false },
  /** 没有在等结果的实名认证 */
  ID_CHECK_DECIDED: { code: 30420, status: 200, kind: 'notice', msg: '没有在等结果的实名认证', retryable: false },
  /** 这个账号已经在等注销 */
  CLOSING_STARTED: { code: 30421, status: 200, kind: 'notice', msg: '这个账号已经在等注销', retryable: false },
  /** 这个账号没有在等注销 */
  CLOSING_NONE: { code: 30422, status: 200, kind: 'notice', msg: '这个账号没有在等注销', retryable: false },
  /** 这份报告没有要支付或收回的，请选不采纳 */
  REPORT_SETTLED: { code: 30703, status: 200, kind: 'notice', msg: '这份报告没有要支付或收回的，请选不采纳', retryable: false },
  /** 这份报告没有通过核验，只能不采纳 */
  REPORT_UNVERIFIED: { code: 30704, status: 200, kind: 'notice', msg: '这份报告没有通过核验，只能不采纳', retryable: false },
  /** 一次只能处理同一家合作方的报告 */
  REPORTS_OF_ONE_PARTNER: { code: 30705, status: 200, kind: 'notice', msg: '一次只能处理同一家合作方的报告', retryable: false },
  /** 文件里没有会话 */
  PARTNER_FILE_EMPTY: { code: 30706, status: 200, kind: 'notice', msg: '文件里没有会话', retryable: false },
  /** 一次最多 500 行，请分成几份 */
  PARTNER_FILE_LONG: { code: 30707, status: 200, kind: 'notice', msg: '一次最多 500 行，请分成几份', retryable: false },
  /** 没有符合筛选的行，不用导出 */
  EXPORT_EMPTY: { code: 30030, status: 200, kind: 'notice', msg: '没有符合筛选的行，不用导出', retryable: false },
  /** 一个列表最多存 30 个视图，请先删掉不用的 */
  VIEWS_FULL: { code: 30031, status: 200, kind: 'notice', msg: '一个列表最多存 30 个视图，请先删掉不用的', retryable: false },
  /** 没有选中任何一项，或没有符合筛选的 */
  BULK_EMPTY: { code: 30032, status: 200, kind: 'notice', msg: '没有选中任何一项，或没有符合筛选的', retryable: false },
  /** 选中的都不能这样操作，请换一批或换一种操作 */
  BULK_NONE_POSSIBLE: { code: 30033, status: 200, kind: 'notice', msg: '选中的都不能这样操作，请换一批或换一种操作', retryable: false },
  /** 这次批量操作已经结束，没有可停下的 */
  BULK_ENDED: { code: 30034, status: 200, kind: 'notice', msg: '这次批量操作已经结束，没有可停下的', retryable: false },
  /** 这个奖品不是待领取，不能这样操作 */
  WIN_NOT_OPEN: { code: 30801, status: 200, kind: 'notice', msg: '这个奖品不是待领取，不能这样操作', retryable: false },
  /** 新的截止时间要比现在的晚 */
  CLAIM_NOT_LATER: { code: 30802, status: 200, kind: 'notice', msg: '新的截止时间要比现在的晚', retryable: false },
  /** 锦鲤活动开奖后自己结束 */
  CAMPAIGN_ENDS_BY_DRAW: { code: 30803, status: 200, kind: 'notice', msg: '锦鲤活动开奖后自己结束', retryable: false },
  /** 活动已经开始，开始和开奖的时间不能再改 */
  CAMPAIGN_STARTED: { code: 30807, status: 200, kind: 'notice', msg: '活动已经开始，开始和开奖的时间不能再改', retryable: false },
  /** 时间要在现在之后、一年之内，先后不乱；提前结束至少还要留 24 小时，要马上停就暂停或结束 */
  CAMPAIGN_DATES_WRONG: { code: 30808, status: 200, kind: 'notice', msg: '时间要在现在之后、一年之内，先后不乱；提前结束至少还要留 24 小时，要马上停就暂停或结束', retryable: false },
  /** 活动还有错，请按检查的结果改好再发布 */
  CAMPAIGN_FILE_WRONG: { code: 30805, status: 200, kind: 'notice', msg: '活动还有错，请按检查的结果改好再发布', retryable: false },
  /** 这个活动没有暂停 */
  CAMPAIGN_NOT_PAUSED: { code: 30804, status: 200, kind: 'notice', msg: '这个活动没有暂停', retryable: false },
  /** 结束时间要晚于现在和开始时间 */
  CONTENT_ENDS_TOO_EARLY: { code: 30901, status: 200, kind: 'notice', msg: '结束时间要晚于现在和开始时间', retryable: false },
  /** 正文里有不能用的写法，只能用标题、段落、列表、加粗和链接 */
  CONTENT_TEXT_WRONG: { code: 30902, status: 200, kind: 'notice', msg: '正文里有不能用的写法，只能用标题、段落、列表、加粗和链接', retryable: false },
  /** 这个编号已经用过，请换一个 */
  CONTENT_ID_TAKEN: { code: 30903, status: 200, kind: 'notice', msg: '这个编号已经用过，请换一个', retryable: false },
  /** 已经开始，开始时间、选项和可选的个数不能再改 */
  CONTENT_STARTED: { code: 30904, status: 200, kind: 'notice', msg: '已经开始，开始时间、选项和可选的个数不能再改', retryable: false },
  /** 这条内容已经结束或撤下 */
  CONTENT_ENDED: { code: 30905, status: 200, kind: 'notice', msg: '这条内容已经结束或撤下', retryable: false },
  /** 按钮的文字和链接要么都填，要么都不填 */
  POPUP_BUTTON_INCOMPLETE: { code: 30906, status: 200, kind: 'notice', msg: '按钮的文字和链接要么都填，要么都不填', retryable: false },
  /** 给某个等级的弹窗要选等级，别的不用选 */
  POPUP_LEVEL_WRONG: { code: 30907, status: 200, kind: 'notice', msg: '给某个等级的弹窗要选等级，别的不用选', retryable: false },
  /** 选项不能重复，可选的个数不能多于选项 */
  POLL_OPTIONS_WRONG: { code: 30908, status: 200, kind: 'notice', msg: '选项不能重复，可选的个数不能多于选项', retryable: false },
  /** 没有这个帮助分类 */
  HELP_SECTION_UNKNOWN: { code: 30909, status: 200, kind: 'notice', msg: '没有这个帮助分类', retryable: false },
  /** 视频还没有传完，或已经删除，请重新上传 */
  COURSE_VIDEO_MISSING: { code: 30940, status: 200, kind: 'notice', msg: '视频还没有传完，或已经删除，请重新上传', retryable: false },
  /** 字幕要是 WebVTT，每段时间写对、先后不乱 */
  COURSE_CAPTIONS_WRONG: { code: 30941, status: 200, kind: 'notice', msg: '字幕要是 WebVTT，每段时间写对、先后不乱', retryable: false },
  /** 每道题至少有一个正确选项，选项不能重复 */
  COURSE_OPTIONS_WRONG: { code: 30912, status: 200, kind: 'notice', msg: '每道题至少有一个正确选项，选项不能重复', retryable: false },
  /** 没有这个会员编号，请核对一下 */
  CONTENT_MEMBER_UNKNOWN: { code: 30913, status: 200, kind: 'notice', msg: '没有这个会员编号，请核对一下', retryable: false },
  /** 填商店的名字，或安装包的字节数和 SHA-256 */
  APP_PACKAGE_INCOMPLETE: { code: 30914, status: 200, kind: 'notice', msg: '填商店的名字，或安装包的字节数和 SHA-256', retryable: false },
  /** 奖项的代码和同一个奖项里的会员都不能重复 */
  AWARD_WRONG: { code: 30915, status: 200, kind: 'notice', msg: '奖项的代码和同一个奖项里的会员都不能重复', retryable: false },
  /** 这个月还没过完，月底之后才能评选 */
  AWARD_MONTH_NOT_OVER: { code: 30916, status: 200, kind: 'notice', msg: '这个月还没过完，月底之后才能评选', retryable: false },
  /** 任务文件有错，请按检查的结果改好再导入 */
  TASK_FILE_WRONG: { code: 30105, status: 200, kind: 'notice', msg: '任务文件有错，请按检查的结果改好再导入', retryable: false },
  /** 资料的用处写得不对：不能空着；按资料填题的问卷要写明用到的“个人资料”，问联系方式的不能写“不要”；讨论小组的说明由主持人改 */
  TASK_DATA_USE_WRONG: { code: 30123, status: 200, kind: 'notice', msg: '资料的用处写得不对：不能空着；按资料填题的问卷要写明用到的“个人资料”，问联系方式的不能写“不要”；讨论小组的说明由主持人改', retryable: false },
  /** 这个任务没有供应商了，请先指定供应商 */
  TASK_NOT_SUPPLIED: { code: 30106, status: 200, kind: 'notice', msg: '这个任务没有供应商了，请先指定供应商', retryable: false },
  /** 合作方文件有错，请按检查的结果改好再保存 */
  PARTNER_SETTINGS_WRONG: { code: 30708, status: 200, kind: 'notice', msg: '合作方文件有错，请按检查的结果改好再保存', retryable: false },
  /** 没有这个任务，请核对任务编号 */
  PARTNER_TASK_UNKNOWN: { code: 30709, status: 200, kind: 'notice', msg: '没有这个任务，请核对任务编号', retryable: false },
  /** 这家代理没有接收回传的地址，请先改合作方文件 */
  HOOK_NO_ADDRESS: { code: 30710, status: 200, kind: 'notice', msg: '这家代理没有接收回传的地址，请先改合作方文件', retryable: false },
  /** 只有我们自己的、不用上传文件的问卷能做开放链接 */
  OPEN_LINK_NOT_POSSIBLE: { code: 30711, status: 200, kind: 'notice', msg: '只有我们自己的、不用上传文件的问卷能做开放链接', retryable: false },
  /** 已经有人再看过这份提交 */
  SECOND_LOOK_DONE: { code: 30323, status: 200, kind: 'notice', msg: '已经有人再看过这份提交', retryable: false },
  /** 自己审核过的由别的同事来看 */
  SECOND_LOOK_OWN: { code: 30324, status: 200, kind: 'notice', msg: '自己审核过的由别的同事来看', retryable: false },
  /** 这个编号已有福利，请换一个 */
  BENEFIT_ID_TAKEN: { code: 30331, status: 200, kind: 'notice', msg: '这个编号已有福利，请换一个', retryable: false },
  /** 规格、金额和发放方式对不上，请检查一下 */
  BENEFIT_WRONG: { code: 30332, status: 200, kind: 'notice', msg: '规格、金额和发放方式对不上，请检查一下', retryable: false },
  /** 下架时间要晚于开售时间，也要晚于现在 */
  BENEFIT_TIMES_WRONG: { code: 30333, status: 200, kind: 'notice', msg: '下架时间要晚于开售时间，也要晚于现在', retryable: false },
  /** 已有这个编号或名称的规格，请换一个 */
  CHOICE_TAKEN: { code: 30334, status: 200, kind: 'notice', msg: '已有这个编号或名称的规格，请换一个', retryable: false },
  /** 现有的规格还没有名称，请先改名 */
  CHOICE_UNNAMED: { code: 30335, status: 200, kind: 'notice', msg: '现有的规格还没有名称，请先改名', retryable: false },
  /** 至少要留一个规格；不再兑换请下架 */
  CHOICE_LAST: { code: 30336, status: 200, kind: 'notice', msg: '至少要留一个规格；不再兑换请下架', retryable: false },
  /** 还有没办完的兑换用这个规格，办完后再去掉 */
  CHOICE_ORDERED: { code: 30337, status: 200, kind: 'notice', msg: '还有没办完的兑换用这个规格，办完后再去掉', retryable: false },
  /** 这个规格还有没发出的卡密，请先撤回 */
  CHOICE_HAS_CODES: { code: 30338, status: 200, kind: 'notice', msg: '这个规格还有没发出的卡密，请先撤回', retryable: false },
  /** 这个会员已停用，不能创建讨论小组 */
  HOST_CLOSED: { code: 30612, status: 200, kind: 'notice', msg: '这个会员已停用，不能创建讨论小组', retryable: false },
  /** 同事刚存过这份草稿，请刷新后再改 */
  CONTENT_DRAFT_CHANGED: { code: 30910, status: 200, kind: 'notice', msg: '同事刚存过这份草稿，请刷新后再改', retryable: false },
  /** 草稿已有 200 份，请先发布或扔掉一些 */
  CONTENT_DRAFTS_FULL: { code: 30911, status: 200, kind: 'notice', msg: '草稿已有 200 份，请先发布或扔掉一些', retryable: false },
  /** 请填一个 IP 地址，或一段：/24、/64、/56 或 /48 */
  NETWORK_WRONG: { code: 30107, status: 200, kind: 'notice', msg: '请填一个 IP 地址，或一段：/24、/64、/56 或 /48', retryable: false },
  /** 这个网络已经封锁了 */
  NETWORK_BLOCKED: { code: 30108, status: 200, kind: 'notice', msg: '这个网络已经封锁了', retryable: false },
  /** 题目还有错，请按检查的结果改好再存 */
  QUESTION_FILE_WRONG: { code: 30806, status: 200, kind: 'notice', msg: '题目还有错，请按检查的结果改好再存', retryable: false },
  /** 这个问题已经处理过了 */
  POLL_PROPOSAL_DECIDED: { code: 30934, status: 200, kind: 'notice', msg: '这个问题已经处理过了', retryable: false },
  /** 这份申请已经有结果，只能改成另一个结果 */
  APPLICATION_DECIDED: { code: 30930, status: 200, kind: 'notice', msg: '这份申请已经有结果，只能改成另一个结果', retryable: false },
  /** 只能评选最近三个月 */
  AWARD_MONTH_TOO_OLD: { code: 30917, status: 200, kind: 'notice', msg: '只能评选最近三个月', retryable: false },
  /** 时间不对：开始最晚在 30 天以后，结束要晚于开始 */
  MAINTENANCE_WRONG: { code: 30109, status: 200, kind: 'notice', msg: '时间不对：开始最晚在 30 天以后，结束要晚于开始', retryable: false },
  /** 开头要有“先看这几句”的列表，后面每一节有标题和内容；表格每行的格数要一样，各节的名字不能重复 */
  LEGAL_TEXT_WRONG: { code: 30931, status: 200, kind: 'notice', msg: '开头要有“先看这几句”的列表，后面每一节有标题和内容；表格每行的格数要一样，各节的名字不能重复', retryable: false },
  /** 生效日不行：要重新同意的至少提前 30 天，其他的至少提前 7 天，最晚一年以后，同一天只能有一版 */
  LEGAL_DAY_WRONG: { code: 30932, status: 200, kind: 'notice', msg: '生效日不行：要重新同意的至少提前 30 天，其他的至少提前 7 天，最晚一年以后，同一天只能有一版', retryable: false },
  /** 这一版已经生效，不能撤回；可以再发一版 */
  LEGAL_TEXT_HOLDS: { code: 30933, status: 200, kind: 'notice', msg: '这一版已经生效，不能撤回；可以再发一版', retryable: false },
  /** 这个数字超出了范围，或者时间不行：已经过去，或者会员看得到的没有从一天以后的零点起；已经安排了一次改动的，先取消它再改 */
  RULE_NUMBER_WRONG: { code: 30119, status: 200, kind: 'notice', msg: '这个数字超出了范围，或者时间不行：已经过去，或者会员看得到的没有从一天以后的零点起；已经安排了一次改动的，先取消它再改', retryable: false },
  /** 每一级要的权益值都要比低一级的多，安排好的改动也算在内 */
  LEVELS_NOT_RISING: { code: 30124, status: 200, kind: 'notice', msg: '每一级要的权益值都要比低一级的多，安排好的改动也算在内', retryable: false },
  /** 离生效不到一小时，不能再取消 */
  RULE_NUMBER_FIXED: { code: 30122, status: 200, kind: 'notice', msg: '离生效不到一小时，不能再取消', retryable: false },
} as const;

export type ErrorName = keyof typeof errors;
