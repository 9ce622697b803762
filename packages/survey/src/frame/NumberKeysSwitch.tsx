import { Switch } from '@yayan/ui';
import classes from './Frame.module.css';

/** Lets the respondent switch off the number keys: speech input types keys too. Hidden on devices without a keyboard. */
export function NumberKeysSwitch({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  return (
    <Switch
      className={classes['keys'] ?? ''}
      label="按数字键 1–9 选答案"
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
