import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repeatedIn, retiredIn } from './product-words.ts';
import { root } from './source-files.ts';

const made = new Set(['node_modules', 'gen', 'dist', 'test-results']);
const texts = globSync(
  ['{apps,packages}/**/*.{ts,tsx,json,yaml,html}', 'openapi/**/*.yaml', 'docs-site/**/*.{ts,md}'],
  { cwd: root, exclude: (name) => made.has(name) },
)
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('the pages, messages, articles and examples of the product are read', () => {
  const chinese = texts.filter(({ text }) => /\p{Script=Han}/u.test(text));
  expect(chinese.length).toBeGreaterThan(500);
});

test('no text uses a word that was replaced', () => {
  const found = texts.flatMap(({ file, text }) => retiredIn(text).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
  expect(retiredIn('页面上有一个支持编号')).toEqual(['支持编号 → 查询编号']);
});

test('a task’s wishes do not repeat what its page says', () => {
  expect(texts.filter(({ text }) => repeatedIn(text).length > 0).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['a list in one line', "donts: ['为了入选改答案', '不要留联系方式']"],
  ['a list of JSON', '"donts": ["不要乱选"]'],
  ['what is asked for', "sensitive: ['会问到皮肤状况']"],
  ['a list in rows', 'donts:\n  - 打开就关掉\n  - 不要拖动进度条\n'],
])('%s that repeats it is found', (_, text) => {
  expect(repeatedIn(text)).toHaveLength(1);
});
