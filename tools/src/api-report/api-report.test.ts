import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiReport } from './api-report.ts';

let folder: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-api-'));
  const exports = { '.': { types: './dist/index.d.ts' }, './data.json': './data.json' };
  write('package.json', JSON.stringify({ name: '@a/kit', publishConfig: { exports, bin: { kit: 'x.js' } } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (report: string): string[] => /```ts\n(.*)\n```/su.exec(report)?.[1]?.split('\n') ?? [];

test('lists each export with its declaration, through re-exports, without comments and layout', () => {
  write(
    'dist/index.d.ts',
    `export { run, type Speed } from './run.ts';
export { run as go } from './run.js';
export * from './more.ts';
export { http } from 'msw';
declare const local: 1;
export { local };`,
  );
  write(
    'dist/run.d.ts',
    `/** Runs. */
export declare const run: (speed: Speed) => void;
export interface Speed {
    /** The unit is km/h. */
    readonly value: number;
}
export declare const hidden: 2;`,
  );
  write('dist/more.d.ts', `export declare function stop(): void;\nexport type Way = 'left' | 'right';`);
  const report = apiReport(folder);
  expect(linesOf(report)).toEqual([
    'const local: 1;',
    'const run: (speed: Speed) => void;',
    'const run: (speed: Speed) => void; as go',
    'function stop(): void;',
    "http from 'msw'",
    'interface Speed { readonly value: number; }',
    "type Way = 'left' | 'right';",
  ]);
  expect(report).toContain('A file: `./data.json`.');
  expect(report).toContain('- `kit`');
});

test('of generated code only the names are listed, as the document says the rest', () => {
  write('dist/index.d.ts', `export * from './gen/model.ts';`);
  write('dist/gen/model.d.ts', `export interface Task { title: string }\nexport declare const list: 1;`);
  expect(linesOf(apiReport(folder))).toEqual(['const list', 'interface Task']);
});

test('an export that is declared nowhere is a mistake of the build', () => {
  write('dist/index.d.ts', `export { lost } from './run.ts';`);
  write('dist/run.d.ts', 'export {};');
  expect(() => apiReport(folder)).toThrow('exports lost, which is nowhere');
});
