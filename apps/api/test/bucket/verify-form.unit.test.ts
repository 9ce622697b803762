import { describe, expect, test } from 'vitest';
import { v1Signature, v4Signature } from './bucket-account.ts';
import { formProblem } from './verify-form.ts';

const NOW = '2026-11-21T08:30:00.000Z';
const account = {
  bucket: 'examplebucket',
  region: 'cn-hangzhou',
  id: 'LTAI',
  secret: 'secret',
  now: () => new Date(NOW),
};
const DATE = '20261121T083000Z';
const v4 = {
  'x-oss-signature-version': 'OSS4-HMAC-SHA256',
  'x-oss-credential': 'LTAI/20261121/cn-hangzhou/oss/aliyun_v4_request',
  'x-oss-date': DATE,
};
const named = Object.entries(v4).map(([name, value]) => ({ [name]: value }));

interface FormInput {
  conditions?: readonly unknown[];
  expiration?: unknown;
  fields?: Record<string, string>;
  size?: number;
}
/** Signs a form unchanged, even if it breaks its policy. */
function signed(
  { conditions = [], expiration = '2026-11-21T09:30:00.000Z', fields = {} }: FormInput,
  version: 'v4' | 'v1',
) {
  const all = version === 'v4' ? [...named, ...conditions] : conditions;
  const policy = Buffer.from(JSON.stringify({ expiration, conditions: all })).toString('base64');
  const day = (fields['x-oss-date'] ?? DATE).slice(0, 8);
  const own: Record<string, string> =
    version === 'v4'
      ? { ...v4, policy, 'x-oss-signature': v4Signature(account, day, policy) }
      : { OSSAccessKeyId: 'LTAI', policy, Signature: v1Signature(account, policy) };
  return new Map(Object.entries({ key: 'user/eric/a.jpg', ...own, ...fields }));
}
const code = (asked: FormInput, version: 'v4' | 'v1' = 'v4') =>
  formProblem(signed(asked, version), asked.size ?? 5, account)?.code;

describe.each(['v4', 'v1'] as const)('a form signed with %s', (version) => {
  const published = [
    { bucket: 'examplebucket' },
    ['content-length-range', 1, 10],
    ['eq', '$success_action_status', '201'],
    ['starts-with', '$key', 'user/eric/'],
    ['in', '$content-type', ['image/jpg', 'image/png']],
    ['not-in', '$cache-control', ['no-cache']],
  ];
  const good = { success_action_status: '201', 'content-type': 'image/png', 'cache-control': 'private' };

  test('is accepted with the example policy of the Alibaba Cloud documents', () => {
    expect(code({ conditions: published, fields: good }, version)).toBeUndefined();
  });

  test.each([
    ['another bucket', { conditions: [{ bucket: 'other' }] }, 'AccessDenied'],
    [
      'a value that differs',
      { conditions: published, fields: { ...good, success_action_status: '200' } },
      'AccessDenied',
    ],
    [
      'a key with another prefix',
      { conditions: published, fields: { ...good, key: 'user/eri/a' } },
      'AccessDenied',
    ],
    [
      'a value not in the list',
      { conditions: published, fields: { ...good, 'content-type': 'text/html' } },
      'AccessDenied',
    ],
    [
      'a value in the other list',
      { conditions: published, fields: { ...good, 'cache-control': 'no-cache' } },
      'AccessDenied',
    ],
    ['too little', { conditions: published, fields: good, size: 0 }, 'EntityTooSmall'],
    ['too much', { conditions: published, fields: good, size: 11 }, 'EntityTooLarge'],
    ['a policy that has expired', { conditions: published, fields: good, expiration: NOW }, 'AccessDenied'],
    [
      'an expiry without a time',
      { conditions: published, expiration: '2026-11-21' },
      'InvalidPolicyDocument',
    ],
    ['no expiry', { conditions: published, expiration: null }, 'InvalidPolicyDocument'],
    ['a condition without a mode', { conditions: [['$key']] }, 'InvalidPolicyDocument'],
    ['a condition of another mode', { conditions: [['like', '$key', 'x']] }, 'InvalidPolicyDocument'],
    ['a size that is text', { conditions: [['content-length-range', 10, 'test']] }, 'InvalidPolicyDocument'],
    [
      'a size the wrong way round',
      { conditions: [['content-length-range', 20, 10]] },
      'InvalidPolicyDocument',
    ],
    [
      'an invalid x-oss-forbid-overwrite',
      { conditions: published, fields: { ...good, 'x-oss-forbid-overwrite': 'abc' } },
      'InvalidArgument',
    ],
    [
      'a key that begins with a slash',
      { conditions: [{ bucket: 'examplebucket' }], fields: { key: '/a' } },
      'InvalidArgument',
    ],
    ['no key', { conditions: [{ bucket: 'examplebucket' }], fields: { key: '' } }, 'InvalidArgument'],
  ] as const)('is refused with %s', (_what, asked, expected) => {
    expect(code(asked, version)).toBe(expected);
  });
});

describe('a V4 form', () => {
  test.each([
    [
      'another key’s id',
      { 'x-oss-credential': 'LTAX/20261121/cn-hangzhou/oss/aliyun_v4_request' },
      'InvalidAccessKeyId',
    ],
    [
      'another region',
      { 'x-oss-credential': 'LTAI/20261121/cn-beijing/oss/aliyun_v4_request' },
      'InvalidArgument',
    ],
    [
      'a day with hyphens',
      { 'x-oss-credential': 'LTAI/2026-11-21/cn-hangzhou/oss/aliyun_v4_request' },
      'InvalidArgument',
    ],
    [
      'another day',
      { 'x-oss-credential': 'LTAI/20261120/cn-hangzhou/oss/aliyun_v4_request' },
      'InvalidArgument',
    ],
    [
      'another request version',
      { 'x-oss-credential': 'LTAI/20261121/cn-hangzhou/oss/aws4_request' },
      'InvalidArgument',
    ],
    ['another version', { 'x-oss-signature-version': 'OSS2' }, 'InvalidArgument'],
    ['a date in the wrong format', { 'x-oss-date': '2026-11-21T08:30:00Z' }, 'InvalidArgument'],
    ['a date more than 15 minutes ahead', { 'x-oss-date': '20261121T084501Z' }, 'InvalidArgument'],
    ['a date more than 15 minutes ago', { 'x-oss-date': '20261121T081459Z' }, 'RequestTimeTooSkewed'],
    ['a date that the policy does not name', { 'x-oss-date': '20261121T083001Z' }, 'AccessDenied'],
    ['a wrong signature', { 'x-oss-signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
    ['no signature', { 'x-oss-signature': '' }, 'InvalidArgument'],
  ] as const)('is refused with %s', (_what, fields, expected) => {
    expect(code({ fields })).toBe(expected);
  });

  test.each(Object.keys(v4))('is refused when its policy does not name %s', (missing) => {
    const conditions = named.filter((condition) => !(missing in condition));
    const policy = Buffer.from(
      JSON.stringify({ expiration: '2026-11-21T09:30:00.000Z', conditions }),
    ).toString('base64');
    const signature = v4Signature(account, '20261121', policy);
    expect(code({ fields: { policy, 'x-oss-signature': signature } })).toBe('InvalidPolicyDocument');
  });
});

test('a V1 form needs id, policy and signature, or it counts as anonymous', () => {
  const form = signed({ conditions: [{ bucket: 'examplebucket' }] }, 'v1');
  expect(formProblem(form, 5, account)).toBeUndefined();
  for (const name of ['OSSAccessKeyId', 'Signature', 'policy']) {
    const left = new Map([...form].filter(([one]) => one !== name));
    expect(formProblem(left, 5, account)?.code).toBe('InvalidArgument');
  }
  expect(formProblem(new Map([['key', 'a']]), 5, account)?.code).toBe('AccessDenied');
  expect(formProblem(new Map([...form, ['OSSAccessKeyId', 'x']]), 5, account)?.code).toBe(
    'InvalidAccessKeyId',
  );
});
