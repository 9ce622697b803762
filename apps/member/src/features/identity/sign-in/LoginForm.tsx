import { CodeField, MobileField, mobileError, useAction } from '@yayan/site';
import { AuthCodePurpose } from '@yayan/api-client';
import { Button, Form } from '@yayan/ui';
import { AgreementCheckbox } from '../agreement/AgreementCheckbox.tsx';
import { AgreementSheet } from '../agreement/AgreementSheet.tsx';
import { CodeHelp } from '../CodeHelp.tsx';
import classes from '../form.module.css';
import { type Consent, useConsent } from '../agreement/use-consent.ts';
import { useMobileCode } from '../use-mobile-code.ts';
import type { Newcomer } from './newcomer.ts';
import { useKeepMobile } from './use-keep-mobile.ts';
import { loginByCode } from '../sign-in-calls.ts';
import { useEnter } from '../use-enter.ts';

interface LoginFormProps extends Consent {
  mobile: string;
  onMobileChange: (digits: string) => void;
  /** Whether the visitor returned from the last step to change the number. */
  isBack: boolean;
  /** Called when the mobile is proven and has no account yet. The form is pending until it has finished. */
  onNewcomer: (newcomer: Newcomer) => Promise<void> | void;
  /** Label of the button. */
  action?: string;
}

/**
 * Signs in with mobile and code. The sixth digit sends the form. Without consent no code is sent: the form asks for consent
 * first.
 */
export function LoginForm(props: LoginFormProps) {
  const { mobile, onMobileChange, isBack, onNewcomer, action, ...consent } = props;
  const form = useMobileCode({ purpose: AuthCodePurpose.Login, mobile, onMobileChange, isBack });
  const { whenAgreed, sheet } = useConsent(consent);
  const enter = useEnter();
  const keepMobile = useKeepMobile();

  // Pending until the next page is shown: the code is used up by then, and sent again it would be refused.
  const login = useAction(
    async (digits: string) => {
      const result = await loginByCode(mobile, digits);
      if (result.state === 'signedIn') await enter(result);
      else await onNewcomer({ mobile, registerTicket: result.registerTicket });
    },
    { onError: form.refuse },
  );

  /** Asks for a code, after the consent: a code goes to a mobile, which is personal data. */
  const askCode = (): void => {
    const ask = async (): Promise<void> => {
      if (await form.askCode()) keepMobile(mobile);
    };
    if (mobileError(mobile) === undefined) whenAgreed(() => void ask());
    else void ask();
  };

  const submit = (digits: string): void => {
    if (form.check(digits)) whenAgreed(() => void login.run(digits));
  };

  return (
    <Form className={classes['form']} onSubmit={() => submit(form.code)}>
      <MobileField
        {...form.targetField}
        secondsLeft={form.secondsLeft}
        sending={form.isSending}
        onAskCode={askCode}
      />
      <div className={classes['code']}>
        <CodeField {...form.codeField} onComplete={submit} busy={login.isPending} />
        <CodeHelp shown={form.secondsLeft > 0} />
      </div>
      <AgreementCheckbox {...consent} />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {action ?? '登录 / 注册'}
      </Button>
      <AgreementSheet {...sheet} />
    </Form>
  );
}
