import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedRules, ruleNumbers } from './product-rules.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const numbers = ruleNumbers(read('docs/product-rules.md'));

test('the rules of each section are numbered from 1 without a gap', () => {
  const counts = new Map<string, number>();
  for (const number of numbers) {
    const [section = ''] = number.split('.');
    counts.set(section, (counts.get(section) ?? 0) + 1);
    expect(number).toBe(`${section}.${counts.get(section)}`);
  }
  expect(numbers.length).toBeGreaterThan(100);
});

test('citations are found in each way they are written', () => {
  expect(citedRules('(rule 2.3) and rules 4.1, 4.12 and 5.1, not ruler 9.9')).toEqual([
    '2.3',
    '4.1',
    '4.12',
    '5.1',
  ]);
});

test('every rule cited in the repo exists', () => {
  const known = new Set(numbers);
  const unknown = sourceFiles()
    .filter((file) => file !== 'tools/src/repo/product-rules.test.ts')
    .flatMap((file) =>
      citedRules(read(file))
        .filter((number) => !known.has(number))
        .map((number) => `${file}: rule ${number}`),
    );
  expect(unknown).toEqual([]);
});

test('no comment cites a text that is not part of the project', () => {
  // An applied migration never changes; its comments don't change either.
  const citing = sourceFiles()
    .filter((file) => !file.startsWith('apps/api/migrations/') && !file.startsWith('tools/src/repo/'))
    .filter((file) => /\b(?:decisions|spec) §/u.test(read(file)));
  expect(citing).toEqual([]);
});
