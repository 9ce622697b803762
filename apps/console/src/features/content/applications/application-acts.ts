import { moveApplication, type MoveApplicationRequest } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { NoteForm } from './NoteForm.tsx';

type Move = MoveApplicationRequest['input'];

const move = (
  state: Move['state'],
  note: string,
  rest: Pick<ActDefinition<Move>, 'label' | 'title' | 'consequence'> & { isDangerous?: boolean },
): ActDefinition<Move> => ({
  permissions: ['applications'],
  needsReason: false,
  initial: { state, note },
  Form: NoteForm,
  perform: (number, request, key) => moveApplication(number, request, { 'Idempotency-Key': key }),
  ...rest,
});

/** Takes an application up. */
export const takeUp = (note: string): ActDefinition<Move> =>
  move('reviewing', note, {
    label: '开始处理…',
    title: '开始处理',
    consequence: '申请人用编号查到“处理中”，和你写的话。',
  });

/** Accepts an application. */
export const accept = (note: string): ActDefinition<Move> =>
  move('accepted', note, {
    label: '通过…',
    title: '通过申请',
    consequence: '申请人用编号查到“已通过”，和你写的话。90 天后删除申请的内容。',
  });

/** Declines an application. */
export const decline = (note: string): ActDefinition<Move> =>
  move('declined', note, {
    label: '不通过…',
    title: '不通过申请',
    consequence: '申请人用编号查到“未通过”，和你写的话。90 天后删除申请的内容。',
    isDangerous: true,
  });
