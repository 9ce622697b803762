const names: Readonly<Record<string, string>> = {
  'task pause': '暂停任务',
  'task resume': '恢复任务',
  'task end': '结束任务',
  'task seats': '修改名额',
  'task reward': '修改奖励',
  'reward correct': '更正金币',
  'member show': '查看个人信息',
  'member nickname': '重置昵称',
  'member avatar': '重置头像',
  'member sign-out': '结束会员的登录',
  'reward quality': '更正质量分',
  'reward forgive': '免除待抵扣',
  'reward card': '发卡券',
  'reward take-card': '收回卡券',
  'penalty give': '处罚会员',
  'penalty lift': '提前结束处罚',
  'invite restore': '恢复邀请',
  'invite void': '判邀请无效',
  'task review approve': '通过提交',
  'task review return': '请会员重新提交',
  'task review reject': '不通过提交',
  'exchange approve': '通过兑换',
  'exchange reject': '不通过兑换',
  'exchange retry': '重新发放',
  'exchange revoke': '撤销兑换',
  'exchange paid': '确认已到账',
  'exchange unpaid': '确认没有到账',
  'exchange ship': '登记寄出',
  'exchange undo-shipment': '撤回寄出',
  'benefit sale': '上架或下架权益',
  'benefit price': '修改价格',
  'benefit stock': '修改库存',
  'benefit limits': '修改限额',
  'codes import': '导入卡密',
  'codes withdraw': '撤回卡密',
  'ticket accept': '受理反馈',
  'ticket start': '开始处理',
  'ticket ask': '请会员补充',
  'ticket answer': '答复反馈',
  'ticket note': '写备注',
  'ticket hand-over': '转给同事',
  'ticket verdict': '给申诉结论',
  'operator add': '添加操作员',
};

/** The acts that people look for in the audit log, with their names. */
export const knownActs = Object.entries(names).map(([value, label]) => ({ value, label }));

/** An act of the audit log in words; an act of the command line as it is written there. */
export const actName = (act: string): string => names[act] ?? act;

const fields: Readonly<Record<string, string>> = {
  state: '状态',
  endsAt: '结束时间',
  seats: '名额',
  coins: '金币',
  price: '价格',
  stock: '库存',
  onSale: '上架',
  perOrder: '每单',
  perDay: '每天',
  perMonth: '每月',
  shipment: '运单',
  receipt: '流水号',
  result: '结果',
  roles: '角色',
  note: '备注',
  owner: '负责人',
  verdict: '结论',
};

/** A field of an act in words. */
export const fieldName = (field: string): string => fields[field] ?? field;
