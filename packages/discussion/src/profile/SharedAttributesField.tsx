import type { SharedAttributeKey, SharedAttributes } from '@yayan/api-client';
import { Checkbox } from '@yayan/ui';
import { useId } from 'react';
import classes from './SharedAttributesField.module.css';

interface SharedAttributesFieldProps {
  sharing: SharedAttributes;
  /** The ticked attributes. */
  value: readonly SharedAttributeKey[];
  onChange: (keys: SharedAttributeKey[]) => void;
}

/**
 * The attributes that the respondent shares with the hosts: one checkbox each, none ticked in advance. Renders nothing for
 * people who have nothing to share.
 */
export function SharedAttributesField({ sharing, value, onChange }: SharedAttributesFieldProps) {
  const id = useId();
  const { items, text } = sharing;
  if (items.length === 0) return null;
  const known = items.filter((item) => item.shared !== null || item.value !== null);
  const missing = items.filter((item) => !known.includes(item)).map(({ label }) => label);
  const toggle = (key: SharedAttributeKey, isTicked: boolean): void =>
    onChange(
      items.flatMap((item) => ((item.key === key ? isTicked : value.includes(item.key)) ? item.key : [])),
    );
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        让主持人多了解你一点（选填）
      </h2>
      <p className={classes['text']}>{text}</p>
      {known.map((item) => (
        <Checkbox
          key={item.key}
          checked={value.includes(item.key)}
          onChange={(event) => toggle(item.key, event.currentTarget.checked)}
          label={`${item.label}：${item.shared ?? item.value ?? ''}`}
        />
      ))}
      {missing.length > 0 ? (
        <p className={classes['text']}>你还没填写{missing.join('、')}，在个人资料里填好后也可以来这里选。</p>
      ) : null}
    </section>
  );
}
