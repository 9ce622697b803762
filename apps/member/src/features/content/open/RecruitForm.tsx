import { type ApplicationField, ApplicationForm } from './ApplicationForm.tsx';
import { type RecruitFields, sendRecruitment } from './send-application.ts';
import { atLeast } from './use-application.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replace(/^86(?=1\d{10}$)/u, '');

const fields: readonly ApplicationField<keyof RecruitFields>[] = [
  {
    name: 'name',
    input: { label: '姓名', autoComplete: 'name', maxLength: 20 },
    problemOf: atLeast(2, '请填写姓名'),
  },
  {
    name: 'mobile',
    input: { label: '手机号', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 20 },
    type: 'tel',
    problemOf: (value) => (/^1[3-9]\d{9}$/u.test(digitsOf(value)) ? null : '手机号应为 11 位数字'),
  },
  {
    name: 'school',
    input: { label: '学校', autoComplete: 'off', maxLength: 40 },
    problemOf: atLeast(2, '请填写学校'),
  },
  {
    name: 'city',
    input: { label: '城市', autoComplete: 'address-level2', maxLength: 20 },
    problemOf: atLeast(2, '请填写所在城市'),
  },
  {
    name: 'reason',
    input: { label: '为什么想来', description: '做过什么、想学什么，随便说说', maxLength: 500 },
    minRows: 4,
    problemOf: atLeast(10, '至少写 10 个字'),
  },
];

/** A student applies as a campus ambassador. */
export const RecruitForm = () => (
  <ApplicationForm
    page="/activities/recruit"
    fields={fields}
    inPairs
    consent={{ also: '我已满 18 周岁。', missing: '请先勾选确认' }}
    send={(values) => sendRecruitment({ ...values, mobile: digitsOf(values.mobile) })}
    refused={{ field: 'mobile', refusal: 'MOBILE_INVALID' }}
    submitText="提交报名"
  />
);
