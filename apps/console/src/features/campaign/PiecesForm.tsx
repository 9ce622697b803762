import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

/** How many pieces of a prize come in addition. */
export const PiecesForm: ActForm<{ prizeId: string; pieces: number }> = ({ value, onChange }) => (
  <WholeNumberField
    label="加多少份"
    min={1}
    max={100_000}
    value={value.pieces}
    onChange={(pieces) => onChange({ ...value, pieces })}
  />
);
