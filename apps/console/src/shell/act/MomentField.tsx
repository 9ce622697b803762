import { TextInput } from '@yayan/ui';

/** `datetime-local` knows no zone; operators mean the time in China. */
const fromLocal = (local: string): string =>
  local === '' ? '' : new Date(`${local}:00+08:00`).toISOString();

const CHINA_MS = 8 * 3_600_000;

const toLocal = (iso: string): string =>
  iso === '' ? '' : new Date(Date.parse(iso) + CHINA_MS).toISOString().slice(0, 16);

interface MomentFieldProps {
  label: string;
  /** ISO; empty for none yet. */
  value: string;
  /** What is wrong with it. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A date and a time in China. */
export function MomentField({ label, value, error, onChange }: MomentFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      label={`${label}（北京时间）`}
      error={error}
      value={toLocal(value)}
      onChange={(event) => onChange(fromLocal(event.currentTarget.value))}
    />
  );
}
