import {
  acceptTicket as callAccept,
  type ActOutcome,
  answerTicket as callAnswer,
  askTicket as callAsk,
  decideTicket as callDecide,
  type DecideTicketRequest,
  handOverTicket as callHandOver,
  noteTicket as callNote,
  startTicket as callStart,
  type TicketTextRequest,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { OwnerForm } from './OwnerForm.tsx';
import { TextForm } from './TextForm.tsx';
import { VerdictForm } from './VerdictForm.tsx';

const permissions = ['tickets'];

/** Makes a ticket yours. */
export const acceptTicket: ActDefinition<undefined> = {
  label: '受理…',
  title: '受理反馈',
  consequence: '由你负责，会员会收到消息。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (number, { input: _none, ...request }, key) =>
    callAccept(number, request, { 'Idempotency-Key': key }),
};

/** Says that you work on it. */
export const startTicket: ActDefinition<undefined> = {
  label: '开始处理…',
  title: '开始处理',
  consequence: '会员会看到正在处理。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (number, { input: _none, ...request }, key) =>
    callStart(number, request, { 'Idempotency-Key': key }),
};

type TextCall = (
  number: string,
  request: TicketTextRequest,
  headers: { 'Idempotency-Key': string },
) => Promise<ActOutcome>;

const texted = (
  call: TextCall,
  act: Pick<ActDefinition<unknown>, 'label' | 'title' | 'consequence'>,
): ActDefinition<{ text: string }> => ({
  ...act,
  permissions,
  needsReason: false,
  initial: { text: '' },
  Form: TextForm,
  isReady: ({ text }) => text.trim() !== '',
  perform: (number, request, key) => call(number, request, { 'Idempotency-Key': key }),
});

/** Asks the member for more. */
export const askTicket = texted(callAsk, {
  label: '请补充…',
  title: '请会员补充',
  consequence: '会员会收到消息，补充之后回到你这里。',
});

/** Answers a ticket. */
export const answerTicket = texted(callAnswer, {
  label: '答复…',
  title: '答复反馈',
  consequence: '会员会收到消息，可以确认或重新打开。',
});

/** Writes to colleagues. */
export const noteTicket = texted(callNote, {
  label: '备注…',
  title: '写备注',
  consequence: '只有同事看得到。',
});

/** Hands a ticket over. */
export const handOverTicket: ActDefinition<{ owner: string }> = {
  label: '转给…',
  title: '转给同事',
  consequence: '由这位同事负责。',
  permissions,
  needsReason: false,
  initial: { owner: '' },
  Form: OwnerForm,
  isReady: ({ owner }) => owner.trim() !== '',
  perform: (number, request, key) => callHandOver(number, request, { 'Idempotency-Key': key }),
};

/** Decides an appeal (rule 14.19). */
export const decideTicket: ActDefinition<DecideTicketRequest['input']> = {
  label: '给结论…',
  title: '给申诉结论',
  consequence: '下面写着会退回和恢复什么。会员会读到结论和原因。',
  reasonIsRead: true,
  permissions: ['tickets', 'tickets.large'],
  needsReason: true,
  initial: { verdict: 'upheld' },
  Form: VerdictForm,
  perform: (number, request, key) => callDecide(number, request, { 'Idempotency-Key': key }),
};
