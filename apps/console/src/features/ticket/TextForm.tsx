import { Textarea } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

const ROWS = 4;
const LONGEST = 2000;

/** A text to the member or to colleagues. */
export const TextForm: ActForm<{ text: string }> = ({ value: { text }, onChange }) => (
  <Textarea
    label="内容"
    required
    autosize
    minRows={ROWS}
    maxLength={LONGEST}
    value={text}
    onChange={(event) => onChange({ text: event.currentTarget.value })}
    data-autofocus
  />
);
