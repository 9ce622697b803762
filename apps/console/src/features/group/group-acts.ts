import {
  archiveOperatorGroup as callArchive,
  closeOperatorGroup as callClose,
  confirmGroupPay,
  handOverGroup,
  holdGroupPay,
  putBackGroupAnswer,
  refuseGroupPay,
  releaseGroupPay,
  takeDownGroupAnswer,
  takeOutOfGroupPay,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { HostForm } from './HostForm.tsx';

const permissions = ['groups'];

/** Confirms what a closed group pays (rule 6.30). */
export const confirmPay: ActDefinition<undefined> = {
  label: '确认发放…',
  title: '确认小组发放',
  consequence: '金币随后发给每个人，各一次。来宾的为他们保留 30 天。',
  permissions: ['groups', 'groups.large'],
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    confirmGroupPay(id, request, { 'Idempotency-Key': key }),
};

/** Pays nobody until the pay-out is released (rule 6.44). */
export const holdPay: ActDefinition<undefined> = {
  label: '暂停发放…',
  title: '暂停小组发放',
  consequence: '恢复之前没有人拿到金币。主持人和受访者会看到原因。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  reasons: ['回答有疑问，核对后再发', '主持人的邀请有疑问'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => holdGroupPay(id, request, { 'Idempotency-Key': key }),
};

/** Ends the hold of a pay-out. */
export const releasePay: ActDefinition<undefined> = {
  label: '恢复发放…',
  title: '恢复小组发放',
  consequence: '发放回到暂停之前的状态，照常确认和支付。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    releaseGroupPay(id, request, { 'Idempotency-Key': key }),
};

/** Pays nobody else of a group. */
export const refusePay: ActDefinition<undefined> = {
  label: '拒绝发放…',
  title: '拒绝小组发放',
  consequence: '还没拿到金币的人都不再支付，他们会看到原因。不能恢复。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['回答由主持人代写', '小组没有真实进行'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => refuseGroupPay(id, request, { 'Idempotency-Key': key }),
};

/** Takes one person out of a pay-out. */
export const takeOut = (personId: string): ActDefinition<{ personId: string }> => ({
  label: '移出…',
  title: '移出小组发放',
  consequence: '这个人不再得到小组的金币，会看到原因。主持人不能再加回来。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['回答复制自他人', '回答与问题无关'],
  initial: { personId },
  perform: (id, request, key) => takeOutOfGroupPay(id, request, { 'Idempotency-Key': key }),
});

/** Closes a group before its time. */
export const closeGroup: ActDefinition<undefined> = {
  label: '结束讨论…',
  title: '结束讨论小组',
  consequence: '现在就不能再回答，奖励随即结算。不能重新开放。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['讨论内容违规', '客户要求提前结束'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callClose(id, request, { 'Idempotency-Key': key }),
};

/** Archives a closed group. */
export const archiveGroup: ActDefinition<undefined> = {
  label: '归档…',
  title: '归档讨论小组',
  consequence: '受访者不能再看到内容。奖励要先全部结清。',
  permissions,
  needsReason: true,
  reasons: ['项目已结束'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callArchive(id, request, { 'Idempotency-Key': key }),
};

/** Makes another host answer for a group. */
export const handOver: ActDefinition<{ memberCode: string }> = {
  label: '换主持人…',
  title: '换主持人',
  consequence: '新主持人接手这个小组，原来的不能再进入。新主持人要先有创建讨论小组的权限。',
  permissions,
  needsReason: true,
  reasons: ['原主持人离职', '原主持人的资格已停止'],
  initial: { memberCode: '' },
  Form: HostForm,
  isReady: ({ memberCode }) => memberCode.trim() !== '',
  perform: (id, request, key) => handOverGroup(id, request, { 'Idempotency-Key': key }),
};

/** Hides an answer. */
export const takeDown = (answerId: string): ActDefinition<{ answerId: string }> => ({
  label: '移除…',
  title: '移除回答',
  consequence: '没有人再看到这条回答，作者会看到原因。主持人不能恢复，运营人员 30 天内可以。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['含违法内容', '泄露他人隐私', '广告'],
  initial: { answerId },
  perform: (id, request, key) => takeDownGroupAnswer(id, request, { 'Idempotency-Key': key }),
});

/** Shows an answer again that an operator took down. */
export const putBack = (answerId: string): ActDefinition<{ answerId: string }> => ({
  label: '恢复…',
  title: '恢复回答',
  consequence: '回答又显示在原来的位置。',
  permissions,
  needsReason: true,
  reasons: ['核对后没有违规'],
  initial: { answerId },
  perform: (id, request, key) => putBackGroupAnswer(id, request, { 'Idempotency-Key': key }),
});
