import {
  type CannedAnswer,
  removeCannedAnswer as callRemove,
  saveCannedAnswer as callSave,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { CannedForm } from './CannedForm.tsx';

const permissions = ['tickets'];

type Written = Pick<CannedAnswer, 'title' | 'text'>;

const saving = (
  words: Pick<ActDefinition<unknown>, 'label' | 'title' | 'consequence'>,
  initial: Written,
  id?: string,
): ActDefinition<Written> => ({
  ...words,
  permissions,
  needsReason: false,
  initial,
  Form: CannedForm,
  isReady: ({ title, text }) => title.trim() !== '' && text.trim() !== '',
  perform: (_id, { input, ...request }, key) =>
    callSave(
      { ...request, input: { title: input.title, text: input.text, ...(id !== undefined && { id }) } },
      { 'Idempotency-Key': key },
    ),
});

/** Makes a canned answer. */
export const addCanned = saving(
  { label: '新建…', title: '新建常用答复', consequence: '所有客服同事都能用。' },
  { title: '', text: '' },
);

/** Changes one. */
export const editCanned = ({ id, title, text }: CannedAnswer): ActDefinition<Written> =>
  saving(
    { label: '修改…', title: '修改常用答复', consequence: '已经发出去的答复不变。' },
    { title, text },
    id,
  );

/** Removes one. */
export const removeCanned: ActDefinition<undefined> = {
  label: '删除…',
  title: '删除常用答复',
  consequence: '已经发出去的答复不变。',
  permissions,
  needsReason: false,
  isDangerous: true,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callRemove(id, request, { 'Idempotency-Key': key }),
};
