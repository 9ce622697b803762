import { changePassword, isRefusal } from '@yayan/api-client';
import {
  failureText,
  PasswordField,
  passwordError,
  retryWithFreshKey,
  useAction,
  useFieldProblem,
} from '@yayan/site';
import { Button, Form, useTakeFocus } from '@yayan/ui';
import { useRef, useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import classes from '../frame/SheetForm.module.css';

interface NewPasswordStepProps {
  checkTicket: string;
  /** The password was changed; the number of other devices signed out. */
  onChanged: (signedOutDevices: number) => void;
  /** Called when the check by the mobile has expired: the parent shows it again with this message. */
  onTicketOver: (problem: string) => void;
}

/** The new password, with its rules ticked while typing. */
export function NewPasswordStep({ checkTicket, onChanged, onTicketOver }: NewPasswordStepProps) {
  const [password, setPassword] = useState('');
  const [problem, refuse] = useFieldProblem(password, passwordError);
  const input = useRef<HTMLInputElement>(null);
  useTakeFocus(input);

  const { run, isPending } = useAction(
    async () => {
      const { signedOutDevices } = await retryWithFreshKey(async (freshKey) =>
        changePassword({ checkTicket, password: await encryptField(password, { freshKey }) }),
      );
      onChanged(signedOutDevices);
    },
    {
      onError: (error) => {
        if (isRefusal(error, 'CHECK_REQUIRED')) return onTicketOver(failureText(error));
        refuse(failureText(error));
        input.current?.focus();
      },
    },
  );

  const save = async (): Promise<void> => {
    const wrong = passwordError(password);
    refuse(wrong);
    if (wrong) input.current?.focus();
    else await run();
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
      <Button type="submit" fullWidth loading={isPending}>
        保存新密码
      </Button>
      <p className={classes['note']}>保存后，其他设备会退出登录，需要用新密码或验证码重新登录。</p>
    </Form>
  );
}
