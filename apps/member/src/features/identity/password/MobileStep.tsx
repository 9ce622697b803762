import { MobileField } from '@yayan/site';
import { Button, ButtonLink, Form, useTakeFocus } from '@yayan/ui';
import form from '../form.module.css';
import type { Reset } from './use-reset.ts';

/** Step 1: the mobile whose password is lost. The page doesn't reveal whether an account exists (rule 2.6). */
export function MobileStep({ reset }: { reset: Reset }) {
  const { secondsLeft, isSending, isSent, targetField } = reset.form;
  // If a code was already sent, the visitor came back to change the number.
  useTakeFocus(targetField.ref, isSent);
  const isWaiting = secondsLeft > 0 && !isSent;
  return (
    <Form className={form['form']} onSubmit={reset.askCode}>
      <p className={form['lead']}>我们会给注册时的手机号发一条验证码。</p>
      <MobileField {...targetField} />
      <Button type="submit" size="lg" fullWidth loading={isSending} disabled={isWaiting}>
        {isWaiting ? `${secondsLeft} 秒后可获取验证码` : '获取验证码'}
      </Button>
      <ButtonLink href="/login?way=password" variant="subtle">
        想起来了，去登录
      </ButtonLink>
    </Form>
  );
}
