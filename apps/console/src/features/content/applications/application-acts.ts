import { moveApplication, type MoveApplicationRequest } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { NoteForm } from './NoteForm.tsx';

type Move = MoveApplicationRequest['input'];
type Words = Pick<ActDefinition<Move>, 'label' | 'title' | 'consequence'> & { isDangerous?: boolean };

const words: Readonly<Record<Move['state'], Words>> = {
  received: {
    label: '放回待处理…',
    title: '放回待处理',
    consequence: '申请人用编号查到“已收到”，和你写的话。',
  },
  reviewing: {
    label: '开始处理…',
    title: '开始处理',
    consequence: '申请人用编号查到“处理中”，和你写的话。',
  },
  accepted: {
    label: '通过…',
    title: '通过申请',
    consequence: '申请人用编号查到“已通过”，和你写的话。90 天后删除申请的内容。',
  },
  declined: {
    label: '不通过…',
    title: '不通过申请',
    consequence: '申请人用编号查到“未通过”，和你写的话。90 天后删除申请的内容。',
    isDangerous: true,
  },
};

const newNote: Words = {
  label: '改给申请人的话…',
  title: '改给申请人的话',
  consequence: '申请人用编号查到新的话，状态不变。',
};

/** Moves an application to a state that the server offers; the state that it has stands for another note. */
export const moveTo = (
  next: Move['state'],
  { state, note }: { state: Move['state']; note: string | null },
): ActDefinition<Move> => ({
  permissions: ['applications'],
  needsReason: false,
  initial: { state: next, note: note ?? '' },
  Form: NoteForm,
  perform: (number, request, key) => moveApplication(number, request, { 'Idempotency-Key': key }),
  ...(next === state ? newNote : words[next]),
});
