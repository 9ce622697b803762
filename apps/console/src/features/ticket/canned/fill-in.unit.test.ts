import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const facts = { 会员号: 'YA7K9M2Q', 编号: 'T20261121-7K2M', 标题: '金币 {编号} 没到', 同事: 'lin.yue' };

test('14.47 variables are filled in, wherever and as often as they stand', () => {
  expect(fillIn('{会员号}，{编号} 收到；{编号} 由 {同事} 处理。', facts)).toBe(
    'YA7K9M2Q，T20261121-7K2M 收到；T20261121-7K2M 由 lin.yue 处理。',
  );
});

test('14.47 a member’s words are not filled in again, and other braces stay', () => {
  expect(fillIn('「{标题}」{toString}', facts)).toBe('「金币 {编号} 没到」{toString}');
});
