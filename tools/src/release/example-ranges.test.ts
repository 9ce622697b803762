import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeExampleRanges } from './example-ranges.ts';

let root: string;
const write = (file: string, content: object): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-examples-'));
  write('packages/kit/package.json', { name: '@a/kit', version: '0.3.0' });
  write('packages/inner/package.json', { name: '@a/inner', version: '9.0.0', private: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('examples ask for the versions that go out, and other ranges stay', () => {
  const shop = (kit: string) => ({ dependencies: { '@a/kit': kit, '@a/inner': '^1.0.0', react: '^19.0.0' } });
  write('examples/shop/package.json', shop('^0.1.0'));
  expect(writeExampleRanges(root)).toEqual([join('examples', 'shop', 'package.json')]);
  expect(JSON.parse(readFileSync(join(root, 'examples/shop/package.json'), 'utf8'))).toEqual(shop('^0.3.0'));
  expect(writeExampleRanges(root)).toEqual([]);
});
