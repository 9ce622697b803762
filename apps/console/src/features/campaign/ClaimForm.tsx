import type { ActForm } from '../../shell/act/act-definition.ts';
import { MomentField } from '../../shell/act/MomentField.tsx';

/** Until when a winner may claim. */
export const ClaimForm: ActForm<{ drawId: string; claimBy: string }> = ({ value, onChange }) => (
  <MomentField
    label="新的截止时间"
    value={value.claimBy}
    onChange={(claimBy) => onChange({ ...value, claimBy })}
  />
);
