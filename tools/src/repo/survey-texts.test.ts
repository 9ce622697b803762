import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

const textsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );

test('server and runner refuse an answer in the same words', () => {
  const server = textsIn('apps/api/src/modules/survey/engine/definition/build-model.ts');
  const runner = textsIn('packages/survey/src/runner/model/chinese-texts.ts');
  expect(Object.keys(server).length).toBeGreaterThan(10);
  expect(runner).toMatchObject(server);
});
