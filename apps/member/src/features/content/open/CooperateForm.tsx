import { failureText } from '@yayan/site';
import { isRefusal } from '@yayan/api-client';
import { Button, Form, Textarea, TextInput, useForm } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApplicationConsent } from './ApplicationConsent.tsx';
import classes from './OpenPage.module.css';
import { sendCooperation } from './send-application.ts';

const atLeast = (least: number, text: string) => (value: string) =>
  value.trim().length < least ? text : null;

/** A company says who it is and what it needs. */
export function CooperateForm() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [form, root] = useForm({
    initialValues: { company: '', contact: '', need: '', consented: false },
    validate: {
      company: atLeast(2, '请写公司或机构的名称'),
      contact: atLeast(5, '请填写手机号、座机或邮箱'),
      need: atLeast(10, '至少写 10 个字，说说想了解什么、问谁、大约多少人'),
      consented: (value) => (value ? null : '请先勾选同意'),
    },
  });
  const send = async ({ company, contact, need }: ReturnType<typeof form.getValues>): Promise<void> => {
    if (isSending) return;
    setFault(undefined);
    setSending(true);
    try {
      const fields = { company: company.trim(), contact: contact.trim(), need: need.trim() };
      const { number } = await sendCooperation(fields);
      await navigate(`/cooperate?number=${number}`);
    } catch (error) {
      if (isRefusal(error, 'CONTACT_INVALID')) form.refuse({ contact: failureText(error) });
      else setFault(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form ref={root} className={classes['form']} onSubmit={async () => await form.submitWith(send)}>
      <TextInput
        label="公司或机构"
        autoComplete="organization"
        maxLength={60}
        {...form.getInputProps('company')}
      />
      <TextInput
        label="联系方式"
        description="手机号、座机或邮箱，加密传输"
        autoComplete="off"
        maxLength={100}
        {...form.getInputProps('contact')}
      />
      <Textarea
        label="需求"
        description="想了解什么、问谁、大约多少人、什么时候要"
        autosize
        minRows={5}
        maxLength={1000}
        {...form.getInputProps('need')}
      />
      <ApplicationConsent
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
          提交需求
        </Button>
      </div>
    </Form>
  );
}
