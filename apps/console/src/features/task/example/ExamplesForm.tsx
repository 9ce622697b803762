import type { TaskExample, TaskExamples } from '@yayan/console-client';
import { RowList } from '../../../shell/filed/RowList.tsx';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { ExampleRow, MOST_EXAMPLES, newExample } from './ExampleRow.tsx';

interface ListProps {
  name: string;
  examples: readonly TaskExample[];
  onChange: (examples: TaskExample[]) => void;
}

function ExampleList({ name, examples, onChange }: ListProps) {
  return (
    <RowList
      name={name}
      rows={examples}
      most={MOST_EXAMPLES}
      layout="stack"
      onAdd={() => onChange([...examples, newExample()])}
      onRemove={(at) => onChange(examples.toSpliced(at, 1))}
      renderRow={(example, at) => (
        <ExampleRow
          example={example}
          onChange={(change) => onChange(examples.with(at, { ...example, ...change }))}
        />
      )}
    />
  );
}

/** The examples of a task that is there; those of an application only for a trial. */
export const ExamplesForm: ActForm<TaskExamples> = ({ value, onChange }) => (
  <>
    {value.application === null ? null : (
      <ExampleList
        name="申请的示例"
        examples={value.application}
        onChange={(application) => onChange({ ...value, application })}
      />
    )}
    <ExampleList name="示例" examples={value.proof} onChange={(proof) => onChange({ ...value, proof })} />
  </>
);
