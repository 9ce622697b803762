import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsSource } from './calls.ts';
import { operations } from './document.ts';
import { hooksSource, isList, pagesHooksSource } from './hooks.ts';
import { allMocksSource, mocksSource } from './mocks.ts';
import { modelIndexSource } from './model-index.ts';
import { readRefusals, refusalsSource } from './refusals.ts';
import { subjectsSource } from './subjects.ts';

const gen = join(import.meta.dirname, '..', 'src', 'gen');
const notice = '// Generated from openapi/ by `pnpm generate`; never edited by hand.\n';

const write = (folder: string, name: string, source: string): void => {
  mkdirSync(join(gen, folder), { recursive: true });
  writeFileSync(join(gen, folder, name), notice + source);
};

for (const folder of ['calls', 'hooks', 'mocks', 'pages'])
  rmSync(join(gen, folder), { recursive: true, force: true });

const refusals = readRefusals();
const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
for (const tag of tags) {
  const own = operations.filter((each) => each.tag === tag);
  write('calls', `${tag}.ts`, callsSource(own, refusals));
  write('hooks', `${tag}.ts`, hooksSource(tag, own));
  write('mocks', `${tag}.ts`, mocksSource(own));
  const lists = own.filter(isList);
  if (lists.length > 0) write('pages', `${tag}.ts`, pagesHooksSource(tag, lists));
}
const exportsOf = (names: readonly string[]): string =>
  names.map((tag) => `export * from './${tag}.ts';\n`).join('');
const exported = exportsOf(tags);
write('calls', 'index.ts', exported);
write('hooks', 'index.ts', exported);
write(
  'pages',
  'index.ts',
  exportsOf(tags.filter((tag) => operations.some((each) => each.tag === tag && isList(each)))),
);
write('mocks', 'index.ts', allMocksSource(operations, tags));
write('model', 'index.ts', modelIndexSource(join(gen, 'model')));
write('.', 'refusals.ts', refusalsSource(operations, refusals));
write('.', 'subjects.ts', subjectsSource(operations));
