import { z } from 'zod';

/** How people reach us. Every page shows it (rule 10.25). */
export interface ContactConfig {
  readonly mail: string;
  readonly phone: string;
  /** When the phone is answered, as people read it. */
  readonly hours: string;
  /** The address of a form or a chat, if there is one. */
  readonly form: string | undefined;
  /** What the QR code of the official WeChat account says, if there is one. */
  readonly officialAccount: string | undefined;
  /** The company that runs the site. */
  readonly company: CompanyConfig;
}

/** The company and its filings. Every page shows them (rule 10.13). */
export interface CompanyConfig {
  readonly name: string;
  readonly icp: string;
  readonly telecomLicence: string | undefined;
  readonly police: string | undefined;
}

/** What a local run shows. It names this machine, so that nobody takes it for a real contact. */
const LOCAL: ContactConfig = {
  mail: 'kefu@yayan.localhost',
  phone: '000-0000-0000',
  hours: '本机试用，没有人值守',
  form: undefined,
  officialAccount: undefined,
  company: {
    name: '芽言（示例）科技有限公司',
    icp: '示例ICP备00000000号',
    telecomLicence: '示例ICP证000000号',
    police: '示例公网安备00000000000000号',
  },
};

const filing = z.string().regex(/^[^<>\n]{4,40}$/);

/** The variables of our contact. */
export const contactVariables = {
  CONTACT_MAIL: { schema: z.email().optional(), expected: 'a mail address that people may write to' },
  CONTACT_PHONE: {
    schema: z
      .string()
      .regex(/^\+?[\d-]{5,20}$/)
      .optional(),
    expected: 'a phone number of digits and hyphens',
  },
  CONTACT_HOURS: {
    schema: z
      .string()
      .regex(/^[^<>\n]{2,40}$/)
      .optional(),
    expected: 'when the phone is answered, such as 工作日 9:00–18:00',
  },
  CONTACT_FORM_URL: { schema: z.url({ protocol: /^https$/ }).optional(), expected: 'an https address' },
  OFFICIAL_ACCOUNT_URL: {
    schema: z.url({ protocol: /^https?$/, hostname: /^(?:weixin|mp\.weixin)\.qq\.com$/ }).optional(),
    expected: 'an address of weixin.qq.com',
  },
  COMPANY_NAME: {
    schema: z
      .string()
      .regex(/^[^<>\n]{4,60}$/)
      .optional(),
    expected: 'the full name of the company that runs the site',
  },
  ICP_NUMBER: { schema: filing.optional(), expected: 'the number of the ICP filing' },
  TELECOM_LICENCE: { schema: filing.optional(), expected: 'the number of the 增值电信业务经营许可证' },
  POLICE_NUMBER: { schema: filing.optional(), expected: 'the number of the 公安联网备案' },
} as const;

export type ContactValues = {
  [Name in keyof typeof contactVariables]: z.output<(typeof contactVariables)[Name]['schema']>;
};

const COMPANY = ['COMPANY_NAME', 'ICP_NUMBER', 'TELECOM_LICENCE', 'POLICE_NUMBER'] as const;

/** Returns one line for each value that production lacks, and one for each that belongs to a local run. */
export function contactProblems(values: ContactValues, production: boolean): string[] {
  if (!production) return [];
  const problems = (['CONTACT_MAIL', 'CONTACT_PHONE', 'CONTACT_HOURS', 'COMPANY_NAME', 'ICP_NUMBER'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is required in production: ${contactVariables[name].expected}`);
  if (values.CONTACT_MAIL?.endsWith('localhost'))
    problems.push('CONTACT_MAIL must not be an address of this machine in production');
  for (const name of COMPANY)
    if (values[name]?.includes('示例')) problems.push(`${name} must not be the example in production`);
  return problems;
}

/** Returns our contact. Call it only when `contactProblems` returned none. */
export function contactConfigOf(values: ContactValues): ContactConfig {
  return {
    mail: values.CONTACT_MAIL ?? LOCAL.mail,
    phone: values.CONTACT_PHONE ?? LOCAL.phone,
    hours: values.CONTACT_HOURS ?? LOCAL.hours,
    form: values.CONTACT_FORM_URL,
    officialAccount: values.OFFICIAL_ACCOUNT_URL,
    company: companyOf(values),
  };
}

/** The company as configured. Only a run without any of its values shows the examples. */
function companyOf(values: ContactValues): CompanyConfig {
  if (COMPANY.every((name) => values[name] === undefined)) return LOCAL.company;
  return {
    name: values.COMPANY_NAME ?? LOCAL.company.name,
    icp: values.ICP_NUMBER ?? LOCAL.company.icp,
    telecomLicence: values.TELECOM_LICENCE,
    police: values.POLICE_NUMBER,
  };
}
