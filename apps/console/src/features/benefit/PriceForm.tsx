import type { ActForm } from '../../shell/act/act-definition.ts';
import { WholeNumberField } from '../../shell/act/WholeNumberField.tsx';

/** The price of a choice. */
export const PriceForm: ActForm<{ choiceId: string; price: number }> = ({ value, onChange }) => (
  <WholeNumberField
    label="多少金币"
    min={1}
    max={10_000_000}
    value={value.price}
    onChange={(price) => onChange({ ...value, price })}
  />
);
