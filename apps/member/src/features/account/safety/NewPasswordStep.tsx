import { changePassword, isRefusal } from '@yayan/api-client';
import { failureText, PasswordField, passwordError, retryWithFreshKey, useFieldProblem } from '@yayan/site';
import { Button, Form, useTakeFocus } from '@yayan/ui';
import { useRef, useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import classes from '../frame/SheetForm.module.css';

interface NewPasswordStepProps {
  checkTicket: string;
  /** The password was changed; the number of other devices signed out. */
  onChanged: (signedOutDevices: number) => void;
  /** The check by the mobile has expired and is asked for again, with this message. */
  onTicketOver: (problem: string) => void;
}

/** The new password, with its rules ticked while typing. */
export function NewPasswordStep({ checkTicket, onChanged, onTicketOver }: NewPasswordStepProps) {
  const [password, setPassword] = useState('');
  const [problem, refuse] = useFieldProblem(password, passwordError);
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTakeFocus(input);

  const save = async (): Promise<void> => {
    if (saving) return;
    const wrong = passwordError(password);
    refuse(wrong);
    if (wrong) return input.current?.focus();
    setSaving(true);
    try {
      const { signedOutDevices } = await retryWithFreshKey(async (freshKey) =>
        changePassword({ checkTicket, password: await encryptField(password, { freshKey }) }),
      );
      onChanged(signedOutDevices);
    } catch (error) {
      setSaving(false);
      if (isRefusal(error, 'CHECK_REQUIRED')) return onTicketOver(failureText(error));
      refuse(failureText(error));
      input.current?.focus();
    }
  };

  return (
    <Form className={classes['form']} onSubmit={save}>
      <PasswordField
        ref={input}
        label="新密码"
        kind="new"
        value={password}
        onChange={setPassword}
        error={problem}
      />
      <Button type="submit" fullWidth loading={saving}>
        保存新密码
      </Button>
      <p className={classes['note']}>保存后，其他设备会退出登录，需要用新密码或验证码重新登录。</p>
    </Form>
  );
}
