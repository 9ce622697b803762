import { NumberInput, TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { TaskForm } from './TaskForm.tsx';
import type { SupplyInput } from './supply-input.ts';

const MOST_SECONDS = 86_400;
const names = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;

/** Which task a supplier asks, and what it calls it. */
export const SupplyForm: ActForm<SupplyInput> = ({ value, onChange }) => {
  const usesValues = names.filter((name, at) => {
    const before = names[at - 1];
    return value.passed?.[name] !== undefined || before === undefined || value.passed?.[before] !== undefined;
  });
  return (
    <>
      <TaskForm value={value} onChange={({ taskId }) => onChange({ ...value, taskId })} />
      <TextInput
        label="对方的叫法"
        description="对方系统里这份问卷的编号，填进入口地址的 {survey}。"
        maxLength={100}
        value={value.survey}
        onChange={(event) => onChange({ ...value, survey: event.currentTarget.value })}
      />
      <NumberInput
        label="最短用时（秒）"
        description="选填。更快的完成不算，没有金币。"
        min={1}
        max={MOST_SECONDS}
        allowDecimal={false}
        value={value.minimumSeconds ?? ''}
        onChange={(next) => onChange({ ...value, minimumSeconds: typeof next === 'number' ? next : null })}
      />
      {usesValues.map((name) => (
        <TextInput
          key={name}
          label={`附带的值 ${name}`}
          description={name === 'p1' ? `选填，填进入口地址的 {p1}。` : undefined}
          maxLength={200}
          value={value.passed?.[name] ?? ''}
          onChange={({ currentTarget: { value: text } }) => {
            const { [name]: _before, ...others } = value.passed ?? {};
            onChange({ ...value, passed: text === '' ? others : { ...others, [name]: text } });
          }}
        />
      ))}
    </>
  );
};
