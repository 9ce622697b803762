import type { MoveApplicationRequest } from '@yayan/console-client';
import { Textarea } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** The note that the applicant reads. */
export const NoteForm: ActForm<MoveApplicationRequest['input']> = ({ value, onChange }) => (
  <Textarea
    label="给申请人的话"
    description="选填。知道编号的人都能看到，不要写姓名和电话。"
    autosize
    minRows={2}
    maxLength={500}
    value={value.note ?? ''}
    onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
    data-autofocus
  />
);
