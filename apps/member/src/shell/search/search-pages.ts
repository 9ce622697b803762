/** A page of the site as the search finds it. */
export interface SearchPage {
  title: string;
  href: string;
  /** Other words that people type for it. */
  words: string;
  /** What it is for, where its title doesn't say so. */
  note?: string;
  /** Only for members who see coins, and for visitors. */
  coins?: true;
  /** Whom it is for, if not for everybody. Visitors are led only to what they may open. */
  only?: 'members' | 'visitors';
}

/** Who searches. */
export interface Searcher {
  isVisitor: boolean;
  hidesCoins: boolean;
}

/** The pages of the site and the parts of pages that people look for. */
const searchPages: readonly SearchPage[] = [
  { title: '首页', href: '/home', words: '主页 余额', only: 'members' },
  { title: '首页', href: '/', words: '主页 芽言 介绍', only: 'visitors' },
  {
    title: '登录 / 注册',
    href: '/login',
    words: '登陆 登入 注册 微信登录 扫码 验证码 短信',
    only: 'visitors',
  },
  { title: '找回密码', href: '/password', words: '忘记密码 修改密码 重设密码', only: 'visitors' },
  { title: '签到', href: '/home', words: '打卡 补签 补签卡', coins: true, only: 'members' },
  { title: '任务大厅', href: '/task', words: '问卷 调查 做任务 赚钱 没有任务', only: 'members' },
  {
    title: '做任务得金币',
    href: '/task',
    words: '金币不够 不够金币 金币太少 攒金币',
    coins: true,
    only: 'members',
  },
  {
    title: '任务记录',
    href: '/home/task',
    words:
      '结果 审核 没入选 未入选 进行中 没被选中 淘汰 被筛掉 筛掉 名额满了 名额已满 问卷白做 被踢出来 照片审核 凭证 发票',
    only: 'members',
  },
  {
    title: '金币明细',
    href: '/home/gold',
    words:
      '账单 收入 流水 待入账 到账 余额 没有收到金币 没收到金币 没到账 钱什么时候到 钱去哪了 金币过期 金币少了 扣了金币 赚了多少',
    coins: true,
    only: 'members',
  },
  {
    title: '福利兑换',
    href: '/exchange',
    words:
      '提现 体现 取现 取钱 换钱 现金 红包 微信红包 话费 商城 礼品 京东卡 购物卡 礼品卡 充值 转账 微信零钱 支付宝 银行卡 换礼物',
    note: '金币换现金、话费和商品',
    coins: true,
  },
  {
    title: '兑换记录',
    href: '/home/exchange',
    words:
      '订单 我的单子 单子到哪了 物流 快递到哪了 查快递 运单号 没收到货 卡密 提现记录 发货 我的奖品 钱什么时候到 提现多久 提现失败 兑换失败 兑换不了 退款 取消兑换 撤销兑换 凭证 发票',
    coins: true,
    only: 'members',
  },
  { title: '卡券', href: '/home/card', words: '优惠券 免手续费 优惠', coins: true, only: 'members' },
  {
    title: '邀请好友',
    href: '/home/invite',
    words: '拉新 推广 分享 海报 邀请码 推荐朋友赚钱 家人',
    only: 'members',
  },
  { title: '我的讨论', href: '/topic', words: '讨论小组 话题 待回答 主持人', only: 'members' },
  { title: '活动', href: '/activity', words: '抽奖 锦鲤 答题 我的奖品 中奖记录 抽奖公平' },
  { title: '中奖名单', href: '/activity', words: '中奖结果 谁中奖 得奖' },
  { title: '锦鲤开奖', href: '/prize/result', words: '锦鲤 开奖 锦鲤中奖' },
  {
    title: '个人资料问卷',
    href: '/user/survey',
    words: '完善资料 资料 生日 性别 职业 修改资料',
    only: 'members',
  },
  { title: '权益值', href: '/home/credit', words: '等级 会员等级 升级 成长', coins: true, only: 'members' },
  { title: '质量分', href: '/home/quality', words: '扣分 信用 信用分 被扣分 作弊', only: 'members' },
  { title: '课程', href: '/course', words: '教程 新手' },
  { title: '达人榜', href: '/ranking', words: '排行榜 排名 榜单' },
  { title: '月度评选', href: '/appraise', words: '评选 投票' },
  { title: '消息', href: '/home/message', words: '通知 公告 站内信 消息中心', only: 'members' },
  {
    title: '提醒设置',
    href: '/home/message',
    words: '短信 退订 邮件 免打扰 关闭通知',
    note: '在消息中心的右上角',
    only: 'members',
  },
  {
    title: '帮助与反馈',
    href: '/home/feedback',
    words:
      '客服 人工 闪退 打不开 卡住 投诉 申诉 处罚 我的反馈 封号 被封 封停 解封 人工客服 帮助中心 账号异常',
    only: 'members',
  },
  { title: '帮助中心', href: '/help', words: '帮助 常见问题 怎么用', only: 'visitors' },
  {
    title: '提交反馈',
    href: '/home/feedback/ask',
    words: '投诉 申诉 建议 举报 客服 退款 人工客服',
    only: 'members',
  },
  { title: '联系我们', href: '/about#contact', words: '客服 电话 邮箱 人工 人工客服 投诉 反馈' },
  {
    title: '账号设置',
    href: '/home/user',
    words: '帐号 个人信息 退出登录 退出账号 切换账号 换账号 设置',
    only: 'members',
  },
  {
    title: '大字和深色模式',
    href: '/home/user#appearance',
    words:
      '外观 字号 字体大 字体太小 字太小 看不清 看不见 老花 老人 长辈 放大 夜间模式 黑夜模式 暗色 浅色 刺眼',
    only: 'members',
  },
  {
    title: '绑定第三方账号',
    href: '/home/user#bindings',
    words: '绑定微信 微信登录 解绑 QQ 微博 支付宝登录 换微信',
    only: 'members',
  },
  {
    title: '撤回同意',
    href: '/home/user#consents',
    words: '撤销同意 取消授权 收回授权 不同意 我同意过的内容',
    only: 'members',
  },
  {
    title: '隐私中心',
    href: '/home/user#privacy',
    words: '个性化推荐 关闭推荐 个人信息 授权',
    only: 'members',
  },
  { title: '修改昵称', href: '/home/user?edit=nickname', words: '改名 名字', only: 'members' },
  { title: '更换头像', href: '/home/user?edit=avatar', words: '照片', only: 'members' },
  {
    title: '更换手机号',
    href: '/home/user?edit=mobile',
    words: '换号 换手机号 绑定手机 改手机号 换手机 换号码 手机丢了 号码不用了',
    only: 'members',
  },
  { title: '绑定邮箱', href: '/home/user?edit=email', words: '电子邮件 验证邮箱', only: 'members' },
  {
    title: '修改密码',
    href: '/home/user?edit=password',
    words: '设置密码 登录密码 忘记密码',
    only: 'members',
  },
  {
    title: '登录过的设备',
    href: '/home/user?edit=devices',
    words: '登录设备 退出其他设备 安全',
    only: 'members',
  },
  { title: '实名认证', href: '/home/user?edit=verify', words: '身份证 认证', only: 'members' },
  {
    title: '收货地址',
    href: '/home/user?edit=address',
    words: '地址 收件人 收货人 邮寄地址',
    only: 'members',
  },
  {
    title: '导出我的数据',
    href: '/home/user?edit=export',
    words: '下载数据 导出数据 个人信息副本',
    only: 'members',
  },
  {
    title: '注销账号',
    href: '/home/user?edit=close',
    words: '删除账号 删号 注销帐号 销户 删除我的资料 永久删除',
    only: 'members',
  },
  { title: '安装 APP', href: '/app', words: '下载 桌面 手机版' },
  { title: '用户协议', href: '/agreement', words: '条款 未成年 监护人' },
  { title: '隐私政策', href: '/privacy', words: '个人信息 权限' },
  { title: '关于我们', href: '/about', words: '公司 备案' },
  { title: '商务合作', href: '/cooperate', words: '企业 合作 发布问卷' },
];

/** The words of a text, as its writer separated them, with narrow letters. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Words of a question that say nothing of its subject. */
const ASKING = /为什么|什么时候|怎么|怎样|如何|什么|哪里|哪儿|可以|没有|[吗呢吧的了我到]/gu;

/**
 * Chinese is written without spaces: the parts of a text are its pairs of neighbouring characters, and words of other letters.
 * `Intl.Segmenter` would part 提现 and 微信 into single characters, and browsers differ in what they know.
 */
const partsOf = (text: string): readonly string[] => {
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(ASKING, ' ')
      .match(/\p{Script=Han}{2,}|[a-z0-9]{2,}/gu) ?? [];
  const parts = runs.flatMap((run) =>
    /^\p{Script=Han}/u.test(run)
      ? Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
      : [run],
  );
  return [...new Set(parts)];
};

const holds = ({ title, words }: SearchPage, part: string): boolean =>
  `${title} ${words}`.toLowerCase().includes(part);

/** The pages that hold at least half of a text's parts that any page holds, those with the most first. */
const pagesForParts = (pages: readonly SearchPage[], text: string): readonly SearchPage[] => {
  const parts = partsOf(text).filter((part) => pages.some((page) => holds(page, part)));
  return pages
    .map((page) => ({ page, held: parts.filter((part) => holds(page, part)).length }))
    .filter(({ held }) => held > 0 && held * 2 >= parts.length)
    .sort((a, b) => b.held - a.held)
    .map(({ page }) => page);
};

/**
 * The pages whose title or other words contain all words, those with the first word in the title first; if there are none,
 * those for the parts of the words.
 */
export const findPages = (text: string, { isVisitor, hidesCoins }: Searcher): readonly SearchPage[] => {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return [];
  const others = isVisitor ? 'members' : 'visitors';
  const pages = searchPages.filter(
    ({ coins, only }) => only !== others && (!hidesCoins || coins === undefined),
  );
  const found = pages.filter((page) => words.every((word) => holds(page, word)));
  if (found.length === 0) return pagesForParts(pages, text);
  const isTitled = ({ title }: SearchPage): boolean => title.toLowerCase().includes(first);
  return [...found.filter((page) => isTitled(page)), ...found.filter((page) => !isTitled(page))];
};

const MOST_AFTER_SIGN_IN = 3;

/** The pages that a visitor's text finds once they have signed in. */
export const findAfterSignIn = (text: string): readonly SearchPage[] =>
  findPages(text, { isVisitor: false, hidesCoins: false })
    .filter(({ only }) => only === 'members')
    .slice(0, MOST_AFTER_SIGN_IN);

/** Every page that the search knows, for its test. */
export const searchedPages: readonly Pick<SearchPage, 'href' | 'only'>[] = searchPages;
