import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unannouncedBreaks } from './unannounced-breaks.ts';

let root: string;

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const documentOf = (types: readonly string[], released?: string) => ({
  info: { 'x-released-as': released },
  paths: {},
  components: { schemas: Object.fromEntries(types.map((name) => [name, {}])) },
});

/** A repository whose document lost a type since a release. */
const lose = (released: string, version = released): void => {
  write('contract/released/openapi.json', documentOf(['Kept', 'Lost'], released));
  write('packages/contract/src/gen/openapi.json', documentOf(['Kept']));
  write('packages/api-client/package.json', { version });
};

const announce = (type: string, name = '@yayan/api-client'): void =>
  write('.changeset/a.md', `---\n'${name}': ${type}\n---\n\nLost is gone.\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-released-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a breaking change that nothing announces is named', () => {
  lose('1.2.0');
  expect(unannouncedBreaks(root)).toEqual(['the type Lost is gone']);
});

test.each([
  ['1.2.0', 'major', true],
  ['1.2.0', 'minor', false],
  ['0.2.0', 'minor', true],
  ['0.2.0', 'patch', false],
])('after %s a %s changeset of the SDK announces it: %s', (released, type, isEnough) => {
  lose(released);
  announce(type);
  expect(unannouncedBreaks(root)).toHaveLength(isEnough ? 0 : 1);
});

test('a changeset of another package announces nothing', () => {
  lose('1.2.0');
  announce('major', '@yayan/auth');
  expect(unannouncedBreaks(root)).toHaveLength(1);
});

test.each([
  ['1.2.0', '2.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['0.2.0', '0.3.0', true],
  ['0.2.0', '0.2.1', false],
])('between versioning and publishing %s, the version %s announces it: %s', (released, version, isEnough) => {
  lose(released, version);
  expect(unannouncedBreaks(root)).toHaveLength(isEnough ? 0 : 1);
});

test('before the first release there is nothing to break', () => {
  write('packages/contract/src/gen/openapi.json', documentOf([]));
  expect(unannouncedBreaks(root)).toEqual([]);
});
