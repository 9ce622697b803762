import { useQueryClient } from '@tanstack/react-query';
import { changeEmail, getGetAccountQueryKey, sendEmailCode } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { CodeField, codeLength, failureText, withFreshKey } from '@yayan/site';
import { Button, Sheet, TextInput } from '@yayan/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { toaster } from '../../shell/client.ts';
import { encryptField } from '../../shell/encrypt-field.ts';
import { emailError } from './email-address.ts';
import classes from './SheetForm.module.css';
import { useCodeSender } from './use-code-sender.ts';

interface EmailSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The address that holds now, masked. */
  current: string | null;
}

function EmailForm({ onClose, current }: Omit<EmailSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const { secondsLeft, sending, sent, problem, ask } = useCodeSender('email');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ email?: string | undefined; code?: string | undefined }>({});
  const [saving, setSaving] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  const askCode = async (): Promise<void> => {
    const wrong = emailError(email);
    setErrors({ email: wrong });
    if (wrong) return emailInput.current?.focus();
    if (!(await ask(() => sendEmailCode({ email: email.trim() })))) return;
    setCode('');
    codeInput.current?.focus();
  };

  const save = async (digits: string): Promise<void> => {
    if (saving) return;
    setSaving(true);
    try {
      await withFreshKey(async (freshKey) =>
        changeEmail({ email: email.trim(), code: await encryptField(digits, { freshKey }) }),
      );
      await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
      toaster.success('邮箱已保存');
      onClose();
    } catch (error) {
      setSaving(false);
      setCode('');
      const isOfEmail = isRefusal(error, 'EMAIL_INVALID', 21004);
      setErrors({ [isOfEmail ? 'email' : 'code']: failureText(error) });
      (isOfEmail ? emailInput : codeInput).current?.focus();
    }
  };

  const submit = (digits: string): void => {
    const wrong = emailError(email);
    const wrongCode = digits.length === codeLength ? undefined : '请输入 6 位验证码';
    setErrors({ email: wrong, code: wrongCode });
    if (wrong) emailInput.current?.focus();
    else if (wrongCode) codeInput.current?.focus();
    else void save(digits);
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
      <p className={classes['lead']}>
        {current ? `现在的邮箱是 ${current}，保存后换成新的。` : '用来接收兑换结果和账号提醒，不发广告。'}
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
        error={errors.email ?? problem}
        description={sent ? `验证码已发送至 ${email.trim()}，没看到的话也找找垃圾邮件` : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      <Button
        variant="light"
        fullWidth
        loading={sending}
        disabled={secondsLeft > 0}
        onClick={() => void askCode()}
      >
        {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
      </Button>
      <CodeField
        ref={codeInput}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={errors.code}
        busy={saving}
      />
      <Button type="submit" fullWidth loading={saving}>
        保存邮箱
      </Button>
    </form>
  );
}

/** 设置 or 更换邮箱, with a code that came to it. */
export function EmailSheet({ opened, ...rest }: EmailSheetProps) {
  return (
    <Sheet opened={opened} onClose={rest.onClose} title={rest.current ? '更换邮箱' : '设置邮箱'}>
      <EmailForm {...rest} />
    </Sheet>
  );
}
