import { z } from 'zod';

/** How codes are sent (rule 2.8). `outbox` is the local mailbox, which production refuses. */
export interface DeliveryConfig {
  readonly sms:
    | { adapter: 'outbox' }
    | { adapter: 'http'; url: string }
    | {
        adapter: 'aliyun';
        url: string;
        accessKeyId: string;
        accessKeySecret: string;
        signName: string;
        templateCode: string;
        /** Without it only codes are sent. */
        noticeTemplateCode: string | undefined;
      };
  readonly email: { adapter: 'outbox' } | { adapter: 'smtp'; url: string; from: string };
  /**
   * Zero bits of the proof of work, asked for after a few codes (rule 2.7). Each bit doubles the work; 0 asks for
   * none.
   */
  readonly proofBits: number;
  /** How many text messages the product sends a day, to all people together. Beyond that it sends none. */
  readonly smsADay: number;
}

const text = z.string().min(1).optional();
const sender = z.string().regex(/^(?:[^<>"\r\n]{1,60}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/);

/** The variables of text messages and mails. */
export const deliveryVariables = {
  SMS_ADAPTER: {
    schema: z.enum(['outbox', 'http', 'aliyun']).optional(),
    expected: 'outbox, http or aliyun',
  },
  SMS_URL: { schema: z.url({ protocol: /^https?$/ }).optional(), expected: 'an http(s) address' },
  ALIYUN_SMS_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
    expected: 'an http(s) address',
  },
  ALIYUN_ACCESS_KEY_ID: { schema: text, expected: 'the AccessKey ID of a RAM user that may send messages' },
  ALIYUN_ACCESS_KEY_SECRET: { schema: text, expected: 'its AccessKey Secret' },
  ALIYUN_SMS_SIGN_NAME: { schema: text, expected: 'an approved 短信签名' },
  ALIYUN_SMS_TEMPLATE_CODE: {
    schema: text,
    expected: 'an approved 短信模板 with the variables code and minutes',
  },
  ALIYUN_SMS_NOTICE_TEMPLATE_CODE: {
    schema: text,
    expected: 'an approved 短信模板 with the variables name, what and hash',
  },
  EMAIL_ADAPTER: { schema: z.enum(['outbox', 'smtp']).optional(), expected: 'outbox or smtp' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'smtps://user:password@host:465',
  },
  PROOF_BITS: {
    schema: z.coerce.number().int().min(0).max(24).optional(),
    expected: 'a whole number from 0 to 24',
  },
  SMS_A_DAY: {
    schema: z.coerce.number().int().min(1).default(50_000),
    expected: 'a whole number from 1',
  },
  EMAIL_FROM: { schema: sender.optional(), expected: '芽言 <no-reply@example.cn>' },
} as const;

export type DeliveryValues = {
  [Name in keyof typeof deliveryVariables]: z.output<(typeof deliveryVariables)[Name]['schema']>;
};

const NEEDED = {
  http: ['SMS_URL'],
  aliyun: [
    'ALIYUN_ACCESS_KEY_ID',
    'ALIYUN_ACCESS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_TEMPLATE_CODE',
  ],
  smtp: ['SMTP_URL', 'EMAIL_FROM'],
} as const satisfies Record<string, readonly (keyof DeliveryValues)[]>;

/** Returns one line for each missing variable of a chosen adapter; in production also one for each sandbox adapter. */
export function deliveryProblems(values: DeliveryValues, production: boolean): string[] {
  const problems: string[] = [];
  for (const name of ['SMS_ADAPTER', 'EMAIL_ADAPTER'] as const) {
    const adapter = values[name];
    if (adapter === undefined || adapter === 'outbox') {
      if (!production) continue;
      problems.push(
        adapter === undefined
          ? `${name} is required in production: ${deliveryVariables[name].expected}`
          : `${name} must not be outbox in production: the local mailbox is a sandbox part`,
      );
      continue;
    }
    const missing = NEEDED[adapter].filter((needed) => values[needed] === undefined);
    problems.push(...missing.map((needed) => `${needed} is required when ${name} is ${adapter}`));
  }
  if (production && values.PROOF_BITS === undefined)
    problems.push(`PROOF_BITS is required in production: ${deliveryVariables.PROOF_BITS.expected}`);
  return problems;
}

/** Returns how codes are sent. Call it only when `deliveryProblems` returned none. */
export function deliveryConfigOf(values: DeliveryValues): DeliveryConfig {
  return {
    sms: smsConfigOf(values),
    email: emailConfigOf(values),
    proofBits: values.PROOF_BITS ?? 0,
    smsADay: values.SMS_A_DAY,
  };
}

function smsConfigOf(values: DeliveryValues): DeliveryConfig['sms'] {
  const { SMS_ADAPTER: adapter } = values;
  if (adapter === 'http') return { adapter, url: values.SMS_URL ?? '' };
  if (adapter !== 'aliyun') return { adapter: 'outbox' };
  return {
    adapter,
    url: values.ALIYUN_SMS_URL,
    accessKeyId: values.ALIYUN_ACCESS_KEY_ID ?? '',
    accessKeySecret: values.ALIYUN_ACCESS_KEY_SECRET ?? '',
    signName: values.ALIYUN_SMS_SIGN_NAME ?? '',
    templateCode: values.ALIYUN_SMS_TEMPLATE_CODE ?? '',
    noticeTemplateCode: values.ALIYUN_SMS_NOTICE_TEMPLATE_CODE,
  };
}

function emailConfigOf({ EMAIL_ADAPTER, SMTP_URL, EMAIL_FROM }: DeliveryValues): DeliveryConfig['email'] {
  return EMAIL_ADAPTER === 'smtp'
    ? { adapter: 'smtp', url: SMTP_URL ?? '', from: EMAIL_FROM ?? '' }
    : { adapter: 'outbox' };
}
