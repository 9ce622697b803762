import type { InvitingAttribute } from '@yayan/api-client';
import { Button, Checkbox, TextInput } from '@yayan/ui';
import { useState } from 'react';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';

interface ValueChoiceProps {
  attribute: InvitingAttribute | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onRemove: () => void;
}

/** With more values than this, the field offers a search. */
const manyValues = 12;
const mostValues = 50;

/** The wanted values of one attribute; any of them matches. */
export function ValueChoice({ attribute, values, onChange, onRemove }: ValueChoiceProps) {
  const [search, setSearch] = useState('');
  if (attribute === undefined) return null;
  const { label, options } = attribute;
  const isLong = options.length > manyValues;
  const shown = options
    .filter((option) => values.includes(option.value) || option.label.includes(search.trim()))
    .slice(0, manyValues + values.length);
  const toggle = (value: string): void =>
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  return (
    <fieldset className={classes['choice']}>
      <legend className={classes['legend']}>{label}（任一即可）</legend>
      {isLong ? (
        <TextInput
          label={`查找${label}`}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes['values']}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            disabled={!values.includes(option.value) && values.length >= mostValues}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <Button variant="subtle" size="sm" className={shared['start'] ?? ''} onClick={onRemove}>
        去掉“{label}”
      </Button>
    </fieldset>
  );
}
