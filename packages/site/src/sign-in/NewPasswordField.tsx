import type { Ref } from 'react';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (password: string) => void;
  error?: string | undefined;
}

/** A new password, shown or hidden, with its rules ticked while one types. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return <PasswordField {...props} label="新密码" kind="new" />;
}
