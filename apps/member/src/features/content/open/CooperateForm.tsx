import { Form, Textarea, TextInput, useForm } from '@yayan/ui';
import { ApplicationConsent } from './ApplicationConsent.tsx';
import { ApplicationEnd } from './ApplicationEnd.tsx';
import classes from './OpenPage.module.css';
import { sendCooperation } from './send-application.ts';
import { atLeast, useApplication } from './use-application.ts';

/** A company says who it is and what it needs. */
export function CooperateForm() {
  const { fault, isSending, apply } = useApplication('/cooperate');
  const [form, root] = useForm({
    initialValues: { company: '', contact: '', need: '', consented: false },
    validate: {
      company: atLeast(2, '请填写公司或机构的名称'),
      contact: atLeast(5, '请填写手机号、座机或邮箱'),
      need: atLeast(10, '至少写 10 个字，说说想了解什么、问谁、大约多少人'),
      consented: (value) => (value ? null : '请先勾选同意'),
    },
  });
  const send = ({ company, contact, need }: ReturnType<typeof form.getValues>): Promise<void> =>
    apply({
      send: async () =>
        await sendCooperation({ company: company.trim(), contact: contact.trim(), need: need.trim() }),
      fieldRefusal: 'CONTACT_INVALID',
      refuseField: (text) => form.refuse({ contact: text }),
    });
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
      <ApplicationEnd fault={fault} isSending={isSending}>
        提交需求
      </ApplicationEnd>
    </Form>
  );
}
