import { Checkbox, NumberInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** What a provider may pay out in a day, or that there is no limit. */
export const BudgetForm: ActForm<{ yuan: number | null }> = ({ value: { yuan }, onChange }) => (
  <>
    <Checkbox
      label="不限"
      checked={yuan === null}
      onChange={(event) => onChange({ yuan: event.currentTarget.checked ? null : Number.NaN })}
    />
    {yuan === null ? null : (
      <NumberInput
        label="每天多少元"
        min={1}
        max={100_000_000}
        allowDecimal={false}
        thousandSeparator=","
        value={Number.isNaN(yuan) ? '' : yuan}
        onChange={(next) => onChange({ yuan: typeof next === 'number' ? next : Number.NaN })}
        data-autofocus
      />
    )}
  </>
);
