import { type ApplicationField, ApplicationForm } from './ApplicationForm.tsx';
import { type CooperationFields, sendCooperation } from './send-application.ts';
import { atLeast } from './use-application.ts';

const fields: readonly ApplicationField<keyof CooperationFields>[] = [
  {
    name: 'company',
    input: { label: '公司或机构', autoComplete: 'organization', maxLength: 60 },
    problemOf: atLeast(2, '请填写公司或机构的名称'),
  },
  {
    name: 'contact',
    input: {
      label: '联系方式',
      description: '手机号、座机或邮箱，加密传输',
      autoComplete: 'off',
      maxLength: 100,
    },
    problemOf: atLeast(5, '请填写手机号、座机或邮箱'),
  },
  {
    name: 'need',
    input: { label: '需求', description: '想了解什么、问谁、大约多少人、什么时候要', maxLength: 1000 },
    minRows: 5,
    problemOf: atLeast(10, '至少写 10 个字，说说想了解什么、问谁、大约多少人'),
  },
];

/** A company says who it is and what it needs. */
export const CooperateForm = () => (
  <ApplicationForm
    page="/cooperate"
    fields={fields}
    consent={{ missing: '请先勾选同意' }}
    send={sendCooperation}
    refused={{ field: 'contact', refusal: 'CONTACT_INVALID' }}
    submitText="提交需求"
  />
);
