import { failureText } from '@yayan/site';
import { isRefusal } from '@yayan/api-client';
import { Button, Form, Textarea, TextInput, useForm } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationConsent } from './ApplicationConsent.tsx';
import classes from './OpenPage.module.css';
import { sendRecruitment } from './send-application.ts';

const atLeast = (least: number, text: string) => (value: string) =>
  value.trim().length < least ? text : null;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replace(/^86(?=1\d{10}$)/u, '');

/** A student applies as a campus ambassador. */
export function RecruitForm() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [form, root] = useForm({
    initialValues: { name: '', school: '', city: '', mobile: '', reason: '', consented: false },
    validate: {
      name: atLeast(2, '请填写姓名'),
      school: atLeast(2, '请填写学校'),
      city: atLeast(2, '请填写所在城市'),
      mobile: (value) => (/^1[3-9]\d{9}$/u.test(digitsOf(value)) ? null : '手机号应为 11 位数字'),
      reason: atLeast(10, '至少写 10 个字'),
      consented: (value) => (value ? null : '请先勾选确认'),
    },
  });
  const send = async (values: ReturnType<typeof form.getValues>): Promise<void> => {
    if (isSending) return;
    setFault(undefined);
    setSending(true);
    try {
      const { number } = await sendRecruitment({
        name: values.name.trim(),
        school: values.school.trim(),
        city: values.city.trim(),
        mobile: digitsOf(values.mobile),
        reason: values.reason.trim(),
      });
      await navigate(`/activities/recruit?number=${number}`);
    } catch (error) {
      if (isRefusal(error, 'MOBILE_INVALID')) form.refuse({ mobile: failureText(error) });
      else setFault(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form ref={root} className={classes['form']} onSubmit={async () => await form.submitWith(send)}>
      <div className={classes['pair']}>
        <TextInput label="姓名" autoComplete="name" maxLength={20} {...form.getInputProps('name')} />
        <TextInput
          label="手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
          {...form.getInputProps('mobile')}
        />
        <TextInput label="学校" autoComplete="off" maxLength={40} {...form.getInputProps('school')} />
        <TextInput
          label="城市"
          autoComplete="address-level2"
          maxLength={20}
          {...form.getInputProps('city')}
        />
      </div>
      <Textarea
        label="为什么想来"
        description="做过什么、想学什么，随便说说"
        autosize
        minRows={4}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <ApplicationConsent
        also="我已满 18 周岁。"
        checked={form.getValues().consented}
        onChange={(checked) => form.setFieldValue('consented', checked)}
        error={typeof form.errors['consented'] === 'string' ? form.errors['consented'] : undefined}
      />
      {fault === undefined ? null : (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      <div>
        <Button type="submit" size="lg" loading={isSending}>
          提交报名
        </Button>
      </div>
    </Form>
  );
}
