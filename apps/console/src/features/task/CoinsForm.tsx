import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

/** What a complete pays. */
export const CoinsForm: ActForm<{ coins: number }> = ({ value: { coins }, onChange }) => (
  <WholeNumberField
    label="完成得多少金币"
    min={0}
    max={100_000}
    value={coins}
    onChange={(coins) => onChange({ coins })}
  />
);
