import { ApiError, type ErrorName } from '@yayan/auth';
import { expect, test } from 'vitest';
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

test('without words of the server it was the network, without a call what encrypts', () => {
  expect(failureText(refused(undefined, '', undefined))).toBe('网络开小差了，请稍后再试');
  expect(failureText(new TypeError('import failed'))).toBe('页面没有加载完整，检查网络后重试');
});
