import { type Group, GroupRole } from '@yayan/api-client';
import { Checkbox } from '@yayan/ui';
import { type Ref, useId } from 'react';
import classes from './ConsentField.module.css';
import { GroupRules } from './GroupRules.tsx';

interface ConsentFieldProps {
  ref: Ref<HTMLInputElement>;
  group: Group;
  role: GroupRole;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  /** Whether somebody tried to go on without agreeing. */
  missing: boolean;
}

/**
 * The rules with one checkbox, which is never ticked in advance; respondents also see the full consent text. Hosts and
 * observers give no consent, because they write no answers.
 */
export function ConsentField({ ref, group, role, agreed, onChange, missing }: ConsentFieldProps) {
  const id = useId();
  const isRespondent = role === GroupRole.Respondent;
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {isRespondent ? '讨论规则与知情同意' : '讨论规则'}
      </h2>
      <GroupRules rules={group.rules} />
      {isRespondent ? <p className={classes['text']}>{group.consent.text}</p> : null}
      <Checkbox
        ref={ref}
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          isRespondent
            ? '我已读懂并同意以上规则和知情同意书'
            : '我已读懂以上规则，受访者说的话只用在这次研究里'
        }
        error={missing ? '请先阅读并同意，再进入讨论' : undefined}
      />
    </section>
  );
}
