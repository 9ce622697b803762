import type { Contact } from '@yayan/api-client';

/** How people reach us, in tests of pages that show it. */
export const shownContact: Contact = {
  mail: 'kefu@yayan.example',
  phone: '400-000-0000',
  hours: '工作日 9:00–18:00',
  form: null,
  officialAccount: null,
  company: {
    name: '芽言（示例）科技有限公司',
    icp: '示例ICP备00000000号',
    telecomLicence: null,
    police: null,
  },
  coinsPerYuan: 100,
};
