import { NumberInput, TextInput, Textarea } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import classes from '../ContentPage.module.css';

interface TextFieldProps {
  label: string;
  value: string | null;
  most: number;
  description?: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function LineField({ label, value, most, description, placeholder, onChange }: TextFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      placeholder={placeholder}
      maxLength={most}
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Some lines of text. */
export function TextField({
  label,
  value,
  most,
  description,
  rows = 3,
  onChange,
}: TextFieldProps & { rows?: number }) {
  return (
    <Textarea
      label={label}
      description={description}
      maxLength={most}
      autosize
      minRows={rows}
      maxRows={24}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const ADDRESS = '本站路径如 /task，或 https 地址。';
const LONGEST = 300;

interface AddressFieldProps {
  label: string;
  value: string | null;
  description?: string;
  onChange: (value: string | null) => void;
}

/** A path of the members' site, or an https address; empty for none. */
export function AddressField({ label, value, description = '', onChange }: AddressFieldProps) {
  return (
    <LineField
      label={label}
      description={description + ADDRESS}
      value={value}
      most={LONGEST}
      onChange={(next) => onChange(next.trim() || null)}
    />
  );
}

const MOST_PLACE = 1000;

interface PlaceFieldProps {
  value: number;
  /** The first place. */
  least: number;
  onChange: (value: number) => void;
}

/** The place of a text among others of its kind. */
export function PlaceField({ value, least, onChange }: PlaceFieldProps) {
  return (
    <NumberInput
      label="顺序"
      description="小的在前。"
      min={least}
      max={MOST_PLACE}
      allowDecimal={false}
      value={value}
      onChange={(next) => onChange(typeof next === 'number' ? next : least)}
    />
  );
}

interface Period {
  startsAt: string;
  endsAt: string;
}

interface PeriodFieldsProps {
  value: Period;
  startLabel?: string;
  endLabel?: string;
  onChange: (value: Period) => void;
}

/** From when to when a text is shown; an empty end is none. */
export function PeriodFields({ value, startLabel = '开始', endLabel = '结束', onChange }: PeriodFieldsProps) {
  return (
    <div className={classes['pair']}>
      <MomentField
        label={startLabel}
        value={value.startsAt}
        onChange={(startsAt) => onChange({ ...value, startsAt })}
      />
      <MomentField
        label={endLabel}
        value={value.endsAt}
        onChange={(endsAt) => onChange({ ...value, endsAt })}
      />
    </div>
  );
}
