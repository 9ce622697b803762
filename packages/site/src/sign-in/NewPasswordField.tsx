import { type Ref, useId } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/** A new password, shown or hidden, with its rules ticked while one types. */
export function NewPasswordField({ ref, value, onChange, error }: NewPasswordFieldProps) {
  const rules = useId();
  return (
    <div>
      <PasswordField
        ref={ref}
        label="新密码"
        autoComplete="new-password"
        value={value}
        onChange={onChange}
        error={error}
        describedBy={rules}
      />
      <PasswordRules id={rules} password={value} />
    </div>
  );
}
