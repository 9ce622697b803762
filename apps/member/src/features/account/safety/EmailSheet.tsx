import { useQueryClient } from '@tanstack/react-query';
import { changeEmail, sendEmailCode, isRefusal } from '@yayan/api-client';
import { getGetAccountQueryKey } from '@yayan/api-client/react';
import { CodeField, failureText, retryWithFreshKey, useAction, useCodeForm } from '@yayan/site';
import { Button, Form, Sheet, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { emailError } from './email-address.ts';
import classes from '../frame/SheetForm.module.css';

interface EmailSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The current address, masked. */
  current: string | null;
}

function EmailForm({ onClose, current }: Omit<EmailSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const form = useCodeForm({
    form: 'email',
    target: email,
    onTargetChange: setEmail,
    problemOf: emailError,
    send: () => sendEmailCode({ email: email.trim() }),
  });
  const { secondsLeft } = form;
  const { ref: emailInput, error: problem } = form.targetField;

  const { run: save, isPending } = useAction(
    async (digits: string) => {
      await retryWithFreshKey(async (freshKey) =>
        changeEmail({ email: email.trim(), code: await encryptField(digits, { freshKey }) }),
      );
      await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
      toaster.success('邮箱已保存');
      onClose();
    },
    {
      onError: (error) => {
        if (isRefusal(error, 'EMAIL_INVALID')) form.refuse(error, { target: failureText(error) });
        else form.refuse(error);
      },
    },
  );

  const submit = (digits: string): void => {
    if (form.check(digits)) void save(digits);
  };

  return (
    <Form className={classes['form']} onSubmit={() => submit(form.code)}>
      <p className={classes['lead']}>
        {current
          ? `现在的邮箱是 ${current}，保存后换成新的。`
          : '密码、手机号、邮箱有变动，或实名有结果时，发邮件提醒你，不发广告。'}
      </p>
      <TextInput
        ref={emailInput}
        data-autofocus
        label="邮箱"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="name@example.com"
        size="lg"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problem}
        description={
          form.codeField.sentTo
            ? `验证码已发送至 ${form.codeField.sentTo.trim()}，没看到的话也找找垃圾邮件`
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <Button
        variant="light"
        fullWidth
        loading={form.isSending}
        disabled={secondsLeft > 0}
        onClick={() => void form.askCode()}
      >
        {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
      </Button>
      <CodeField {...form.codeField} sentTo={undefined} onComplete={submit} busy={isPending} />
      <Button type="submit" fullWidth loading={isPending}>
        保存邮箱
      </Button>
    </Form>
  );
}

/** 设置 or 更换邮箱, confirmed by a code sent to the new address. */
export function EmailSheet({ opened, ...rest }: EmailSheetProps) {
  return (
    <Sheet opened={opened} onClose={rest.onClose} title={rest.current ? '更换邮箱' : '设置邮箱'}>
      <EmailForm {...rest} />
    </Sheet>
  );
}
