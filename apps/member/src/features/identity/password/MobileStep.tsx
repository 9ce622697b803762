import { MobileField, mobileError } from '@yayan/site';
import { Button, ButtonLink, Form, useTakeFocus } from '@yayan/ui';
import { AgreementCheckbox } from '../agreement/AgreementCheckbox.tsx';
import { AgreementSheet } from '../agreement/AgreementSheet.tsx';
import { type Consent, useConsent } from '../agreement/use-consent.ts';
import form from '../form.module.css';
import type { Reset } from './use-reset.ts';

/**
 * Step 1: the mobile of the account. The page doesn't reveal whether an account exists (rule 2.6), so it can't know whether
 * this visitor has agreed to the texts. It asks before it sends the number, as signing in does.
 */
export function MobileStep({ reset, mobile, ...consent }: Consent & { reset: Reset; mobile: string }) {
  const { whenAgreed, sheet } = useConsent(consent);
  const { secondsLeft, isSending, isSent, targetField } = reset.form;
  // If a code was already sent, the visitor came back to change the number.
  useTakeFocus(targetField.ref, isSent);
  const isWaiting = secondsLeft > 0 && !isSent;
  const askCode = (): void => {
    if (mobileError(mobile) === undefined) whenAgreed(() => void reset.askCode());
    else void reset.askCode();
  };
  return (
    <Form className={form['form']} onSubmit={askCode}>
      <p className={form['lead']}>我们会给注册时的手机号发一条验证码。</p>
      <MobileField {...targetField} />
      <AgreementCheckbox {...consent} />
      <Button type="submit" size="lg" fullWidth loading={isSending} disabled={isWaiting}>
        {isWaiting ? `${secondsLeft} 秒后可获取验证码` : '获取验证码'}
      </Button>
      <ButtonLink href="/login?way=password" variant="subtle">
        想起来了，去登录
      </ButtonLink>
      <AgreementSheet {...sheet} />
    </Form>
  );
}
