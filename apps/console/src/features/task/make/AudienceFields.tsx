import { chosen } from './chosen.ts';
import { useListTaskAttributes } from '@yayan/console-client';
import { Checkbox, NativeSelect, NumberInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import { RowList } from '../../../shell/filed/RowList.tsx';
import type { TaskPart } from './task-form.ts';
import type { WantedValues } from './task-values.ts';

const MOST = 10;
const newWanted = (): WantedValues => ({ key: 'age', label: '年龄', from: 18, to: 60, anyOf: [] });

/** Whom the task looks for. All conditions must hold; none means everybody. */
export function AudienceFields({ form, field }: TaskPart) {
  const attributes = useListTaskAttributes().data?.items ?? [];
  const keys = [
    { value: 'age', label: '年龄' },
    ...attributes.map(({ key, label }) => ({ value: key, label })),
  ];
  const choose = (at: number, key: string): void => {
    const label = keys.find(({ value }) => value === key)?.label ?? key;
    form.setFieldValue(`wanted.${at}`, { key, label, from: 18, to: 60, anyOf: [] });
  };
  return (
    <fieldset className={classes['part']}>
      <legend>找谁</legend>
      <p className={classes['dim']}>都要符合；一条也没有就是所有会员。符合的人数在右边。</p>
      <RowList
        name="条件"
        rows={form.values.wanted}
        most={MOST}
        onAdd={() => form.insertListItem('wanted', newWanted())}
        onRemove={(at) => form.removeListItem('wanted', at)}
        renderRow={({ key }, at) => (
          <>
            <NativeSelect
              label="资料"
              data={keys.some(({ value }) => value === key) ? keys : [...keys, { value: key, label: key }]}
              value={key}
              onChange={(event) => choose(at, event.currentTarget.value)}
            />
            {key === 'age' ? (
              <>
                <NumberInput
                  label="从几岁"
                  min={0}
                  max={120}
                  allowDecimal={false}
                  {...field(`wanted.${at}.from`)}
                />
                <NumberInput
                  label="到几岁"
                  min={0}
                  max={120}
                  allowDecimal={false}
                  {...field(`wanted.${at}.to`)}
                />
              </>
            ) : (
              <Checkbox.Group label="其中一个" {...chosen(field(`wanted.${at}.anyOf`))}>
                <div className={classes['choices']}>
                  {(attributes.find((each) => each.key === key)?.options ?? []).map(({ value, label }) => (
                    <Checkbox key={value} value={value} label={label} />
                  ))}
                </div>
              </Checkbox.Group>
            )}
          </>
        )}
      />
    </fieldset>
  );
}
