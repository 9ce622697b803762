/** What the search offers to do: where the act is, and who may do it. */
interface SearchedAct {
  label: string;
  hint: string;
  to: string;
  permissions: readonly string[];
}

/** Acts by name. Each leads to the list of the objects that it is done on. */
export const searchedActs: readonly SearchedAct[] = [
  { label: '新建任务', hint: '用任务文件，先检查再发布', to: '/tasks/new', permissions: ['tasks.change'] },
  {
    label: '暂停任务',
    hint: '选一个进行中的任务',
    to: '/tasks?state=running',
    permissions: ['tasks.change'],
  },
  { label: '恢复任务', hint: '选一个已暂停的任务', to: '/tasks?state=paused', permissions: ['tasks.change'] },
  {
    label: '结束任务',
    hint: '选一个进行中的任务',
    to: '/tasks?state=running',
    permissions: ['tasks.change'],
  },
  { label: '修改名额', hint: '选一个任务', to: '/tasks', permissions: ['tasks.change'] },
  { label: '修改奖励', hint: '选一个任务', to: '/tasks', permissions: ['tasks.change'] },
  { label: '审核提交', hint: '等得最久的在最前面', to: '/hand-ins', permissions: ['handIns'] },
  { label: '再看一遍审核', hint: '抽出来的决定', to: '/second-looks', permissions: ['handIns'] },
  {
    label: '通过兑换',
    hint: '待审核的兑换单',
    to: '/orders?queue=review',
    permissions: ['orders', 'orders.large'],
  },
  {
    label: '重新发放',
    hint: '发放失败的兑换单',
    to: '/orders?queue=failed',
    permissions: ['orders', 'orders.large'],
  },
  { label: '确认到账', hint: '待核对的兑换单', to: '/orders?queue=held', permissions: ['orders'] },
  { label: '登记寄出', hint: '待寄出的兑换单', to: '/orders?queue=toSend', permissions: ['orders'] },
  { label: '上架或下架权益', hint: '选一个权益', to: '/benefits', permissions: ['benefits'] },
  { label: '修改价格或库存', hint: '选一个权益', to: '/benefits', permissions: ['benefits'] },
  { label: '导入卡密', hint: '选一个权益', to: '/benefits', permissions: ['benefits'] },
  { label: '更正金币', hint: '找到会员', to: '/members', permissions: ['coins.small', 'coins.large'] },
  { label: '查看个人信息', hint: '找到会员', to: '/members', permissions: ['personalData.show'] },
  {
    label: '同意或拒绝请求',
    hint: '等另一位同事同意的事',
    to: '/system/requests?open=true',
    permissions: ['read'],
  },
  { label: '查操作记录', hint: '谁在什么时候做了什么', to: '/system/audit', permissions: ['read'] },
  { label: '重试后台任务', hint: '失败的后台任务', to: '/system/state', permissions: ['jobs'] },
  { label: '添加操作员', hint: '名字和角色', to: '/system/operators', permissions: ['operators'] },
  { label: '修改角色', hint: '选一个操作员', to: '/system/operators', permissions: ['operators'] },
  {
    label: '重置密码和验证器',
    hint: '电脑或手机丢了的操作员',
    to: '/system/operators',
    permissions: ['operators'],
  },
  {
    label: '结束操作员的登录',
    hint: '选一个操作员',
    to: '/system/operators',
    permissions: ['operators.sessions'],
  },
  {
    label: '答复反馈',
    hint: '还没答复的，最先到期在前',
    to: '/tickets?open=true&sort=promise',
    permissions: ['tickets'],
  },
  {
    label: '给申诉结论',
    hint: '还没有结论的申诉',
    to: '/tickets?open=true&kind=appeal',
    permissions: ['tickets', 'tickets.large'],
  },
  {
    label: '确认小组发放',
    hint: '等确认的讨论组',
    to: '/groups?payWaits=true',
    permissions: ['groups', 'groups.large'],
  },
  { label: '暂停或拒绝小组发放', hint: '选一个讨论组', to: '/groups', permissions: ['groups'] },
  { label: '移除小组回答', hint: '选一个讨论组', to: '/groups', permissions: ['groups'] },
  { label: '换主持人', hint: '选一个讨论组', to: '/groups', permissions: ['groups'] },
  { label: '结束讨论组', hint: '选一个进行中的讨论组', to: '/groups?state=open', permissions: ['groups'] },
  { label: '核对奖励', hint: '同时作答的问卷', to: '/held-pay', permissions: ['handIns'] },
  {
    label: '处理合作方报告',
    hint: '没有执行的报告',
    to: '/partner-reports?open=true',
    permissions: ['reports', 'reports.large'],
  },
  {
    label: '和合作方对账',
    hint: '选一个合作方',
    to: '/partners',
    permissions: ['reports', 'reports.large'],
  },
  { label: '添加或修改合作方', hint: '选或粘贴它的文件', to: '/partners', permissions: ['partners'] },
  { label: '指定供应商', hint: '选一个供应商', to: '/partners', permissions: ['tasks.change'] },
  { label: '再发一次回传', hint: '选一个代理', to: '/partners', permissions: ['reports'] },
  { label: '做开放链接', hint: '填任务编号', to: '/open-links', permissions: ['tasks.change'] },
  { label: '停用开放链接', hint: '选一个链接', to: '/open-links', permissions: ['tasks.change'] },
  { label: '换合作方密钥', hint: '选一个合作方', to: '/partners', permissions: ['partners'] },
  { label: '启用或停用合作方', hint: '选一个合作方', to: '/partners', permissions: ['partners'] },
  {
    label: '新建活动',
    hint: '填表或用文件',
    to: '/campaigns/new',
    permissions: ['campaigns', 'campaigns.large'],
  },
  { label: '暂停活动', hint: '选一个活动', to: '/campaigns', permissions: ['campaigns'] },
  { label: '结束活动', hint: '选一个活动', to: '/campaigns', permissions: ['campaigns'] },
  {
    label: '作废中奖或延长领取',
    hint: '选一个活动',
    to: '/campaigns',
    permissions: ['campaigns', 'campaigns.large'],
  },
  ...(
    [
      ['发公告', 'notice'],
      ['做弹窗', 'popup'],
      ['放横幅', 'banner'],
      ['出快问', 'poll'],
      ['写帮助文章', 'article'],
      ['发公开活动', 'event'],
    ] as const
  ).map(([label, kind]) => ({
    label,
    hint: '写好后预览，再发布',
    to: `/contents/${kind}/new`,
    permissions: ['content', 'content.large'],
  })),
  { label: '撤下或修改内容', hint: '选一条内容', to: '/contents', permissions: ['content'] },
  { label: '处罚会员', hint: '找到会员', to: '/members', permissions: ['members.mild', 'members'] },
  { label: '更正质量分', hint: '找到会员', to: '/members', permissions: ['coins.small', 'coins.large'] },
  { label: '换手机号', hint: '找到会员', to: '/members', permissions: ['members'] },
  { label: '重置实名认证', hint: '找到会员', to: '/members', permissions: ['members'] },
  { label: '注销账号', hint: '找到会员', to: '/members', permissions: ['members'] },
  { label: '发卡券', hint: '找到会员', to: '/members', permissions: ['coins.small'] },
];
