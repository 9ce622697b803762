import {
  mergeTicket as callMerge,
  type OperatorTicketDetail,
  separateTicket as callSeparate,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { mergeForm } from './MergeForm.tsx';

const permissions = ['tickets'];

/** Goes on with a ticket in another one of its member (rule 14.78). */
export const mergeTicket = (ticket: OperatorTicketDetail): ActDefinition<{ into: string }> => ({
  label: '合并…',
  title: '合并反馈',
  consequence: '这一条会关闭，往来并到另一条里，按那一条答应的时间答复。会员会收到消息。一天内可以撤销。',
  permissions,
  needsReason: false,
  initial: { into: '' },
  Form: mergeForm(ticket),
  isReady: ({ into }) => into !== '',
  perform: (number, request, key) => callMerge(number, request, { 'Idempotency-Key': key }),
});

/** Undoes a merge, within a day. */
export const separateTicket: ActDefinition<undefined> = {
  label: '撤销合并…',
  title: '撤销合并',
  consequence: '这一条回到合并前的状态，按原来答应的时间答复。合并以后写的留在另一条里。会员会收到消息。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (number, { input: _none, ...request }, key) =>
    callSeparate(number, request, { 'Idempotency-Key': key }),
};
