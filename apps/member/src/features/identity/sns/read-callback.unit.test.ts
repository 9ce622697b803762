import { SnsType } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { readCallback } from './read-callback.ts';

const read = (type: SnsType, query: string) => readCallback(type, new URLSearchParams(query));

test.each([
  [SnsType.Wechat, 'code=c1&state=s1'],
  [SnsType.Qq, 'code=c1&state=s1'],
  [SnsType.Weibo, 'state=s1&code=c1'],
  [SnsType.Alipay, 'app_id=1&source=alipay_wallet&scope=auth_user&auth_code=c1&state=s1'],
])('third party %i grants with a code and our state', (type, query) => {
  expect(read(type, query)).toEqual({ kind: 'granted', code: 'c1', state: 's1' });
});

test.each([
  [SnsType.Wechat, 'state=s1'],
  [SnsType.Qq, 'usercancel=1&state=s1'],
  [SnsType.Weibo, 'error=access_denied&error_code=21330&state=s1'],
  [SnsType.Alipay, 'error=access_denied&state=s1'],
])('third party %i reports that the person declined', (type, query) => {
  expect(read(type, query)).toEqual({ kind: 'declined' });
});

test.each([
  [SnsType.Wechat, ''],
  [SnsType.Wechat, 'code=c1'],
  [SnsType.Qq, 'state=s1'],
  [SnsType.Alipay, 'code=c1&state=s1'],
  [SnsType.Weibo, 'error=invalid_request&error_code=21323'],
])('any other query is not a valid callback: %i %s', (type, query) => {
  expect(read(type, query)).toEqual({ kind: 'failed' });
});
