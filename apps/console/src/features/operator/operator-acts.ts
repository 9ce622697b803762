import {
  addOperator as callAdd,
  type AddOperatorRequest,
  endOperatorSessions as callEnd,
  type OperatorRole,
  resetOperator as callReset,
  setOperatorActive as callActive,
  setOperatorRoles as callRoles,
  type SetOperatorRolesRequest,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { AddForm } from './AddForm.tsx';
import { RolesForm } from './RolesForm.tsx';

const permissions = ['operators'];
const NAME = /^[a-z][a-z0-9.-]{1,31}$/u;

/** Adds an account. */
export const addOperator: ActDefinition<AddOperatorRequest['input']> = {
  label: '添加操作员…',
  title: '添加操作员',
  consequence:
    '另一位管理员同意后，你在这个人的页面取一次性链接，当面或用公司的通讯工具发给本人。只有你一个账号时，添加第二位管理员不用等谁同意。',
  permissions,
  needsReason: true,
  reasons: ['新同事入职', '临时帮忙'],
  initial: { name: '', roles: [] },
  Form: AddForm,
  isReady: ({ name, roles }) => NAME.test(name) && roles.length > 0,
  perform: (_id, request, key) => callAdd(request, { 'Idempotency-Key': key }),
};

/** Changes what somebody may do. */
export const changeRoles = (
  roles: readonly OperatorRole[],
): ActDefinition<SetOperatorRolesRequest['input']> => ({
  label: '改角色…',
  title: '修改角色',
  consequence: '同意后马上生效，正在登录的页面也一样。自己不能改自己的。',
  permissions,
  needsReason: true,
  reasons: ['换了岗位', '兼做别的工作'],
  initial: { roles: [...roles] },
  Form: RolesForm,
  isReady: ({ roles: chosen }) => chosen.length > 0,
  perform: (name, request, key) => callRoles(name, request, { 'Idempotency-Key': key }),
});

/** Ends one session of an operator, or all with null. */
export const endSessions = (sessionId: string | null): ActDefinition<{ sessionId: string | null }> => ({
  label: sessionId === null ? '结束全部登录…' : '结束登录…',
  title: sessionId === null ? '结束全部登录' : '结束这台设备的登录',
  consequence: '马上生效，要重新用密码和动态码登录。一个人就能做，不用等别人同意。',
  permissions: ['operators.sessions'],
  needsReason: true,
  isDangerous: sessionId === null,
  reasons: ['电脑丢了', '不是本人的设备'],
  initial: { sessionId },
  perform: (name, request, key) => callEnd(name, request, { 'Idempotency-Key': key }),
});

/** Makes password and second factor useless, so that the owner sets them anew. */
export const resetOperator: ActDefinition<undefined> = {
  label: '重置密码和验证器…',
  title: '重置密码和验证器',
  consequence:
    '同意后旧密码、验证器、恢复码和通行密钥马上作废，登录全部结束。你再取一次性链接给本人。电脑丢了，请先结束全部登录。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['电脑或手机丢了', '换手机，验证器没有了', '忘了密码', '链接过期了'],
  initial: undefined,
  perform: (name, { input: _none, ...request }, key) => callReset(name, request, { 'Idempotency-Key': key }),
};

/** Closes an account. */
export const closeOperator: ActDefinition<{ active: boolean }> = {
  label: '停用…',
  title: '停用账号',
  consequence: '同意后马上不能登录，这个人还在等的请求不能再同意。做过的事仍在操作记录里。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['离职', '长期不用'],
  initial: { active: false },
  perform: (name, request, key) => callActive(name, request, { 'Idempotency-Key': key }),
};

/** Opens a closed account again. */
export const openOperator: ActDefinition<{ active: boolean }> = {
  label: '恢复账号…',
  title: '恢复账号',
  consequence: '角色和以前一样，密码和验证器要用一次性链接重新设置。',
  permissions,
  needsReason: true,
  reasons: ['回来上班'],
  initial: { active: true },
  perform: (name, request, key) => callActive(name, request, { 'Idempotency-Key': key }),
};
