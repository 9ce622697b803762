import { changeMobile, type MobileChanged, sendNewMobileCode } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { CodeField, codeLength, failureText, MobileField, mobileError, withFreshKey } from '@yayan/site';
import { Button } from '@yayan/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { encryptField } from '../../shell/encrypt-field.ts';
import classes from './SheetForm.module.css';
import { useCodeSender } from './use-code-sender.ts';

interface NewMobileStepProps {
  checkTicket: string;
  onChanged: (changed: MobileChanged) => void;
  /** The proof by the old number has run out: it is asked for again, with these words. */
  onTicketOver: (problem: string) => void;
}

/** The new number and the code that came to it. */
export function NewMobileStep({ checkTicket, onChanged, onTicketOver }: NewMobileStepProps) {
  const { secondsLeft, sending, sent, problem, ask } = useCodeSender('new-mobile');
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ mobile?: string | undefined; code?: string | undefined }>({});
  const [saving, setSaving] = useState(false);
  const mobileInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => mobileInput.current?.focus(), []);

  const askCode = async (): Promise<void> => {
    const wrong = mobileError(mobile);
    setErrors({ mobile: wrong });
    if (wrong) return mobileInput.current?.focus();
    const isSent = await ask(async (freshKey) =>
      sendNewMobileCode({ mobile: await encryptField(mobile, { freshKey }) }),
    );
    if (!isSent) return;
    setCode('');
    codeInput.current?.focus();
  };

  const refuse = (error: unknown): void => {
    const text = failureText(error);
    setCode('');
    if (isRefusal(error, 'CHECK_REQUIRED', 20022)) return onTicketOver(text);
    const isOfMobile = isRefusal(error, 'MOBILE_TAKEN', 20010) || isRefusal(error, 'MOBILE_INVALID', 20002);
    setErrors(
      isOfMobile
        ? { mobile: isRefusal(error, 'MOBILE_TAKEN', 20010) ? '该手机号已有账号，换一个号码' : text }
        : { code: text },
    );
    (isOfMobile ? mobileInput : codeInput).current?.focus();
  };

  const save = async (digits: string): Promise<void> => {
    if (saving) return;
    setSaving(true);
    try {
      const changed = await withFreshKey(async (freshKey) =>
        changeMobile({
          checkTicket,
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(digits, { freshKey }),
        }),
      );
      onChanged(changed);
    } catch (error) {
      setSaving(false);
      refuse(error);
    }
  };

  const submit = (digits: string): void => {
    const wrong = mobileError(mobile);
    const wrongCode = digits.length === codeLength ? undefined : '请输入 6 位验证码';
    setErrors({ mobile: wrong, code: wrongCode });
    if (wrong) mobileInput.current?.focus();
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
      <p className={classes['lead']}>填写新的手机号，用验证码确认它是你的。</p>
      <MobileField
        ref={mobileInput}
        value={mobile}
        onChange={setMobile}
        error={errors.mobile ?? problem}
        secondsLeft={secondsLeft}
        sending={sending}
        onAskCode={() => void askCode()}
      />
      <CodeField
        ref={codeInput}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={errors.code}
        sentTo={sent ? mobile : undefined}
        busy={saving}
      />
      <Button type="submit" fullWidth loading={saving}>
        确认更换
      </Button>
      <p className={classes['note']}>更换后，其他设备会退出登录；金币、记录和绑定的第三方账号都不变。</p>
    </form>
  );
}
