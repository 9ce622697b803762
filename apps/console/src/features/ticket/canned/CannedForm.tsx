import { Textarea, TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** The title and text of a canned answer. */
export const CannedForm: ActForm<{ title: string; text: string }> = ({ value, onChange }) => (
  <>
    <TextInput
      label="名字"
      maxLength={40}
      value={value.title}
      onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      data-autofocus
    />
    <Textarea
      label="内容"
      description="可以写 {会员号}、{编号}、{标题}、{同事}，用的时候自动填好。"
      autosize
      minRows={4}
      maxLength={1000}
      value={value.text}
      onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
    />
  </>
);
