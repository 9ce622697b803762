import type { OperatorMemberRow } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';
import { MessageForm } from '../../shell/list/bulk/MessageForm.tsx';
import { CardForm } from './forms/CardForm.tsx';

/** What can be done with several members. */
export const memberBulk: Bulk<OperatorMemberRow> = {
  idOf: ({ id }) => id,
  nameOf: ({ code }) => code,
  acts: [
    {
      act: 'messageMembers',
      label: '发消息…',
      title: '给选中的会员发消息',
      consequence: '每位会员会在消息里收到这段话。',
      permissions: ['messages'],
      needsReason: true,
      reasons: ['活动改期', '回应反馈'],
      initial: { text: '' },
      Form: MessageForm,
      isReady: ({ text = '' }) => text.trim() !== '',
    },
    {
      act: 'giveCards',
      label: '发卡券…',
      title: '给选中的会员发卡券',
      consequence: '会员会读到原因。',
      reasonIsRead: true,
      permissions: ['coins.small'],
      needsReason: true,
      reasons: ['客服补偿', '活动补发'],
      initial: { card: 'makeUp', days: 30 },
      Form: ({ value: { card = 'makeUp', days }, onChange }) => (
        <CardForm
          value={{ kind: card, days: days ?? null }}
          onChange={({ kind, days: next }) =>
            onChange({ card: kind, ...(typeof next === 'number' && { days: next }) })
          }
        />
      ),
      isReady: ({ days }) => !Number.isNaN(days),
    },
  ],
};
