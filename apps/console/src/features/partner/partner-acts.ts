import {
  acceptPartnerReports,
  dismissPartnerReports,
  endOpenLink,
  endPartnerKey,
  makeOpenLink,
  movePartnerKeyEnd,
  reconcilePartner,
  resendAgentHook,
  rotatePartnerKey,
  savePartner,
  setPartnerActive,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { FileForm } from './FileForm.tsx';
import { OldKeyForm } from './OldKeyForm.tsx';
import { PartnerFileForm } from './PartnerFileForm.tsx';
import { TaskForm } from './TaskForm.tsx';

const permissions = ['partners'];

const WEEK_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

/** A week from now, to the minute. */
const inAWeek = (): string =>
  new Date(Math.floor((Date.now() + WEEK_MS) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Makes a new key; the one before works until a time (rules 14.24, 14.98). */
export const rotateKey = (): ActDefinition<{ oldKeyUntil: string }> => ({
  label: '换密钥…',
  title: '换合作方密钥',
  consequence: '新密钥马上用来签名。旧密钥到期自动失效，期限可以再改。',
  permissions,
  needsReason: true,
  reasons: ['定期更换', '密钥可能泄露'],
  initial: { oldKeyUntil: inAWeek() },
  Form: OldKeyForm,
  isReady: ({ oldKeyUntil }) => oldKeyUntil !== '',
  perform: (key, request, id) => rotatePartnerKey(key, request, { 'Idempotency-Key': id }),
});

/** Lets the older of two keys live longer or shorter (rule 14.98). */
export const moveKeyEnd = (oldKeyUntil: string | null): ActDefinition<{ oldKeyUntil: string }> => ({
  label: '改旧密钥期限…',
  title: '改旧密钥的期限',
  consequence: '到期前收到的照常处理，之后用旧密钥签名的不再接受。',
  permissions,
  needsReason: true,
  reasons: ['对方还没换好', '对方提前换好了'],
  initial: { oldKeyUntil: oldKeyUntil ?? inAWeek() },
  Form: OldKeyForm,
  isReady: ({ oldKeyUntil: until }) => until !== '',
  perform: (key, request, id) => movePartnerKeyEnd(key, request, { 'Idempotency-Key': id }),
});

/** Ends the older of two keys. */
export const endKey: ActDefinition<undefined> = {
  label: '停用旧密钥…',
  title: '停用合作方旧密钥',
  consequence: '用旧密钥签名的回调不再被接受。先确认对方已经换上新密钥。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['对方已换上新密钥', '旧密钥泄露'],
  initial: undefined,
  perform: (key, { input: _none, ...request }, id) => endPartnerKey(key, request, { 'Idempotency-Key': id }),
};

/** Turns a partner on or off. */
export const setActive = (active: boolean): ActDefinition<{ active: boolean }> => ({
  label: active ? '启用…' : '停用…',
  title: active ? '启用合作方' : '停用合作方',
  consequence: active ? '会员又能做它的任务。' : '不再有人被送过去。已经在路上的人的结果照常处理。',
  permissions,
  needsReason: true,
  reasons: active ? ['故障已恢复', '新合同生效'] : ['对方故障', '合同到期', '质量异常'],
  initial: { active },
  perform: (key, request, id) => setPartnerActive(key, request, { 'Idempotency-Key': id }),
});

const reportPermissions = ['reports', 'reports.large'];

/** Carries out reports that did not fit (rule 14.34). The object's id is the partner. */
export const acceptReports = (ids: readonly string[]): ActDefinition<{ ids: string[] }> => ({
  label: '采纳…',
  title: '采纳合作方报告',
  consequence: '按对方的说法支付或收回金币，各一次。会员会看到原因。',
  reasonIsRead: true,
  permissions: reportPermissions,
  needsReason: true,
  reasons: ['对方邮件确认', '和对账单一致'],
  initial: { ids: [...ids] },
  perform: (_key, request, id) => acceptPartnerReports(request, { 'Idempotency-Key': id }),
});

/** Carries out nothing of reports that did not fit. */
export const dismissReports = (ids: readonly string[]): ActDefinition<{ ids: string[] }> => ({
  label: '不采纳…',
  title: '不采纳合作方报告',
  consequence: '结果和金币都不变。因为这份报告等着的金币转为可用。',
  permissions: ['reports'],
  needsReason: true,
  reasons: ['没有这个会话', '对方重复发送', '签名不对'],
  initial: { ids: [...ids] },
  perform: (_key, request, id) => dismissPartnerReports(request, { 'Idempotency-Key': id }),
});

/** Compares a partner's file with ours (rule 14.35). */
export const reconcile: ActDefinition<{ file: string }> = {
  label: '对账…',
  title: '和合作方对账',
  consequence: '先看有多少条不一致，再执行。同一份文件执行两次，第二次什么也不会变。',
  permissions: reportPermissions,
  needsReason: true,
  initial: { file: '' },
  Form: FileForm,
  isReady: ({ file }) => file.trim() !== '',
  perform: (key, request, id) => reconcilePartner(key, request, { 'Idempotency-Key': id }),
};

/** Ends an open link. */
export const endLink: ActDefinition<undefined> = {
  label: '停用…',
  title: '停用开放链接',
  consequence: '没人再能从这个链接进入。已经进来的人可以做完。',
  permissions: ['tasks.change'],
  needsReason: true,
  isDangerous: true,
  reasons: ['样本已够', '链接被转发到别处'],
  initial: undefined,
  perform: (sid, { input: _none, ...request }, key) => endOpenLink(sid, request, { 'Idempotency-Key': key }),
};

/** Adds a partner, or replaces the settings of one (rule 14.39). */
export const saveSettings: ActDefinition<{ file: string }> = {
  label: '添加或修改…',
  title: '保存合作方',
  consequence: '文件里写的都换成新的。文件里的 key 是新的，就多一家合作方。',
  permissions,
  needsReason: true,
  reasons: ['新合同', '对方改了接口'],
  initial: { file: '' },
  Form: PartnerFileForm,
  isReady: ({ file }) => file.trim() !== '',
  perform: (_key, request, id) => savePartner(request, { 'Idempotency-Key': id }),
};

/** Sends a hook to its agent once more. */
export const resendHook = (hookId: string): ActDefinition<undefined> => ({
  label: '再发一次…',
  title: '再发一次回传',
  consequence: '内容和编号不变，对方凭编号认得出是同一条。',
  permissions: ['reports'],
  needsReason: false,
  reasons: ['对方没有收到', '对方故障已恢复'],
  initial: undefined,
  perform: (_id, { input: _none, ...request }, key) =>
    resendAgentHook(hookId, request, { 'Idempotency-Key': key }),
});

/** Makes an open link. */
export const makeLink: ActDefinition<{ taskId: string }> = {
  label: '做一个链接…',
  title: '做开放链接',
  consequence: '拿到链接的人不用账号就能答题，没有金币。链接在列表最上面，随时可以停用。',
  permissions: ['tasks.change'],
  needsReason: false,
  reasons: ['给合作方测试', '放到公众号'],
  initial: { taskId: '' },
  Form: TaskForm,
  isReady: ({ taskId }) => taskId !== '',
  perform: (_id, request, key) => makeOpenLink(request, { 'Idempotency-Key': key }),
};
