import { PasswordInput } from '@yayan/ui';
import { type Ref, useId, useState } from 'react';
import { PasswordRules } from './PasswordRules.tsx';
import classes from './sign-in.module.css';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** `current`: an existing password. `new`: a password being chosen; its rules are ticked while typing. */
  kind: 'current' | 'new';
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/** A password field with a button that shows the password. */
export function PasswordField({ ref, label, kind, value, onChange, error }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const rules = useId();
  return (
    <div className={classes['password']}>
      <PasswordInput
        ref={ref}
        label={label}
        size="lg"
        autoComplete={`${kind}-password`}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        // Mantine's other fields set this themselves.
        aria-invalid={Boolean(error)}
        {...(kind === 'new' && { 'aria-describedby': rules })}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': visible ? '隐藏密码' : '显示密码',
          tabIndex: 0,
          size: 40,
        }}
        rightSectionWidth={52}
      />
      {kind === 'new' ? <PasswordRules id={rules} password={value} /> : null}
    </div>
  );
}
