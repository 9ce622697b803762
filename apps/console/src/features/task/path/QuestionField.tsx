import type { TaskPathQuestion } from '@yayan/console-client';
import { Checkbox, NativeSelect, TextInput } from '@yayan/ui';
import classes from './TaskPath.module.css';

interface QuestionFieldProps {
  question: TaskPathQuestion;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The answer to one question of a path. */
export function QuestionField({ question, values, onChange }: QuestionFieldProps) {
  const { title, input, choices, shown } = question;
  const [first = ''] = values;
  // Nothing is wrong with an answer that nobody has given yet; it only has to come.
  const isOpen = values.length === 0 && question.problem !== null;
  const said = isOpen ? { description: '走下去要填这一题' } : { error: question.problem };
  const setOne = (value: string): void => onChange(value === '' ? [] : [value]);
  if (!shown)
    return (
      <p className={classes['dim']}>
        {title} <b>这个人看不到</b>
      </p>
    );
  if (input === 'none')
    return (
      <p className={classes['dim']}>
        {title} <b>这种题不能在这里填，按没填走</b>
      </p>
    );
  if (input === 'one')
    return (
      <NativeSelect
        label={title}
        {...said}
        data={[{ value: '', label: '没填' }, ...choices.map(({ value, text }) => ({ value, label: text }))]}
        value={first}
        onChange={(event) => setOne(event.currentTarget.value)}
      />
    );
  if (input === 'several')
    return (
      <Checkbox.Group label={title} {...said} value={[...values]} onChange={onChange}>
        <div className={classes['choices']}>
          {choices.map(({ value, text }) => (
            <Checkbox key={value} value={value} label={text} />
          ))}
        </div>
      </Checkbox.Group>
    );
  return (
    <TextInput
      label={title}
      {...said}
      inputMode={input === 'number' ? 'numeric' : 'text'}
      maxLength={2000}
      value={first}
      onChange={(event) => setOne(event.currentTarget.value)}
    />
  );
}
