import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';
import { struckIn, struckWordsIn } from './struck-words.ts';

const glossary = 'docs/glossary.md';
const words = struckWordsIn(readFileSync(join(root, glossary), 'utf8'));
/** Applied migrations are never edited. */
const isHistory = (file: string): boolean => /^apps\/api\/migrations\/\d/u.test(file);

test('the glossary strikes words out', () => {
  expect(words).toContainEqual({ word: 'reckon', say: 'tally' });
});

test('no file of ours uses a word that the glossary strikes out', () => {
  const found = sourceFiles()
    .filter(
      (file) => file !== glossary && !isHistory(file) && !file.startsWith('tools/src/repo/struck-words'),
    )
    .flatMap((file) =>
      struckIn(readFileSync(join(root, file), 'utf8'), words).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ['a form of a small word', 'await readUnreckoned(tx)', ['reckon → tally']],
  ['a name as it is written', 'type Comer = string', ['Comer → Participant']],
  ['a word that holds a name', 'newcomer, Newcomers', []],
  ['a Chinese word among others', '结束讨论组以后', ['讨论组 → 讨论小组']],
  ['the Chinese word that replaces it', '结束讨论小组以后，权益值不变', []],
])('%s is found or left', (_, text, found) => {
  expect(struckIn(text, words)).toEqual(found);
});
