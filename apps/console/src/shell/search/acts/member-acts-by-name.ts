import { actsAt } from './searched-act.ts';

const members = ['members'];
const correcting = ['coins.small', 'coins.large'];
const tickets = ['tickets'];

/** Members and what they write to us. */
export const memberActsByName = [
  ...actsAt('/members', '找到会员', correcting, [
    ['更正金币', '补发 扣除 加金币 减金币 赔付'],
    ['更正质量分', '加分 扣分'],
    ['更正权益值', '信用'],
    ['免除待抵扣', '欠款 负债 欠金币'],
  ]),
  ...actsAt(
    '/members',
    '找到会员',
    ['coins.small'],
    [
      ['发卡券', '补签卡 补偿 给会员发卡券'],
      ['收回卡券', '撤回卡券'],
    ],
  ),
  ...actsAt(
    '/members',
    '找到会员',
    ['members.mild', 'members'],
    [
      ['处罚会员', '封停 封号 冻结 禁用 限制 警告 拉黑'],
      ['提前结束处罚', '解封 解冻 解除 撤销处罚'],
    ],
  ),
  ...actsAt('/members', '选中会员', ['messages'], [['给会员发消息', '通知 私信 群发']]),
  ...actsAt(
    '/members',
    '找到会员',
    ['members.mild'],
    [
      ['结束这台设备的登录', '踢下线 退出登录 会员登录'],
      ['重置昵称', '违规昵称 改名'],
      ['重置头像', '违规头像 改头像'],
    ],
  ),
  ...actsAt('/members', '找到会员', members, [
    ['判邀请无效', '取消邀请 刷邀请'],
    ['恢复邀请', '邀请有效'],
    ['更换丢失的手机号', '换手机号 改手机号 改号'],
    ['决定实名认证', '通过实名 核验'],
    ['重置实名认证', '解绑身份证'],
    ['替会员注销账号', '删除账号 销号'],
    ['停止注销', '取消注销 撤销注销'],
    ['尽快注销账号', '马上注销 立即删除账号'],
  ]),
  ...actsAt('/members', '找到会员', ['members.export'], [['导出会员的全部资料', '个人信息副本 下载资料']]),
  ...actsAt('/members', '找到会员', ['personalData.show'], [['查看个人信息', '显示手机号 姓名 身份证']]),
  ...actsAt('/tickets?open=true&sort=promise', '还没答复的，最先到期在前', tickets, [
    ['答复反馈', '回复工单'],
    ['受理反馈', '认领工单 接单'],
    ['开始处理', '处理工单 反馈'],
    ['请会员补充', '追问 要截图'],
    ['写备注', '内部备注 记录'],
    ['转给同事', '把反馈转给同事 转交 改负责人'],
  ]),
  ...actsAt(
    '/tickets?open=true&kind=appeal',
    '还没有结论的申诉',
    ['tickets', 'tickets.large'],
    [['给申诉结论', '处理申诉 判申诉 退回金币']],
  ),
  ...actsAt('/tickets?open=true', '选一条，合并到这位会员的另一条', tickets, [['合并反馈', '合并工单']]),
  ...actsAt('/tickets?open=false', '一天以内的，选那条已合并的', tickets, [
    ['撤销合并反馈', '撤销合并 分开工单'],
  ]),
  ...actsAt('/tickets/canned', '所有客服同事都能用', tickets, [
    ['新建常用答复', '话术 模板 快捷回复'],
    ['修改常用答复', '话术 模板 快捷回复'],
    ['删除常用答复', '话术 模板 快捷回复'],
  ]),
  ...actsAt(
    '/tickets/figures',
    '答复有多快，是不是按时，什么在等',
    ['read'],
    [['看客服的数字', '客服统计 报表 质量']],
  ),
];
