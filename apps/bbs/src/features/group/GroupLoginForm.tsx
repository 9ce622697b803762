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
import { useGroupSession } from '../../shell/use-group-session.ts';
import { AgreementConsent } from './AgreementConsent.tsx';
import classes from './GroupLoginForm.module.css';
import { useLoginGroup, useSendGroupCode } from './use-group-sign-in.ts';

const resendSeconds = 60;

interface Errors {
  mobile?: string | undefined;
  code?: string | undefined;
  /** Concerns neither field: not invited, not open. */
  form?: string | undefined;
}

const errorsOf = (error: unknown): Errors => {
  if (isRefusal(error, 'NOT_INVITED', 25001)) return { mobile: error.msg };
  if (isRefusal(error, 'GROUP_NOT_OPEN', 10014)) return { form: '讨论组当前未开放，开始后再来登录' };
  if (isRefusal(error, 'MOBILE_INVALID', 20002)) return { mobile: error.msg };
  return { code: failureText(error) };
};

/** Mobile and code of an invited respondent, host or observer; the sixth digit sends by itself. */
export function GroupLoginForm({ hash }: { hash: string }) {
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const mobileInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const { secondsLeft, start } = useResendCountdown(`group.${hash}`);
  const sendCode = useSendGroupCode(hash);
  const login = useLoginGroup(hash);
  const { enter } = useGroupSession();

  const askCode = async (): Promise<void> => {
    const problem = mobileError(mobile);
    setErrors({ mobile: problem });
    if (problem) return mobileInput.current?.focus();
    try {
      await sendCode.mutateAsync(mobile);
      start(resendSeconds);
      setCode('');
      codeInput.current?.focus();
    } catch (error) {
      if (isRefusal(error, 'CODE_TOO_SOON', 20005)) start(resendSeconds);
      setErrors({ mobile: failureText(error) });
    }
  };

  const send = async (digits: string): Promise<void> => {
    if (login.isPending) return;
    setErrors({});
    try {
      await enter(await login.mutateAsync({ mobile, code: digits }));
    } catch (error) {
      setCode('');
      const failed = errorsOf(error);
      setErrors(failed);
      (failed.mobile ? mobileInput : codeInput).current?.focus();
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
        <h2 className={classes['title']}>登录讨论组</h2>
        <p className={classes['lead']}>用收到邀请的手机号登录，只有受邀的号码会收到验证码</p>
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
      <AgreementConsent
        agreed={agreed}
        onChange={setAgreed}
        asking={asking}
        onClose={() => setAsking(false)}
        onAgree={() => {
          setAsking(false);
          void send(code);
        }}
      />
      <output className={classes['failure']}>{errors.form}</output>
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        进入讨论组
      </Button>
    </form>
  );
}
