import { actsAt } from './searched-act.ts';

const partners = ['partners'];
const reporting = ['reports', 'reports.large'];
const reports = ['reports'];
const change = ['tasks.change'];

/** Partners, their reports and links. */
export const partnerActsByName = [
  ...actsAt('/partner-reports?open=true', '没有执行的报告', reporting, [
    ['采纳合作方报告', '处理合作方报告 作废 追回'],
  ]),
  ...actsAt('/partner-reports?open=true', '没有执行的报告', reports, [['不采纳合作方报告', '驳回报告']]),
  ...actsAt('/partners', '选一个合作方', reporting, [['和合作方对账', '核对 月结']]),
  ...actsAt('/partners', '选或粘贴它的文件', partners, [
    ['保存合作方', '添加或修改合作方 新建合作方 接入 代理 供应商'],
  ]),
  ...actsAt('/partners', '选一个合作方', partners, [
    ['换合作方密钥', '轮换密钥 新密钥'],
    ['改旧密钥的期限', '延长旧密钥 密钥到期'],
    ['停用合作方旧密钥', '作废密钥'],
    ['启用合作方', '打开合作方'],
    ['停用合作方', '关闭合作方'],
  ]),
  ...actsAt('/partners', '选一个供应商', change, [
    ['让供应商做任务', '指定供应商 导流'],
    ['不再送人去供应商', '停供应商'],
  ]),
  ...actsAt('/partners', '选一个代理', reports, [['再发一次回传', '重发回调 通知代理']]),
  ...actsAt('/open-links', '填任务编号', change, [['做开放链接', '新建链接 推广链接']]),
  ...actsAt('/open-links', '选一个链接', change, [['停用开放链接', '关闭链接 作废链接']]),
];
