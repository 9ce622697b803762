import { Checkbox } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

const FIRST = 30;

/** How many people take part before the task waits, or no soft launch. */
export const SoftLaunchForm: ActForm<{ softSeats: number | null }> = ({ value: { softSeats }, onChange }) => (
  <>
    <Checkbox
      label="收到首批就暂停"
      checked={softSeats !== null}
      onChange={(event) => onChange({ softSeats: event.currentTarget.checked ? FIRST : null })}
    />
    {softSeats === null ? null : (
      <WholeNumberField
        label="首批多少人"
        description="连已经占了名额的一起数"
        min={1}
        max={10_000_000}
        value={softSeats}
        onChange={(softSeats) => onChange({ softSeats })}
      />
    )}
  </>
);
