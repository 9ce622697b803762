import type { ResponseAttribute } from '@yayan/api-client';
import { Chip } from '@yayan/ui';
import classes from './ChipList.module.css';

interface AttributeFilterProps {
  attributes: readonly ResponseAttribute[];
  chosen: readonly string[];
  onToggle: (pair: string) => void;
}

/**
 * The attributes that respondents agreed to share. Answers match any chosen value of an attribute, and all chosen attributes.
 */
export function AttributeFilter({ attributes, chosen, onToggle }: AttributeFilterProps) {
  return attributes.map(({ key, label, values }) => (
    <fieldset key={key} className={classes['root']}>
      <legend>{label}</legend>
      {values.map(({ value, members }) => (
        <Chip
          key={value}
          size="sm"
          checked={chosen.includes(`${key}:${value}`)}
          onChange={() => onToggle(`${key}:${value}`)}
        >
          {value} {members} 人
        </Chip>
      ))}
    </fieldset>
  ));
}
