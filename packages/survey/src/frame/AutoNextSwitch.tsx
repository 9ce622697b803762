import { Switch } from '@yayan/ui';
import classes from './Frame.module.css';

interface AutoNextSwitchProps {
  isOn: boolean;
  /** What a step is called: 题 or 页. */
  unit: string;
  onChange: (on: boolean) => void;
}

/** Lets the respondent switch off that a tap goes on by itself. */
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
