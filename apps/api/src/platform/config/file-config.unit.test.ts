import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const bucket = {
  OSS_URL: 'https://yayan.oss-cn-shanghai.aliyuncs.com/',
  OSS_BUCKET: 'yayan',
  OSS_REGION: 'cn-shanghai',
  OSS_ACCESS_KEY_ID: 'LTAI5t',
  OSS_ACCESS_KEY_SECRET: 'secret',
};

describe('the file store', () => {
  test('is the API’s own, with V4 signatures, by default', () => {
    expect(readConfig({}).files).toEqual({
      prefix: 'test',
      url: '/api/files',
      signature: 'v4',
      oss: undefined,
    });
  });

  test('is a bucket when all its variables are given', () => {
    expect(readConfig({ ...bucket, OSS_SIGNATURE: 'v1' }).files).toMatchObject({
      signature: 'v1',
      oss: { url: 'https://yayan.oss-cn-shanghai.aliyuncs.com', bucket: 'yayan', region: 'cn-shanghai' },
    });
  });

  test.each(Object.keys(bucket))('refuses a bucket without %s', (name) => {
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(`${name} is required`);
  });

  test.each([
    ['FILE_PREFIX', '../x'],
    ['FILES_URL', 'javascript:alert(1)'],
    ['OSS_SIGNATURE', 'v2'],
    ['OSS_URL', 'ftp://bucket'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
  });
});
