import { type BulkRun, runBulkAct } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { MessageForm } from '../../../shell/list/bulk/MessageForm.tsx';

/** What is done for those whom a run reached, and for nobody else, by the run's act. */
export const followUpOf: Readonly<Partial<Record<BulkRun['act'], ActDefinition<{ text: string }>>>> = {
  messageMembers: {
    label: '给收到的人再发…',
    title: '给收到的人再发一条',
    consequence: '只发给这一批里已经收到的会员，没发到的不会收到。',
    permissions: ['messages'],
    needsReason: true,
    reasons: ['更正上一条'],
    initial: { text: '' },
    Form: MessageForm,
    isReady: ({ text }) => text.trim() !== '',
    perform: (runId, { input, ...request }, key) =>
      runBulkAct(
        { ...request, input: { act: 'messageMembers', runId, ...input } },
        { 'Idempotency-Key': key },
      ),
  },
};
