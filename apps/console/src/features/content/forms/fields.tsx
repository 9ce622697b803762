import { TextInput, Textarea } from '@yayan/ui';

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
const PICTURE = '本站路径如 /content/checkin.svg，或 https 地址。';
const LONGEST = 300;

interface AddressFieldProps {
  label: string;
  value: string | null;
  isPicture?: boolean;
  description?: string;
  onChange: (value: string | null) => void;
}

/** A path of the members' site, or an https address; empty for none. */
export function AddressField({ label, value, isPicture, description = '', onChange }: AddressFieldProps) {
  return (
    <LineField
      label={label}
      description={description + (isPicture ? PICTURE : ADDRESS)}
      value={value}
      most={LONGEST}
      onChange={(next) => onChange(next.trim() || null)}
    />
  );
}
