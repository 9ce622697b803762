import { PasswordField } from '@yayan/site';
import { Button, Form, useTakeFocus } from '@yayan/ui';
import { useRef } from 'react';
import form from '../form.module.css';
import type { Reset } from './use-reset.ts';

/** Step 3: the new password. Setting it signs out all devices, and the form says so before. */
export function PasswordStep({ reset }: { reset: Reset }) {
  const input = useRef<HTMLInputElement>(null);
  useTakeFocus(input);
  const submit = async (): Promise<void> => {
    await reset.takePassword();
    input.current?.focus();
  };
  return (
    <Form className={form['form']} onSubmit={submit}>
      <p className={form['lead']}>设好后，所有设备都要用新密码或验证码重新登录。</p>
      <PasswordField
        ref={input}
        label="新密码"
        kind="new"
        value={reset.password}
        onChange={reset.setPassword}
        error={reset.problem}
      />
      <Button type="submit" size="lg" fullWidth loading={reset.isPending}>
        设置新密码
      </Button>
      <Button variant="subtle" onClick={reset.back} disabled={reset.isPending}>
        上一步
      </Button>
    </Form>
  );
}
