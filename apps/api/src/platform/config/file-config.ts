import { z } from 'zod';
import { missingProblems } from './provider-variables.ts';

/**
 * Where uploaded files are stored: in a bucket of Alibaba Cloud OSS if one is configured, otherwise in the API's own
 * store.
 */
export interface FileConfig {
  /** The first part of every file's key. */
  readonly prefix: string;
  /** The address of the API's own file store: a path on every site, or a separate host. It has no slash at the end. */
  readonly url: string;
  /** The signature version of upload forms and addresses. `v1` is for buckets made before V4. */
  readonly signature: 'v4' | 'v1';
  readonly oss:
    | { url: string; bucket: string; region: string; accessKeyId: string; accessKeySecret: string }
    | undefined;
}

const text = z.string().min(1).optional();
const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** The variables of the file store. */
export const fileVariables = {
  FILE_PREFIX: {
    schema: z
      .string()
      .regex(/^[a-z]{1,16}$/)
      .default('test'),
    expected: '1 to 16 small letters',
  },
  FILES_URL: {
    schema: z
      .union([z.literal('/api/files'), z.url({ protocol: /^https?$/ })])
      .default('/api/files')
      .transform(withoutSlash),
    expected: '/api/files, or the http(s) address that leads there',
  },
  OSS_SIGNATURE: { schema: z.enum(['v4', 'v1']).default('v4'), expected: 'v4 or v1' },
  OSS_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform(withoutSlash)
      .optional(),
    expected: 'https://<bucket>.oss-<region>.aliyuncs.com',
  },
  OSS_BUCKET: { schema: text, expected: 'the name of a private bucket' },
  OSS_REGION: { schema: text, expected: 'its region, such as cn-shanghai' },
  OSS_ACCESS_KEY_ID: { schema: text, expected: 'the AccessKey ID of a RAM user for this bucket' },
  OSS_ACCESS_KEY_SECRET: { schema: text, expected: 'its AccessKey Secret' },
} as const;

export type FileValues = {
  [Name in keyof typeof fileVariables]: z.output<(typeof fileVariables)[Name]['schema']>;
};

const OSS = ['OSS_URL', 'OSS_BUCKET', 'OSS_REGION', 'OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET'] as const;

/** Returns one line for each missing variable of a bucket that is configured incompletely. */
export function fileProblems(values: FileValues): string[] {
  return missingProblems(values, fileVariables, [OSS]);
}

/** Returns the configuration of the file store. Call it only when `fileProblems` returned none. */
export function fileConfigOf(values: FileValues): FileConfig {
  const { OSS_URL, OSS_BUCKET, OSS_REGION, OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET } = values;
  return {
    prefix: values.FILE_PREFIX,
    url: values.FILES_URL,
    signature: values.OSS_SIGNATURE,
    oss:
      OSS_URL && OSS_BUCKET && OSS_REGION && OSS_ACCESS_KEY_ID && OSS_ACCESS_KEY_SECRET
        ? {
            url: OSS_URL,
            bucket: OSS_BUCKET,
            region: OSS_REGION,
            accessKeyId: OSS_ACCESS_KEY_ID,
            accessKeySecret: OSS_ACCESS_KEY_SECRET,
          }
        : undefined,
  };
}
