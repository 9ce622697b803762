import { Checkbox, NumberInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

const FIRST = 100;

/** How many people may take part, or no limit. */
export const SeatsForm: ActForm<{ seats: number | null }> = ({ value: { seats }, onChange }) => (
  <>
    <Checkbox
      label="不限名额"
      checked={seats === null}
      onChange={(event) => onChange({ seats: event.currentTarget.checked ? null : FIRST })}
    />
    {seats === null ? null : (
      <NumberInput
        label="名额"
        min={0}
        max={10_000_000}
        allowDecimal={false}
        thousandSeparator=","
        value={seats}
        onChange={(next) => onChange({ seats: typeof next === 'number' ? next : Number.NaN })}
        data-autofocus
      />
    )}
  </>
);
