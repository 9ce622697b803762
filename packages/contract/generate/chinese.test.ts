import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from './bundle.ts';
import { readChinese } from './chinese.ts';

const folderWith = (...pairs: readonly { en: string; zh: string }[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'yayan-zh-'));
  writeFileSync(join(folder, 'calls.yaml'), JSON.stringify(pairs));
  return folder;
};
const document = {
  paths: {
    '/a': { get: { operationId: 'getA', description: 'Reads\n  one.', examples: { description: 'b' } } },
  },
  components: { schemas: { Name: { description: 'A name.' } } },
} as unknown as Pick<OpenApiDocument, 'paths' | 'components'>;

test('a Chinese description is found by the English one, whatever its line breaks', () => {
  expect(
    readChinese(
      folderWith({ en: 'Reads one.', zh: '读取一个。' }, { en: 'A name.', zh: '名称。' }),
      document,
    ),
  ).toEqual({
    'Reads one.': '读取一个。',
    'A name.': '名称。',
  });
});

test('a part of the document without a Chinese description, or with one of an earlier wording, is refused', () => {
  expect(() => readChinese(folderWith(), document)).toThrow('no Chinese for the description "Reads one."');
  const calls = folderWith({ en: 'Reads one.', zh: '读取一个。' });
  expect(() => readChinese(calls, document)).toThrow('no Chinese for the description "A name."');
  const name = { en: 'A name.', zh: '名称。' };
  const pairs = [name, { en: 'Reads one.', zh: '读取一个。' }, { en: 'Reads two.', zh: '读取两个。' }];
  expect(() => readChinese(folderWith(...pairs), document)).toThrow('has no description "Reads two."');
});

test('a property that is called examples is described, and what is in examples is not', () => {
  const properties = { examples: { type: 'array', description: 'Pictures.' } };
  const schema = { properties, examples: [{ examples: [{ description: 'b' }] }] };
  const of = { paths: {}, components: { schemas: { Asks: schema } } } as unknown as typeof document;
  const pair = { en: 'Pictures.', zh: '图片。' };
  expect(readChinese(folderWith(pair), of)).toEqual({ 'Pictures.': '图片。' });
});
