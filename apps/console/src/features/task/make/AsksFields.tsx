import type { TaskExample } from '@yayan/console-client';
import { NumberInput, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { RowList } from '../../../shell/filed/RowList.tsx';
import { ExampleRow, MOST_EXAMPLES, newExample } from '../example/ExampleRow.tsx';
import type { TaskPart } from './task-form.ts';

interface AsksFieldsProps extends TaskPart {
  legend: string;
  path: 'proof' | 'application';
}

/** What a member hands in: a text and photos, with examples. */
export function AsksFields({ legend, path, form, field, errorOf }: AsksFieldsProps) {
  const change = (at: number, values: Partial<TaskExample>): void => {
    for (const [name, value] of Object.entries(values))
      form.setFieldValue(`${path}.examples.${at}.${name}`, value);
  };
  return (
    <fieldset className={classes['row']} aria-label={legend}>
      <b>{legend}</b>
      <TextInput label="要求" maxLength={200} {...field(`${path}.prompt`)} />
      <div className={classes['pair']}>
        <NumberInput label="至少几个字" min={0} allowDecimal={false} {...field(`${path}.textMin`)} />
        <NumberInput
          label="至少几张照片"
          min={0}
          max={9}
          allowDecimal={false}
          {...field(`${path}.photosMin`)}
        />
        <NumberInput
          label="最多几张照片"
          min={0}
          max={9}
          allowDecimal={false}
          {...field(`${path}.photosMax`)}
        />
        <NumberInput
          label="每张说明至少几个字"
          min={0}
          allowDecimal={false}
          {...field(`${path}.captionMin`)}
        />
      </div>
      <RowList
        name="示例"
        rows={form.values[path].examples}
        most={MOST_EXAMPLES}
        layout="stack"
        onAdd={() => form.insertListItem(`${path}.examples`, newExample())}
        onRemove={(at) => form.removeListItem(`${path}.examples`, at)}
        renderRow={(example, at) => (
          <ExampleRow
            example={example}
            errorOf={(name) => errorOf(`${path}.examples.${at}.${name}`)}
            onChange={(values) => change(at, values)}
          />
        )}
      />
    </fieldset>
  );
}
