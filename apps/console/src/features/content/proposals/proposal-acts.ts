import { refusePollProposal, showPollProposal } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

const permissions = ['content'];

/** Shows a question as a poll, and pays its member (rule 7.23). */
export const showProposal: ActDefinition<undefined> = {
  label: '采用…',
  title: '采用这个问题',
  consequence: '马上作为快问给大家投票，到会员选的天数截止。会员得到金币和一条消息。',
  permissions,
  needsReason: false,
  isMain: true,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    showPollProposal(id, request, { 'Idempotency-Key': key }),
};

/** Refuses a question. */
export const refuseProposal: ActDefinition<undefined> = {
  label: '不采用…',
  title: '不采用这个问题',
  consequence: '会员会读到原因，可以再提一个。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['和别的问题重复', '选项没有覆盖大多数人', '涉及个人信息', '像广告'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    refusePollProposal(id, request, { 'Idempotency-Key': key }),
};
