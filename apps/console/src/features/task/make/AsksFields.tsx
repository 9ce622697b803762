import { NumberInput, TextInput } from '@yayan/ui';
import classes from '../../../shell/filed/file-columns.module.css';
import type { FiledFields } from '../../../shell/filed/use-filed-form.ts';

interface AsksFieldsProps extends FiledFields {
  legend: string;
  /** `proof` or `application`. */
  path: string;
}

/** What a member hands in: a text and photos. */
export function AsksFields({ legend, path, field }: AsksFieldsProps) {
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
    </fieldset>
  );
}
