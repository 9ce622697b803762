import { ApiError, type ErrorName } from '@yayan/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from './failure-text.ts';

const refused = (reason: ErrorName | undefined, msg: string, data: unknown) =>
  new ApiError({ code: 0, status: 200, reason, msg, data, kind: 'notice' });

test('a wrong code says how many tries are left', () => {
  const error = refused('CODE_WRONG', '验证码不正确，请重新输入', { triesLeft: 3 });
  expect(failureText(error)).toBe('验证码不正确，还可再试 3 次');
  expect(failureText(refused('CODE_WRONG', '验证码不正确，请重新输入', null))).toBe(
    '验证码不正确，请重新输入',
  );
});

test('tries left of other refusals are not shown as tries of a code', () => {
  expect(failureText(refused('ID_NOT_MATCHED', '姓名和身份证号不一致', { triesLeft: 4 }))).toBe(
    '姓名和身份证号不一致',
  );
});

const failed = (status: number, msg = '', requestId?: string) =>
  new ApiError({ code: 0, status, msg, data: undefined, kind: 'network', requestId });

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['no answer', failed(0), '连不上服务器，请稍后再试', '没有投成功，连不上服务器，请稍后再试'],
  [
    'an answer of something between',
    failed(502),
    '服务出了点问题，请稍后再试',
    '没有投成功，服务出了点问题，请稍后再试',
  ],
  [
    'a file of the page that did not come',
    new TypeError('import failed'),
    '页面没有加载完整，请重试',
    '没有投成功，请重试',
  ],
])('%s blames no network while there is one', (_, error, alone, named) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureText(error)).toBe(alone);
  expect(failureText(error, '没有投成功')).toBe(named);
});

test.each([
  ['no answer', failed(0), '没有网络，联网后再试', '没有投成功，请检查网络后重试'],
  [
    'a file of the page that did not come',
    new TypeError('import failed'),
    '页面没有加载完整，请检查网络后重试',
    '没有投成功，请检查网络后重试',
  ],
])('%s without a network asks to check it', (_, error, alone, named) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureText(error)).toBe(alone);
  expect(failureText(error, '没有投成功')).toBe(named);
});

test('a failure of the server names the call to support, a refusal does not', () => {
  expect(failureText(failed(500, '服务出了点问题，请稍后再试', 'r-1'))).toBe(
    '服务出了点问题，请稍后再试（编号 r-1）',
  );
  expect(failureText(failed(502, '', 'r-2'), '没有投成功')).toBe(
    '没有投成功，服务出了点问题，请稍后再试（编号 r-2）',
  );
  expect(failureText(failed(429, '操作太频繁，请稍后再试', 'r-3'))).toBe('操作太频繁，请稍后再试');
});

test('a text drawn again when the network is back blames neither the network nor the server', () => {
  const error = failed(0);
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureText(error, '没有投成功')).toBe('没有投成功，请检查网络后重试');
  vi.stubGlobal('navigator', { onLine: true });
  expect(failureText(error, '没有投成功')).toBe('没有投成功，请重试');
});
