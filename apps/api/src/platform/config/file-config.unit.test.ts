import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const bucket = {
  OSS_URL: 'https://yayan.oss-cn-shanghai.aliyuncs.com/',
  OSS_BUCKET: 'yayan',
  OSS_REGION: 'cn-shanghai',
  OSS_ACCESS_KEY_ID: 'LTAI5t',
  OSS_ACCESS_KEY_SECRET: 'secret',
};

describe('where files are kept', () => {
  test('in the API’s own store, signed as V4, unless told otherwise', () => {
    expect(readConfig({}).files).toEqual({
      prefix: 'test',
      url: '/api/files',
      signature: 'v4',
      oss: undefined,
    });
  });

  test('in a bucket that is configured whole', () => {
    expect(readConfig({ ...bucket, OSS_SIGNATURE: 'v1' }).files).toMatchObject({
      signature: 'v1',
      oss: { url: 'https://yayan.oss-cn-shanghai.aliyuncs.com', bucket: 'yayan', region: 'cn-shanghai' },
    });
  });

  test.each(Object.keys(bucket))('half a bucket is refused: %s', (name) => {
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(`${name} is required`);
  });

  test.each([
    ['FILE_PREFIX', '../x'],
    ['FILES_URL', 'javascript:alert(1)'],
    ['OSS_SIGNATURE', 'v2'],
    ['OSS_URL', 'ftp://bucket'],
  ])('%s is refused as %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
  });
});
