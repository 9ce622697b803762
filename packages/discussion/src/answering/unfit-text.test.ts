import { expect, test } from 'vitest';
import { lengthHint } from './length-hint.ts';
import { unfitText } from './unfit-text.ts';

test('rule 6.46: an answer that does not count says why, and what helps while it can be edited', () => {
  expect(unfitText({ unfit: null, editable: true })).toBeUndefined();
  expect(unfitText({ unfit: 'tooShort', editable: true })).toContain('加一个文件');
  expect(unfitText({ unfit: 'repeated', editable: true })).toContain('你自己的话');
  expect(unfitText({ unfit: 'repeated', editable: false })).toContain('主持人');
});

test('rule 6.46: where the section names no length, the hint says from when on an answer counts', () => {
  expect(lengthHint(0, 0)).toBe('写满 15 字，或加一个文件，才计入话题的完成');
  expect(lengthHint(14, 0)).toBe('已写 14 字，写满 15 字，或加一个文件，才计入话题的完成');
  expect(lengthHint(15, 0)).toBe('已写 15 字');
  expect(lengthHint(3, 5)).toBe('再多说一点，至少 5 字（已写 3 字，空格不计）');
  expect(lengthHint(5, 5)).toBe('已写 5 字');
});
