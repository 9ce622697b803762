import { actsAt } from './searched-act.ts';

const change = ['tasks.change'];
const handIns = ['handIns'];
const groups = ['groups'];

/** Tasks, what was handed in, and discussion groups. */
export const taskActsByName = [
  ...actsAt('/tasks/new', '用任务文件，先检查再发布', change, [['新建任务', '发布任务 添加 创建 上线']]),
  ...actsAt('/tasks?state=running', '选一个进行中的任务', change, [
    ['暂停任务', '停任务 停收'],
    ['结束任务', '关闭 下线 停收'],
  ]),
  ...actsAt('/tasks?state=paused', '选一个已暂停的任务', change, [['恢复任务', '继续 重新开始']]),
  ...actsAt('/tasks', '选一个任务', change, [
    ['修改任务', '换问卷 更新问卷 改题目 推后结束时间 延期 延长任务 改标题 改城市 改设备 找谁'],
    ['先收首批', '试投 小范围'],
    ['修改名额', '加名额 减名额 配额 份数'],
    ['修改奖励', '改金币 改价'],
    ['更正资料的用处', '改用途 改委托方 隐私 同意'],
  ]),
  ...actsAt('/tasks', '选一个任务，再选一次参与', handIns, [
    ['不通过完成', '驳回完成 收回金币 作废答卷 质量差'],
    ['撤回不通过', '恢复完成 撤销驳回'],
  ]),
  ...actsAt('/hand-ins', '等得最久的在最前面', handIns, [
    ['审核提交', '看照片 审图'],
    ['通过提交', '同意'],
    ['请会员重新提交', '退回提交 补拍 重拍'],
    ['不通过提交', '驳回 拒绝'],
  ]),
  ...actsAt('/second-looks', '抽出来的决定', handIns, [
    ['再看一遍审核', '复核 抽查 质量'],
    ['应当通过', '复核结论'],
    ['不应通过', '复核结论'],
  ]),
  ...actsAt('/held-pay', '同时作答的问卷', handIns, [
    ['核对奖励', '待核对'],
    ['支付待核对的奖励', '发奖励'],
    ['不支付待核对的奖励', '拒绝奖励'],
  ]),
  ...actsAt(
    '/groups?payWaits=true',
    '等确认的讨论组',
    ['groups', 'groups.large'],
    [['确认小组发放', '发金币 付款']],
  ),
  ...actsAt('/groups', '选一个讨论组', groups, [
    ['暂停小组发放', '停发'],
    ['恢复小组发放', '继续发'],
    ['拒绝小组发放', '不发 驳回'],
    ['移出小组发放', '不发给一个人 移除成员'],
    ['移除回答', '删除回答 违规 下架'],
    ['恢复回答', '放回'],
    ['换主持人', '转让 移交'],
    ['归档讨论组', '收起'],
  ]),
  ...actsAt('/groups?state=open', '选一个进行中的讨论组', groups, [['结束讨论组', '关闭 解散']]),
  ...actsAt('/members', '找到会员', groups, [
    ['让会员创建讨论组', '主持人 授权'],
    ['不再让会员创建讨论组', '取消主持人 收回授权'],
  ]),
];
