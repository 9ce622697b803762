import { isRefusal } from '@yayan/api-client';
import {
  failureText,
  MobileField,
  mobileError,
  PasswordField,
  useAction,
  useFieldProblem,
} from '@yayan/site';
import { Button, Form, Link } from '@yayan/ui';
import { useRef, useState } from 'react';
import { AgreementCheckbox } from '../agreement/AgreementCheckbox.tsx';
import { AgreementSheet } from '../agreement/AgreementSheet.tsx';
import classes from '../form.module.css';
import { type Consent, useConsent } from '../agreement/use-consent.ts';
import { loginWithPassword } from '../sign-in-calls.ts';
import { useEnter } from '../use-enter.ts';

interface PasswordLoginFormProps extends Consent {
  mobile: string;
  onMobileChange: (digits: string) => void;
  /** Switches to signing in by code. */
  onUseCode: () => void;
}

const passwordMissing = (password: string): string | undefined =>
  password === '' ? '请输入密码' : undefined;

/** Signs in with mobile and password. A refusal never reveals which of the two is wrong (rule 2.6). */
export function PasswordLoginForm(props: PasswordLoginFormProps) {
  const { mobile, onMobileChange, onUseCode, ...consent } = props;
  const [password, setPassword] = useState('');
  const [mobileProblem, refuseMobile] = useFieldProblem(mobile, mobileError);
  const [passwordProblem, refusePassword] = useFieldProblem(password, passwordMissing);
  /** Mobile and password don't match, so the form offers the code. */
  const [isWrong, setWrong] = useState(false);
  const mobileInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { whenAgreed, sheet } = useConsent(consent);
  const enter = useEnter();
  const login = useAction(
    async () => {
      setWrong(false);
      await enter(await loginWithPassword(mobile, password));
    },
    {
      onError: (error) => {
        refusePassword(failureText(error));
        setWrong(isRefusal(error, 'PASSWORD_WRONG'));
        passwordInput.current?.focus();
        passwordInput.current?.select();
      },
    },
  );

  const submit = (): void => {
    const wrongMobile = mobileError(mobile);
    const noPassword = passwordMissing(password);
    refuseMobile(wrongMobile);
    refusePassword(noPassword);
    if (wrongMobile) mobileInput.current?.focus();
    else if (noPassword) passwordInput.current?.focus();
    else whenAgreed(() => void login.run());
  };

  return (
    <Form className={classes['form']} onSubmit={submit}>
      <MobileField
        ref={mobileInput}
        value={mobile}
        onChange={onMobileChange}
        error={mobileProblem}
        autoComplete="username"
      />
      <div>
        <PasswordField
          ref={passwordInput}
          label="密码"
          kind="current"
          value={password}
          onChange={setPassword}
          error={passwordProblem}
        />
        <div className={classes['row']}>
          {isWrong ? (
            <button type="button" className={classes['text-button']} onClick={onUseCode}>
              改用验证码登录
            </button>
          ) : (
            <span />
          )}
          <Link href="/password" className={classes['text-button']}>
            忘记密码？
          </Link>
        </div>
      </div>
      <AgreementCheckbox {...consent} />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        登录
      </Button>
      <AgreementSheet {...sheet} />
    </Form>
  );
}
