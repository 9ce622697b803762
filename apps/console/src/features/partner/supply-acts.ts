import { endSupply as endSupplyCall, supplyTask } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import type { SupplyInput } from './supply-input.ts';
import { SupplyForm } from './SupplyForm.tsx';

const permissions = ['tasks.change'];

/** Lets a supplier ask a task's questions (rule 14.40). */
export const supply: ActDefinition<SupplyInput> = {
  label: '指定任务…',
  title: '让供应商做任务',
  consequence: '之后开始的人到对方那里答。已经开始的人在原来的地方做完。',
  permissions,
  needsReason: false,
  reasons: ['新项目', '换供应商'],
  initial: { taskId: '', survey: '', minimumSeconds: null, passed: {} },
  Form: SupplyForm,
  isReady: ({ taskId, survey }) => taskId !== '' && survey.trim() !== '',
  perform: (key, request, id) => supplyTask(key, request, { 'Idempotency-Key': id }),
};

/** Sends nobody to a supplier for a task any more. */
export const endSupply = (taskId: string): ActDefinition<{ taskId: string }> => ({
  label: '不再送人…',
  title: '不再送人去供应商',
  consequence: '任务会暂停，没有新的人被送过去。已经在那里的人回来照常得奖励。恢复任务前先指定供应商。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['合同到期', '对方故障', '质量异常'],
  initial: { taskId },
  perform: (key, request, id) => endSupplyCall(key, request, { 'Idempotency-Key': id }),
});
