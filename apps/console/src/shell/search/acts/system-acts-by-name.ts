import { actsAt } from './searched-act.ts';

const read = ['read'];
const operators = ['operators'];
const networks = ['networks', 'networks.wide'];

/** The system and those who work with it. */
export const systemActsByName = [
  ...actsAt('/system/requests?open=true', '等另一位同事同意的事', read, [['同意或拒绝请求', '审批 复核']]),
  ...actsAt('/system/audit', '谁在什么时候做了什么', read, [['查操作记录', '日志 审计']]),
  ...actsAt(
    '/system/exports',
    '在列表上导出，一天之内在这里下载',
    ['exports', 'exports.large'],
    [['导出列表', '下载 表格 Excel CSV']],
  ),
  ...actsAt('/system/bulk-runs', '选一个正在做的', read, [['停下批量操作', '取消批量']]),
  ...actsAt('/system/bulk-runs', '选一个做完的', ['handIns'], [['整批撤回不通过', '批量恢复 整批还给会员']]),
  ...actsAt('/system/bulk-runs', '选一个做完的', ['orders'], [['整批撤回寄出', '批量撤回发货']]),
  ...actsAt(
    '/system/bulk-runs',
    '选一个做完的',
    ['content', 'content.large'],
    [['整批再发布', '批量恢复内容']],
  ),
  ...actsAt('/system/bulk-runs', '选一个发完的', ['messages'], [['给收到的人再发一条', '更正群发']]),
  ...actsAt(
    '/system/state',
    '失败的后台任务',
    ['jobs'],
    [
      ['重试后台任务', '失败 作业'],
      ['重试这类后台任务', '全部重试'],
    ],
  ),
  ...actsAt(
    '/system/maintenance',
    '会员站或讨论站',
    ['maintenance'],
    [
      ['安排维护', '关站维护或恢复 停机 升级'],
      ['修改维护', '改维护时间'],
      ['取消维护', '不维护了'],
      ['恢复网站', '开站 结束维护'],
    ],
  ),
  ...actsAt(
    '/system/rule-numbers',
    '如每天的短信，从马上或某个时间起',
    ['ruleNumbers'],
    [
      ['修改规则数字', '限额 上限 短信额度 邀请金币'],
      ['取消还没生效的改动', '撤回规则数字'],
    ],
  ),
  ...actsAt('/system/networks', '从那里不能开始任务', networks, [
    ['封锁网络', '封IP 拉黑 封停'],
    ['解除封锁', '解封IP 放行'],
  ]),
  ...actsAt('/account/passkeys', '用指纹、面容或安全密钥登录', read, [['登记通行密钥', '指纹 面容']]),
  ...actsAt('/account/devices', '我登录着的设备', read, [['结束我的登录', '退出 换电脑']]),
  ...actsAt('/system/operators', '名字和角色', operators, [['添加操作员', '新同事 开账号']]),
  ...actsAt('/system/operators', '选一个操作员', operators, [
    ['修改角色', '权限 岗位'],
    ['停用账号', '离职 封停操作员'],
    ['恢复账号', '回来上班'],
  ]),
  ...actsAt('/system/operators', '电脑或手机丢了的操作员', operators, [
    ['重置密码和验证器', '忘记密码 动态码'],
  ]),
  ...actsAt(
    '/system/operators',
    '选一个操作员',
    ['operators.sessions'],
    [
      ['结束全部登录', '结束操作员的登录 电脑丢了'],
      ['结束操作员一台设备的登录', '踢下线'],
    ],
  ),
];
