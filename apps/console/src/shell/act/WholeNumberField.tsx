import { NumberInput } from '@yayan/ui';

interface WholeNumberFieldProps {
  label: string;
  description?: string;
  min: number;
  max: number;
  /** NaN while nothing is typed. */
  value: number;
  onChange: (value: number) => void;
}

/** The whole number that an act is about. Its dialog begins here. */
export const WholeNumberField = ({ value, onChange, ...field }: WholeNumberFieldProps) => (
  <NumberInput
    {...field}
    allowDecimal={false}
    thousandSeparator=","
    value={Number.isNaN(value) ? '' : value}
    onChange={(next) => onChange(typeof next === 'number' ? next : Number.NaN)}
    data-autofocus
  />
);
