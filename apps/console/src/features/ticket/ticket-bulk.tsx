import type { OperatorTicket } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';
import { OwnerForm } from './OwnerForm.tsx';
import { TextForm } from './TextForm.tsx';

const permissions = ['tickets'];

/** What can be done with many tickets. */
export const ticketBulk: Omit<Bulk<OperatorTicket>, 'queryOf'> = {
  idOf: ({ number }) => number,
  nameOf: ({ number }) => number,
  acts: [
    {
      act: 'acceptTickets',
      label: '受理…',
      title: '受理选中的反馈',
      consequence: '由你负责，会员会收到消息。',
      permissions,
      needsReason: false,
      initial: {},
    },
    {
      act: 'handOverTickets',
      label: '转给…',
      title: '把选中的反馈转给同事',
      consequence: '由这位同事负责。',
      permissions,
      needsReason: false,
      initial: { owner: '' },
      Form: ({ value, onChange }) => <OwnerForm value={{ owner: value.owner ?? '' }} onChange={onChange} />,
      isReady: ({ owner = '' }) => owner.trim() !== '',
    },
    {
      act: 'answerTickets',
      label: '答复并结束…',
      title: '答复选中的反馈',
      consequence: '会员会收到同一段答复，可以确认或重新打开；7 天没有回应就算确认。申诉要逐条给结论。',
      permissions,
      needsReason: false,
      initial: { text: '' },
      Form: ({ value, onChange }) => <TextForm value={{ text: value.text ?? '' }} onChange={onChange} />,
      isReady: ({ text = '' }) => text.trim() !== '',
    },
  ],
};
