import { Checkbox, NumberInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** How many pieces are added, or that there is no limit any more. */
export const StockForm: ActForm<{ choiceId: string; add: number | null }> = ({ value, onChange }) => (
  <>
    <Checkbox
      label="改为不限库存"
      checked={value.add === null}
      onChange={(event) => onChange({ ...value, add: event.currentTarget.checked ? null : Number.NaN })}
    />
    {value.add === null ? null : (
      <NumberInput
        label="增加多少件"
        description="负数是减少，例如 -5。"
        min={-1_000_000}
        max={1_000_000}
        allowDecimal={false}
        thousandSeparator=","
        value={Number.isNaN(value.add) ? '' : value.add}
        onChange={(next) => onChange({ ...value, add: typeof next === 'number' ? next : Number.NaN })}
        data-autofocus
      />
    )}
  </>
);
