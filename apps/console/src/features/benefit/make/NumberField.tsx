import { NumberInput } from '@yayan/ui';

interface NumberFieldProps {
  label: string;
  description?: string;
  value: number | '';
  most: number;
  onChange: (value: number | '') => void;
}

/** A whole number from one on; empty while nothing is written. */
export function NumberField({ label, description, value, most, onChange }: NumberFieldProps) {
  return (
    <NumberInput
      label={label}
      description={description}
      min={1}
      max={most}
      allowDecimal={false}
      thousandSeparator=","
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : '')}
    />
  );
}
