import type { TaskPathPart } from '@yayan/console-client';
import { Checkbox, NativeSelect, TextInput } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './TaskPath.module.css';

/** What an input says about its answer. */
type Said = { description: string } | { error: string | null };

interface AnswerFieldProps {
  field: Pick<TaskPathPart, 'title' | 'input' | 'choices'>;
  said: Said;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function ChooseOne({ field: { title, choices }, said, values: [first = ''], onChange }: AnswerFieldProps) {
  return (
    <NativeSelect
      label={title}
      {...said}
      data={[{ value: '', label: '没填' }, ...choices.map(({ value, text }) => ({ value, label: text }))]}
      value={first}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
    />
  );
}

/** Boxes to check. Where the order counts, each says its place: the order in which they were checked. */
function ChooseSeveral({ field: { title, input, choices }, said, values, onChange }: AnswerFieldProps) {
  const isRanked = input === 'order';
  const labelOf = (value: string, text: string): string =>
    isRanked && values.includes(value) ? `${values.indexOf(value) + 1}. ${text}` : text;
  return (
    <Checkbox.Group
      label={isRanked ? `${title}（先点的在前）` : title}
      {...said}
      value={[...values]}
      onChange={onChange}
    >
      <div className={classes['choices']}>
        {choices.map(({ value, text }) => (
          <Checkbox key={value} value={value} label={labelOf(value, text)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function TypeIn({ field: { title, input }, said, values: [first = ''], onChange }: AnswerFieldProps) {
  return (
    <TextInput
      label={title}
      {...said}
      inputMode={input === 'number' ? 'numeric' : 'text'}
      maxLength={2000}
      value={first}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
    />
  );
}

type Component = (props: AnswerFieldProps) => ReactNode;

/** Every way to answer, but those that a question alone has: by its parts, and not at all. */
const components: Readonly<Record<Exclude<TaskPathPart['input'], 'parts' | 'none'>, Component>> = {
  one: ChooseOne,
  files: ChooseOne,
  several: ChooseSeveral,
  order: ChooseSeveral,
  number: TypeIn,
  text: TypeIn,
};

/** The field for one answer; none for what takes no answer. */
export function AnswerField(props: AnswerFieldProps) {
  const { input } = props.field;
  if (input === 'parts' || input === 'none') return null;
  const Field = components[input];
  return <Field {...props} />;
}
