import { changeMobile, type MobileChanged, sendNewMobileCode, isRefusal } from '@yayan/api-client';
import {
  CodeField,
  failureText,
  MobileField,
  mobileError,
  useCodeForm,
  retryWithFreshKey,
  useAction,
} from '@yayan/site';
import { Button, Form, useTakeFocus } from '@yayan/ui';
import { useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import classes from '../frame/SheetForm.module.css';

interface NewMobileStepProps {
  checkTicket: string;
  onChanged: (changed: MobileChanged) => void;
  /** Called when the check by the old mobile has expired: the parent shows it again with this message. */
  onTicketOver: (problem: string) => void;
}

/** The new mobile and the code sent to it. */
export function NewMobileStep({ checkTicket, onChanged, onTicketOver }: NewMobileStepProps) {
  const [mobile, setMobile] = useState('');
  const form = useCodeForm({
    form: 'new-mobile',
    target: mobile,
    onTargetChange: setMobile,
    problemOf: mobileError,
    send: async (freshKey) => sendNewMobileCode({ mobile: await encryptField(mobile, { freshKey }) }),
  });
  useTakeFocus(form.targetField.ref);

  const refuse = (error: unknown): void => {
    const text = failureText(error);
    if (isRefusal(error, 'CHECK_REQUIRED')) onTicketOver(text);
    else if (isRefusal(error, 'MOBILE_TAKEN'))
      form.refuse(error, { target: '这个手机号已有账号，换一个试试' });
    else if (isRefusal(error, 'MOBILE_INVALID')) form.refuse(error, { target: text });
    else form.refuse(error);
  };

  const { run: save, isPending } = useAction(
    async (digits: string) => {
      const changed = await retryWithFreshKey(async (freshKey) =>
        changeMobile({
          checkTicket,
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(digits, { freshKey }),
        }),
      );
      onChanged(changed);
    },
    { onError: refuse },
  );

  const submit = (digits: string): void => {
    if (form.check(digits)) void save(digits);
  };

  return (
    <Form className={classes['form']} onSubmit={() => submit(form.code)}>
      <p className={classes['lead']}>填写新的手机号，用验证码确认它是你的。</p>
      <MobileField
        {...form.targetField}
        secondsLeft={form.secondsLeft}
        sending={form.isSending}
        onAskCode={() => void form.askCode()}
      />
      <CodeField {...form.codeField} onComplete={submit} busy={isPending} />
      <Button type="submit" fullWidth loading={isPending}>
        确认更换
      </Button>
      <p className={classes['note']}>更换后，其他设备会退出登录；金币、记录和绑定的第三方账号都不变。</p>
    </Form>
  );
}
