import { dayFigureNameLabels } from '@yayan/contract/console-labels';
import { actsAt, type SearchedAct } from './searched-act.ts';

const read = ['read'];

type Named = string | readonly [title: string, words: string];

const page = (to: string, hint: string, named: Named): SearchedAct[] => actsAt(to, hint, read, [named]);

/** Parts of a page that people look for by their own headings and figures. */
const partsOf = (to: string, hint: string, parts: readonly Named[]): SearchedAct[] =>
  actsAt(to, hint, read, parts);

/** Pages by their titles, and parts of them by what stands there (rule 14.100). */
export const pagesByName = [
  ...page('/', '什么在等，今天的数字', ['今天', '首页 待办']),
  ...partsOf('/', '在今天这一页', [
    ['等着的', '待办 队列'],
    ['短信预算', '今天占用短信的条数 短信用量'],
    ['今天和上周同一天', '参与的结果 今天的数字'],
    ['我最近做的', '我的操作'],
    ...Object.values(dayFigureNameLabels),
  ]),
  ...page('/tasks', '所有任务', '任务'),
  ...page('/tasks', '选一个任务', ['试走问卷', '预览问卷']),
  ...page('/tasks/format', '问卷文件的写法', ['怎么写问卷', 'JSON 格式']),
  ...page('/hand-ins', '等审核的照片和证明', '审核'),
  ...page('/second-looks', '抽出来由另一位同事看的', '再看一遍'),
  ...page('/held-pay', '作答时间重叠的', '待核对的奖励'),
  ...page('/members', '找会员', '会员'),
  ...page('/orders', '所有兑换', ['兑换单', '订单']),
  ...page('/orders/providers', '付款和充值的渠道', ['发放渠道', '供应商 渠道余额']),
  ...page('/benefits', '所有福利', ['福利', '商品']),
  ...page('/groups', '所有小组', ['讨论小组', '焦点小组']),
  ...page('/campaigns', '所有活动', '活动'),
  ...page('/campaigns/new', '填表或用文件', '新建活动'),
  ...page('/campaigns/questions', '答题活动的题', '题库'),
  ...page('/campaigns/questions/import', '先检查，再存', ['用文件加题', '导入题目']),
  ...page('/contents', '公告、文章、课程等', '内容'),
  ...page('/contents/drafts', '还没发布的内容', '草稿'),
  ...page('/contents/sections', '帮助的分类', '帮助分类'),
  ...page('/contents/searches', '会员搜过但没有结果的', '搜不到的帮助'),
  ...page('/contents/awards', '每个月的得奖', ['月度评选', '之星']),
  ...page('/contents/applications', '商务合作和校园大使', '申请'),
  ...page('/contents/proposals', '采用后作为快问', '会员提的问题'),
  ...page('/contents/legal', '用户协议和隐私政策', ['法律文本', '协议 隐私']),
  ...page('/partners', '供应商和代理', '合作方'),
  ...page('/partner-reports', '合作方作废的完成', '合作方报告'),
  ...page('/open-links', '不用登录就能答的链接', '开放链接'),
  ...page('/tickets', '反馈和申诉', ['客服', '反馈 申诉 工单']),
  ...page('/tickets/figures', '答复有多快', '客服的数字'),
  ...page('/tickets/canned', '所有客服同事都能用', ['常用答复', '话术']),
  ...page('/system/requests', '等另一位同事同意的', '同意请求'),
  ...page('/system/audit', '谁在什么时候做了什么', ['操作记录', '日志']),
  ...page('/system/exports', '一天之内在这里下载', ['我的导出', '下载']),
  ...page('/system/bulk-runs', '在列表上选中几行一起做的', '批量操作'),
  ...page('/system/state', '对账、封条、任务和服务器', ['系统', '系统状态']),
  ...partsOf('/system/state', '在系统这一页', [
    '失败的后台任务',
    '等着的后台任务',
    ['最近一次对账', '账不平'],
    ['封条', '账本封条'],
    ['服务器', '版本'],
  ]),
  ...page('/system/maintenance', '会员站或讨论站', '网站维护'),
  ...page('/system/rule-numbers', '短信预算、邀请金币等', ['规则数字', '短信预算 上限']),
  ...page('/system/networks', '从那里不能开始任务', '封锁的网络'),
  ...page('/system/operators', '同事和他们的角色', ['操作员', '同事 账号']),
  ...page('/account/passkeys', '指纹、面容或安全密钥', '通行密钥'),
  ...page('/account/devices', '我登录着的设备', '登录的设备'),
];
