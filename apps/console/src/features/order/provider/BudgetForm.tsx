import { Checkbox } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../../shell/act/WholeNumberField.tsx';

/** What a provider may pay out in a day, or that there is no limit. */
export const BudgetForm: ActForm<{ yuan: number | null }> = ({ value: { yuan }, onChange }) => (
  <>
    <Checkbox
      label="不限"
      checked={yuan === null}
      onChange={(event) => onChange({ yuan: event.currentTarget.checked ? null : Number.NaN })}
    />
    {yuan === null ? null : (
      <WholeNumberField
        label="每天多少元"
        min={1}
        max={100_000_000}
        value={yuan}
        onChange={(yuan) => onChange({ yuan })}
      />
    )}
  </>
);
