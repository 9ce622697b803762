import { Textarea } from '@yayan/ui';

interface WithText {
  text?: string;
}

interface MessageFormProps<Value extends WithText> {
  value: Value;
  onChange: (value: Value) => void;
}

/** What many members will read. */
export function MessageForm<Value extends WithText>({ value, onChange }: MessageFormProps<Value>) {
  return (
    <Textarea
      label="内容"
      required
      autosize
      minRows={4}
      maxLength={2000}
      value={value.text ?? ''}
      onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      data-autofocus
    />
  );
}
