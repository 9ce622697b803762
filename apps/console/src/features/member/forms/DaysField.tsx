import { NumberInput } from '@yayan/ui';

const MOST = 365;

interface DaysFieldProps {
  /** Null without an end. */
  value: number | null;
  onChange: (days: number | null) => void;
}

/** For how many days something holds; empty for ever. */
export function DaysField({ value, onChange }: DaysFieldProps) {
  return (
    <NumberInput
      label="多少天"
      description="空着是没有期限。"
      min={1}
      max={MOST}
      allowDecimal={false}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}
