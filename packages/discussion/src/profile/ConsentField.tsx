import type { Group } from '@yayan/api-client';
import { Checkbox } from '@yayan/ui';
import { useId } from 'react';
import classes from './ConsentField.module.css';
import { GroupRules } from './GroupRules.tsx';
import { rewardText } from './reward-text.ts';

interface ConsentFieldProps {
  group: Group;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** Whether somebody tried to go on without agreeing. */
  missing: boolean;
}

/** The rules and the full consent text with one checkbox, which is never ticked in advance. */
export function ConsentField({ group, agreed, onChange, missing }: ConsentFieldProps) {
  const id = useId();
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        讨论规则与知情同意
      </h2>
      <GroupRules rules={group.rules} />
      <p className={classes['text']}>{group.consent.text}</p>
      {group.reward ? <p className={classes['text']}>{rewardText(group.reward)}</p> : null}
      <Checkbox
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label="我已读懂并同意以上规则和知情同意书"
        error={missing ? '请先阅读并同意，再进入讨论' : undefined}
      />
    </section>
  );
}
