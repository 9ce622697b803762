import { Switch } from '@yayan/ui';
import classes from './Frame.module.css';

interface AutoNextSwitchProps {
  isOn: boolean;
  /** The unit of a step: 题 or 页. */
  unit: string;
  onChange: (on: boolean) => void;
}

/** Lets the respondent switch off that a tap opens the next step. */
export function AutoNextSwitch({ isOn, unit, onChange }: AutoNextSwitchProps) {
  return (
    <Switch
      className={classes['auto'] ?? ''}
      label={`选完自动到下一${unit}`}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
