import { describe, expect, it } from 'vitest';
import { readRichText, RichTextError } from './rich-text.ts';

const plain = (text: string) => ({ text, strong: false, link: null });

describe('rule 7.11: rich text is a checked subset', () => {
  it('reads headings, paragraphs, lists, steps, bold text and links', () => {
    const text =
      '## 怎样签到\n\n打开[主页](/home)，点**签到**。\n\n- 每天一次\n- 北京时间\n\n1. 打开\n2. 点一下';
    expect(readRichText(text)).toEqual([
      { kind: 'heading', lines: [[plain('怎样签到')]] },
      {
        kind: 'paragraph',
        lines: [
          [
            plain('打开'),
            { text: '主页', strong: false, link: '/home' },
            plain('，点'),
            { text: '签到', strong: true, link: null },
            plain('。'),
          ],
        ],
      },
      { kind: 'list', lines: [[plain('每天一次')], [plain('北京时间')]] },
      { kind: 'steps', lines: [[plain('打开')], [plain('点一下')]] },
    ]);
  });

  it.each([
    ['an empty text', ' \n'],
    ['too long a text', '长'.repeat(20_001)],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['HTML inside a line', '点<b>这里</b>'],
    ['a picture', '![图](https://example.com/a.png)'],
    ['code', '`rm`'],
    ['a block of code', '    rm'],
    ['a quotation', '> 引用'],
    ['a rule', '上\n\n***\n\n下'],
    ['a list in a list', '- 一\n  - 二'],
    ['a script address', '[点](javascript:alert(1))'],
    ['an http address', '[点](http://example.com)'],
    ['an address without scheme', '[点](//example.com)'],
    ['an address with a backslash', '[点](/\\\\example.com)'],
    ['an address with a user', '[点](https://yayan.example@evil.example)'],
  ])('refuses %s', (_name, text) => {
    expect(() => readRichText(text)).toThrow(RichTextError);
  });
});
