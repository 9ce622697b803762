import { Checkbox } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

/** How many pieces are added, or that there is no limit any more. */
export const StockForm: ActForm<{ choiceId: string; add: number | null }> = ({ value, onChange }) => (
  <>
    <Checkbox
      label="改为不限库存"
      checked={value.add === null}
      onChange={(event) => onChange({ ...value, add: event.currentTarget.checked ? null : Number.NaN })}
    />
    {value.add === null ? null : (
      <WholeNumberField
        label="增加多少件"
        description="负数是减少，例如 -5。"
        min={-1_000_000}
        max={1_000_000}
        value={value.add}
        onChange={(add) => onChange({ ...value, add })}
      />
    )}
  </>
);
