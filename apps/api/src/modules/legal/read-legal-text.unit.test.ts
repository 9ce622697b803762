import { expect, it } from 'vitest';
import { scriptCorpus } from '../../../test/hostile/script-corpus.ts';
import { readLegalText } from './read-legal-text.ts';
import { readOnce } from './read-once.ts';

const text = `- 金币不会过期。

## 金币 {#coins}

金币**不会**过期。

| 名称 | 期限 |
| 金币 | 一直 |

{contact 咨询}

## 其他

- 一
- 二
`;

it('2.29 reads the summary, named sections, tables and how to reach us', () => {
  expect(readLegalText(text)).toEqual({
    summary: ['金币不会过期。'],
    sections: [
      {
        id: 'coins',
        title: '金币',
        blocks: [
          {
            kind: 'paragraph',
            lines: [
              [
                { text: '金币', strong: false, link: null },
                { text: '不会', strong: true, link: null },
                { text: '过期。', strong: false, link: null },
              ],
            ],
            rows: [],
          },
          {
            kind: 'table',
            lines: [],
            rows: [
              ['名称', '期限'],
              ['金币', '一直'],
            ],
          },
          { kind: 'contact', lines: [[{ text: '咨询', strong: false, link: null }]], rows: [] },
        ],
      },
      { id: 'section-2', title: '其他', blocks: [expect.objectContaining({ kind: 'list' })] },
    ],
  });
});

it.each([
  ['without a summary', '## 一\n\n正文'],
  ['with a paragraph before the first heading', '- 一\n\n正文\n\n## 一\n\n正文'],
  ['without a section', '- 一'],
  ['with an empty section', '- 一\n\n## 一\n\n## 二\n\n正文'],
  ['with two sections of one name', '- 一\n\n## 一 {#a}\n\n正文\n\n## 二 {#a}\n\n正文'],
  ['with a table of uneven rows', '- 一\n\n## 一\n\n| 甲 | 乙 |\n| 丙 |'],
  ['with a mark in a heading', '- 一\n\n## **一**\n\n正文'],
])('2.29 a text %s is refused', (_name, source) => {
  expect(() => readLegalText(source)).toThrow(expect.objectContaining({ name: 'LEGAL_TEXT_WRONG' }));
});

it.each(scriptCorpus)('2.29 of %s nothing is markup: it is text, or refused', (script) => {
  const read = (): string => JSON.stringify(readLegalText(`- 一\n\n## 一\n\n正文\n\n| 甲 |\n| ${script} |`));
  let parts: string;
  try {
    parts = read();
  } catch (error) {
    expect((error as Error).name).toMatch(/^(?:CONTENT|LEGAL)_TEXT_WRONG$/u);
    return;
  }
  expect(parts).not.toMatch(/"link":"(?!\/|https:)/u);
});

it('2.29 a text is read once, however often it is asked for, and only the latest are kept', () => {
  const body = readOnce(text);
  expect(readOnce(text)).toBe(body);
  for (let other = 0; other < 32; other += 1) readOnce(`${text}\n${other}`);
  expect(readOnce(text)).not.toBe(body);
  expect(readOnce(text)).toEqual(body);
});
