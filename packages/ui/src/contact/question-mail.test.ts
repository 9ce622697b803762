import { expect, test } from 'vitest';
import { questionMail, questionText } from './question-mail.ts';

const facts = [
  ['任务', '早餐 & 咖啡？'],
  ['查询编号', '3F7A-29C1'],
] as const;

test('a mail about a question contains its facts, with any characters', () => {
  const address = new URL(questionMail('kefu@yayan.example', '对任务结果有疑问', facts));
  expect(address.pathname).toBe('kefu@yayan.example');
  expect(address.searchParams.get('subject')).toBe('【芽言】对任务结果有疑问');
  expect(address.searchParams.get('body')).toContain('任务：早餐 & 咖啡？\r\n查询编号：3F7A-29C1');
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('facts are copied one a line', () => {
  expect(questionText(facts)).toBe('任务：早餐 & 咖啡？\n查询编号：3F7A-29C1');
});
