import {
  type ActOutcome,
  changeLostMobile,
  type ChangeLostMobileRequest,
  decideIdCheck as callDecide,
  exportMemberData,
  type DecideIdCheckRequest,
  nameGroupHost,
  type PlainActRequest,
  removeGroupHost,
  resetIdCheck as callReset,
  speedMemberClosing,
  startMemberClosing,
  stopMemberClosing,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { IdCheckForm } from './IdCheckForm.tsx';
import { MobileForm } from './MobileForm.tsx';

const permissions = ['members'];

type PlainCall = (
  id: string,
  request: PlainActRequest,
  headers: { 'Idempotency-Key': string },
) => Promise<ActOutcome>;
type PlainAct = Omit<ActDefinition<undefined>, 'permissions' | 'needsReason' | 'initial' | 'perform'> & {
  permissions?: readonly string[];
};

const plain = (call: PlainCall, act: PlainAct): ActDefinition<undefined> => ({
  permissions,
  ...act,
  needsReason: true,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => call(id, request, { 'Idempotency-Key': key }),
});

/** Decides a real-name check whose service gives no answer. */
export const decideIdCheck: ActDefinition<DecideIdCheckRequest['input']> = {
  label: '决定实名…',
  title: '决定实名认证',
  consequence: '核验服务没有结果时用。会员会收到结果；之后不再问服务。',
  permissions,
  needsReason: true,
  reasons: ['核对过证件照片和本人视频', '姓名和证件不一致'],
  initial: { matches: true },
  Form: IdCheckForm,
  perform: (id, request, key) => callDecide(id, request, { 'Idempotency-Key': key }),
};

/** Exports all data, for a member who asked for it in another way. */
export const exportData = plain(exportMemberData, {
  label: '导出资料…',
  title: '导出会员的全部资料',
  consequence:
    '和会员自己下载的一样，含手机号、地址和实名。同意后只有你能在「我的导出」里下载，一天后就没有了。',
  permissions: ['members.export'],
  reasons: ['会员来信要自己的资料，核对过本人', '监管机关调取，有公函'],
});

/** Erases the real-name checks. */
export const resetIdCheck = plain(callReset, {
  label: '重置实名…',
  title: '重置实名认证',
  consequence: '删除已提交的姓名和身份证号，会员可以重新提交五次；这个身份证号也可以用在别的账号。',
  isDangerous: true,
  reasons: ['用了别人的证件', '次数用完，核对过本人'],
});

/** Gives a member another mobile. */
export const changeMobile: ActDefinition<ChangeLostMobileRequest['input']> = {
  label: '换手机号…',
  title: '更换丢失的手机号',
  consequence: '先按规定核对本人。所有设备会退出登录，会员用新号码登录；变更会发消息和邮件。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['视频核对过本人和证件', '营业厅证明原号码已停'],
  initial: { mobile: '' },
  Form: MobileForm,
  isReady: ({ mobile }) => /^1[3-9]\d{9}$/u.test(mobile),
  perform: (id, request, key) => changeLostMobile(id, request, { 'Idempotency-Key': key }),
};

/** Starts a deletion. */
export const startClosing = plain(startMemberClosing, {
  label: '替会员注销…',
  title: '替会员注销账号',
  consequence: '七天后删除个人信息，金币和卡券作废。这七天里会员登录一次就取消。',
  isDangerous: true,
  reasons: ['会员书面要求，登录不了'],
});

/** Stops a deletion. */
export const stopClosing = plain(stopMemberClosing, {
  label: '停止注销…',
  title: '停止注销',
  consequence: '账号照常可用。',
  reasons: ['会员改主意了', '不是本人申请的'],
});

/** Lets a deletion happen soon. */
export const speedClosing = plain(speedMemberClosing, {
  label: '尽快注销…',
  title: '尽快注销账号',
  consequence: '一小时内删除个人信息，不再等满七天，不能恢复。',
  isDangerous: true,
  reasons: ['会员书面要求马上删除'],
});

/** Lets a member make discussion groups. */
export const nameHost = plain(nameGroupHost, {
  label: '让他创建讨论小组…',
  title: '让会员创建讨论小组',
  consequence: '会员在讨论网站得到自己的工作台，可以建组、邀请人、按方案发金币。',
  permissions: ['groups'],
  reasons: ['签了主持协议', '公司的同事'],
});

/** Ends this right. */
export const removeHost = plain(removeGroupHost, {
  label: '不再让他创建讨论小组…',
  title: '不再让会员创建讨论小组',
  consequence: '不能再建和修改小组。已有的小组照常进行，还没发的金币先暂停，由我们核对。',
  permissions: ['groups'],
  isDangerous: true,
  reasons: ['协议到期', '违反主持规则'],
});
