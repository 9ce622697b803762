import { Form, Textarea, TextInput, useForm } from '@yayan/ui';
import { ApplicationConsent } from './ApplicationConsent.tsx';
import { ApplicationEnd } from './ApplicationEnd.tsx';
import classes from './OpenPage.module.css';
import { sendRecruitment } from './send-application.ts';
import { atLeast, useApplication } from './use-application.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replace(/^86(?=1\d{10}$)/u, '');

/** A student applies as a campus ambassador. */
export function RecruitForm() {
  const { fault, isSending, apply } = useApplication('/activities/recruit');
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
  const send = (values: ReturnType<typeof form.getValues>): Promise<void> =>
    apply({
      send: async () =>
        await sendRecruitment({
          name: values.name.trim(),
          school: values.school.trim(),
          city: values.city.trim(),
          mobile: digitsOf(values.mobile),
          reason: values.reason.trim(),
        }),
      fieldRefusal: 'MOBILE_INVALID',
      refuseField: (text) => form.refuse({ mobile: text }),
    });
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
      <ApplicationEnd fault={fault} isSending={isSending}>
        提交报名
      </ApplicationEnd>
    </Form>
  );
}
