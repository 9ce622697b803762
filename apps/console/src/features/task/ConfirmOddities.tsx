import { Checkbox } from '@yayan/ui';

/** The author of an unusual task says that it is meant so (rule 14.99). */
export function ConfirmOddities({
  value,
  onChange,
}: {
  value: { isMeant: boolean };
  onChange: (value: { isMeant: boolean }) => void;
}) {
  return (
    <Checkbox
      label="看过了，就是这样"
      checked={value.isMeant}
      onChange={(event) => onChange({ isMeant: event.currentTarget.checked })}
    />
  );
}
