import { PasswordInput } from '@yayan/ui';
import { type Ref, useState } from 'react';
import classes from './sign-in.module.css';

interface PasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
  /** Id of what explains the field. */
  describedBy?: string | undefined;
}

/** A password, which can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { ref, label, autoComplete, value, onChange, error, describedBy } = props;
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      ref={ref}
      className={classes['password'] ?? ''}
      label={label}
      size="lg"
      autoComplete={autoComplete}
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      {...(describedBy && { 'aria-describedby': describedBy })}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? '隐藏密码' : '显示密码',
        tabIndex: 0,
        size: 40,
      }}
      rightSectionWidth={52}
    />
  );
}
