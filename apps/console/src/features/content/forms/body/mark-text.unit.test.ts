import { expect, test } from 'vitest';
import { type Mark, markText } from './mark-text.ts';

/** Marks the text between `[` and `]`, and shows the text and the selection afterwards the same way. */
const mark = (marked: string, as: Mark): string => {
  const start = marked.indexOf('<');
  const end = marked.indexOf('>') - 1;
  const text = marked.replaceAll(/[<>]/gu, '');
  const { start: from, end: to, insert, select } = markText({ text, start, end }, as);
  const done = `${text.slice(0, from)}${insert}${text.slice(to)}`;
  return `${done.slice(0, select[0])}<${done.slice(select[0], select[1])}>${done.slice(select[1])}`;
};

test('a heading is made of the line of the cursor, and unmade by a second press', () => {
  expect(mark('一\n二<>三\n四', 'heading')).toBe('一\n## 二三<>\n四');
  expect(mark('一\n## 二三<>\n四', 'heading')).toBe('一\n二三<>\n四');
});

test('each selected line with text becomes an item, and a list becomes steps', () => {
  expect(mark('<看\n\n填>', 'list')).toBe('<- 看\n\n- 填>');
  expect(mark('<- 看\n- 填>', 'steps')).toBe('<1. 看\n2. 填>');
  expect(mark('<1. 看\n2. 填>', 'steps')).toBe('<看\n填>');
});

test('a list begins on an empty line', () => {
  expect(mark('<>', 'list')).toBe('- <>');
});

test('words become strong and plain again, and a place for words is offered where none are selected', () => {
  expect(mark('喝<热茶>吧', 'strong')).toBe('喝**<热茶>**吧');
  expect(mark('喝**<热茶>**吧', 'strong')).toBe('喝<热茶>吧');
  expect(mark('喝<>', 'strong')).toBe('喝**<文字>**');
});

test('the address of a new link is selected', () => {
  expect(mark('看<规则>。', 'link')).toBe('看[规则](</链接>)。');
});
