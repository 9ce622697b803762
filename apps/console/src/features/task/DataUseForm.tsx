import type { CorrectTaskDataUseRequest } from '@yayan/console-client';
import { Switch, Textarea, TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** What members read about their data, as it is typed: one item a line. */
export interface DataUseValues {
  recipient: string;
  thirdParty: boolean;
  items: string;
  purpose: string;
  policyUrl: string;
}

/** The text as it is sent. Empty lines are no items. */
export const newDataUse = ({
  items,
  policyUrl,
  ...values
}: DataUseValues): CorrectTaskDataUseRequest['input'] => ({
  ...values,
  items: items
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  policyUrl: policyUrl.trim() === '' ? null : policyUrl.trim(),
});

/** Who gets which data of a task's members, and for what. */
export const DataUseForm: ActForm<DataUseValues> = ({ value, onChange }) => (
  <>
    <TextInput
      label="谁得到"
      maxLength={100}
      value={value.recipient}
      onChange={({ currentTarget }) => onChange({ ...value, recipient: currentTarget.value })}
    />
    <Textarea
      label="得到什么，一行一条"
      autosize
      minRows={2}
      maxRows={8}
      value={value.items}
      onChange={({ currentTarget }) => onChange({ ...value, items: currentTarget.value })}
    />
    <TextInput
      label="做什么用"
      maxLength={200}
      value={value.purpose}
      onChange={({ currentTarget }) => onChange({ ...value, purpose: currentTarget.value })}
    />
    <TextInput
      label="隐私政策的地址，可以不填"
      maxLength={500}
      value={value.policyUrl}
      onChange={({ currentTarget }) => onChange({ ...value, policyUrl: currentTarget.value })}
    />
    <Switch
      label="是第三方"
      description="交给第三方的，开始前要单独同意"
      checked={value.thirdParty}
      onChange={({ currentTarget }) => onChange({ ...value, thirdParty: currentTarget.checked })}
    />
  </>
);
