import { isRefusal } from '@yayan/auth';
import {
  CodeField,
  codeLength,
  failureText,
  MobileField,
  mobileError,
  useResendCountdown,
} from '@yayan/site';
import { Button } from '@yayan/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { AgreementCheckbox } from './AgreementCheckbox.tsx';
import { AgreementSheet } from './AgreementSheet.tsx';
import classes from './LoginPage.module.css';
import { useSendCode } from './use-send-code.ts';
import { useEnter, useLogin } from './use-sign-in.ts';

interface LoginFormProps {
  agreed: boolean;
  onAgreedChange: (agreed: boolean) => void;
  /** The mobile is proven and has no account yet. */
  onNewcomer: (newcomer: { mobile: string; registerTicket: string }) => void;
}

/** Mobile and code. The sixth digit sends by itself; without consent it asks for it first, which is no error. */
export function LoginForm({ agreed, onAgreedChange, onNewcomer }: LoginFormProps) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const [errors, setErrors] = useState<{ mobile?: string | undefined; code?: string | undefined }>({});
  const mobileInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const { secondsLeft, start } = useResendCountdown();
  const sendCode = useSendCode();
  const login = useLogin();
  const enter = useEnter();

  const askCode = async (): Promise<void> => {
    const problem = mobileError(mobile);
    setErrors({ mobile: problem });
    if (problem) return mobileInput.current?.focus();
    try {
      start(await sendCode.mutateAsync(mobile));
      setCode('');
      codeInput.current?.focus();
    } catch (error) {
      if (isRefusal(error, 'CODE_TOO_SOON', 20005)) start(60);
      setErrors({ mobile: failureText(error) });
    }
  };

  const send = async (digits: string): Promise<void> => {
    if (login.isPending) return;
    try {
      const result = await login.mutateAsync({ mobile, code: digits });
      if (result.state === 'signedIn') await enter(result);
      else onNewcomer({ mobile, registerTicket: result.registerTicket });
    } catch (error) {
      setCode('');
      setErrors({ code: failureText(error) });
      codeInput.current?.focus();
    }
  };

  const submit = (digits: string): void => {
    const wrongMobile = mobileError(mobile);
    const wrongCode = digits.length === codeLength ? undefined : '请输入 6 位验证码';
    setErrors({ mobile: wrongMobile, code: wrongCode });
    if (wrongMobile) mobileInput.current?.focus();
    else if (wrongCode) codeInput.current?.focus();
    else if (agreed) void send(digits);
    else setAsking(true);
  };

  const agreeAndGoOn = (): void => {
    onAgreedChange(true);
    setAsking(false);
    void send(code);
  };

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <header>
        <h1 className={classes['title']}>验证码登录</h1>
        <p className={classes['lead']}>未注册的手机号验证后将自动创建账号</p>
      </header>
      <MobileField
        ref={mobileInput}
        value={mobile}
        onChange={setMobile}
        error={errors.mobile}
        secondsLeft={secondsLeft}
        sending={sendCode.isPending}
        onAskCode={() => void askCode()}
      />
      <CodeField
        ref={codeInput}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={errors.code}
        sentTo={sendCode.isSuccess ? sendCode.variables : undefined}
        busy={login.isPending}
      />
      <AgreementCheckbox agreed={agreed} onChange={onAgreedChange} />
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        登录
      </Button>
      <AgreementSheet opened={asking} onClose={() => setAsking(false)} onAgree={agreeAndGoOn} />
    </form>
  );
}
