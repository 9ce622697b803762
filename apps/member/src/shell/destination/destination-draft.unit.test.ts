import { expect, test } from 'vitest';
import { destinationProblems, emptyDestination } from './destination-draft.ts';

const problemsOf = (account: string, name: string) =>
  destinationProblems({ ...emptyDestination(['alipay'], undefined), account, name }, 'payee').map(
    ({ message }) => message,
  );

test.each(['13812345678', '138 1234 5678', '１３８１２３４５６７８', ' wang@example.com '])(
  'an account of Alipay is a mobile or a mail address: %s',
  (account) => {
    expect(problemsOf(account, '王晓明')).toEqual([]);
  },
);

test.each(['1381234567', '23812345678', 'wang', 'wang@example', '@example.com'])(
  'what is neither is refused before the server is asked: %s',
  (account) => {
    expect(problemsOf(account, '王晓明')).toEqual(['支付宝账号应为手机号或邮箱']);
  },
);

test('all wrong fields are named together', () => {
  expect(problemsOf('', '')).toEqual(['请输入收款账号', '请输入收款人姓名']);
  expect(problemsOf('wang', '王')).toEqual(['支付宝账号应为手机号或邮箱', '请填写与账号实名一致的姓名']);
});
