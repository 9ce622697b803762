import { isRefusal } from '@yayan/api-client';
import { CodeField, failureText, MobileField, mobileError, useAction, useCodeForm } from '@yayan/site';
import { Button, Form } from '@yayan/ui';
import { useState } from 'react';
import { useEnterGroup } from '../../../shell/client/use-enter-group.ts';
import { AgreementConsent } from './AgreementConsent.tsx';
import { NoCodeHelp } from './NoCodeHelp.tsx';
import classes from './GroupLoginForm.module.css';
import { loginByCode, sendCodeTo } from './group-sign-in.ts';

interface LoginProblems {
  target?: string | undefined;
  code?: string | undefined;
  /** A refusal that is about neither field: the group isn't open. */
  form?: string | undefined;
}

const refusedOf = (error: unknown): LoginProblems => {
  if (isRefusal(error, 'NOT_INVITED') || isRefusal(error, 'GROUP_LEFT')) return { target: error.msg };
  if (isRefusal(error, 'GROUP_NOT_OPEN')) return { form: '讨论小组还没开始，或者已经归档，现在不能进入' };
  if (isRefusal(error, 'MOBILE_INVALID')) return { target: error.msg };
  return { code: failureText(error) };
};

/** The sign-in form for invited respondents, hosts and observers. The sixth digit of the code submits it. */
export function GroupLoginForm({ hash }: { hash: string }) {
  const [mobile, setMobile] = useState('');
  const [agreed, setAgreed] = useState(false);
  /** The action that continues once the consent is given. */
  const [waiting, setWaiting] = useState<() => void>();
  const [failure, setFailure] = useState<string>();
  const form = useCodeForm({
    form: `group.${hash}`,
    target: mobile,
    onTargetChange: setMobile,
    problemOf: mobileError,
    send: (freshKey) => sendCodeTo(hash, mobile, freshKey),
  });
  const enter = useEnterGroup();

  // Pending until the next page is shown: the code is used up by then, and sent again it would be refused.
  const login = useAction(
    async (digits: string) => {
      setFailure(undefined);
      await enter(await loginByCode(hash, mobile, digits));
    },
    {
      onError: (error) => {
        const { form: neither, ...fields } = refusedOf(error);
        setFailure(neither);
        form.refuse(error, fields);
      },
    },
  );

  const whenAgreed = (act: () => void): void => (agreed ? act() : setWaiting(() => act));

  const askCode = (): void => {
    if (mobileError(mobile) === undefined) whenAgreed(() => void form.askCode());
    else void form.askCode();
  };

  const submit = (digits: string): void => {
    if (form.check(digits)) whenAgreed(() => void login.run(digits));
  };

  return (
    <Form className={classes['form']} onSubmit={() => submit(form.code)}>
      <header>
        <h2 className={classes['title']}>登录讨论小组</h2>
        <p className={classes['lead']}>用收到邀请的手机号登录，只有受邀的号码会收到验证码。</p>
      </header>
      <MobileField
        {...form.targetField}
        secondsLeft={form.secondsLeft}
        sending={form.isSending}
        onAskCode={askCode}
      />
      <CodeField {...form.codeField} onComplete={submit} busy={login.isPending} />
      {form.isSent || form.codeField.error ? <NoCodeHelp /> : null}
      <AgreementConsent
        agreed={agreed}
        onChange={setAgreed}
        asking={waiting !== undefined}
        onClose={() => setWaiting(undefined)}
        onAgree={() => {
          setWaiting(undefined);
          waiting?.();
        }}
      />
      <output className={classes['failure']}>{failure}</output>
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        进入讨论小组
      </Button>
    </Form>
  );
}
