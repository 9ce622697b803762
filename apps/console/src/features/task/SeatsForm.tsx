import { Checkbox } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

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
      <WholeNumberField
        label="名额"
        min={0}
        max={10_000_000}
        value={seats}
        onChange={(seats) => onChange({ seats })}
      />
    )}
  </>
);
