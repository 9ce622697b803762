import { z } from 'zod';
import { list } from './provider-variables.ts';

/** The keys in the environment. In development, the server makes an undefined one in the data folder. */
export interface KeyConfig {
  /** The RSA key of field encryption, as PKCS#8 PEM. After a rotation, the older keys follow it. */
  readonly fieldEncryption: string | undefined;
  /** The Ed25519 key that signs receipts, as PKCS#8 PEM. After a rotation, the older keys follow it. */
  readonly receipt: string | undefined;
  /**
   * Keys of encryption at rest, 32 bytes each in base64. The first encrypts; the others, from before a rotation,
   * only decrypt.
   */
  readonly atRest: readonly string[] | undefined;
  /** The HMAC key of tokens, 32 bytes or more in base64. */
  readonly token: string | undefined;
  /** The keys of tokens from before a rotation. They still verify browser cookies until their day begins. */
  readonly tokenBefore: readonly { readonly key: string; readonly until: Date }[];
  /** The HMAC key of blind indexes, 32 bytes or more in base64. */
  readonly index: string | undefined;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64').length;
const keyOf32Bytes = z.string().refine((text) => bytesOf(text) === 32);
// Node ignores what is no base64, such as a day behind the key.
const longKey = z.string().refine((text) => bytesOf(text) >= 32 && !text.includes('@'));
/** A key from before a rotation, with its last day. */
const keyBefore = z.string().transform((text, context) => {
  const [key = '', day = '', ...more] = text.split('@');
  const until = new Date(`${day}T23:59:59Z`);
  if (
    more.length > 0 ||
    !longKey.safeParse(key).success ||
    !/^\d{4}-\d\d-\d\d$/u.test(day) ||
    Number.isNaN(until.getTime())
  ) {
    context.addIssue('no key with a last day');
    return z.NEVER;
  }
  return { key, until };
});
const tokenKeys = list.pipe(z.tuple([longKey], keyBefore)).transform(([key, ...before]) => ({ key, before }));

/** The variables of the server's keys. */
export const keyVariables = {
  FIELD_ENCRYPTION_KEY: {
    schema: z.string().includes('PRIVATE KEY').optional(),
    expected: 'an RSA private key of 3072 bits in PKCS#8 PEM',
  },
  RECEIPT_KEY: {
    schema: z.string().includes('PRIVATE KEY').optional(),
    expected: 'an Ed25519 private key in PKCS#8 PEM (openssl genpkey -algorithm ed25519)',
  },
  AT_REST_KEY: {
    schema: list.pipe(z.array(keyOf32Bytes).min(1)).optional(),
    expected:
      '32 bytes in base64 (openssl rand -base64 32); after a rotation the old keys behind it, with commas',
  },
  TOKEN_KEY: {
    schema: tokenKeys.optional(),
    expected:
      '32 bytes or more in base64 (openssl rand -base64 32); after a rotation the old keys behind it, with commas, each with its last day (key@2028-11-27)',
  },
  INDEX_KEY: { schema: longKey.optional(), expected: '32 bytes or more in base64 (openssl rand -base64 32)' },
} as const;

type KeyValues = {
  [Name in keyof typeof keyVariables]: z.output<(typeof keyVariables)[Name]['schema']>;
};

/** Returns one line for each key that is used twice. Keys must differ, so that a leaked key breaks one purpose only. */
export function keyProblems(values: KeyValues): string[] {
  const { AT_REST_KEY: atRest = [], INDEX_KEY: index, TOKEN_KEY } = values;
  const tokens = TOKEN_KEY ? [TOKEN_KEY.key, ...TOKEN_KEY.before.map(({ key }) => key)] : [];
  const problems: string[] = [];
  if (tokens.some((key) => atRest.includes(key))) problems.push('TOKEN_KEY must differ from AT_REST_KEY');
  if (index !== undefined && atRest.includes(index)) problems.push('INDEX_KEY must differ from AT_REST_KEY');
  if (index !== undefined && tokens.includes(index)) problems.push('INDEX_KEY must differ from TOKEN_KEY');
  return problems;
}

/** Returns the keys. Call it only when `keyProblems` returned none. */
export const keyConfigOf = (values: KeyValues): KeyConfig => ({
  fieldEncryption: values.FIELD_ENCRYPTION_KEY,
  receipt: values.RECEIPT_KEY,
  atRest: values.AT_REST_KEY,
  token: values.TOKEN_KEY?.key,
  tokenBefore: values.TOKEN_KEY?.before ?? [],
  index: values.INDEX_KEY,
});
