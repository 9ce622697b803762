import type { SaveHelpSectionRequest } from '@yayan/console-client';
import { NumberInput, TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

const MOST = 1000;

/** The name and the place of a section of help. */
export const SectionForm: ActForm<SaveHelpSectionRequest['input']> = ({ value, onChange }) => (
  <>
    <TextInput
      label="名称"
      maxLength={60}
      autoComplete="off"
      value={value.title}
      onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      data-autofocus
    />
    <NumberInput
      label="顺序"
      description="小的在前。"
      min={1}
      max={MOST}
      allowDecimal={false}
      value={Number.isNaN(value.position) ? '' : value.position}
      onChange={(next) => onChange({ ...value, position: typeof next === 'number' ? next : Number.NaN })}
    />
  </>
);
