import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changelog } from './changelog.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-changelog-'));
  write('packages/kit/package.json', '{ "name": "@yayan/kit" }');
  write('packages/kit/CHANGELOG.md', '# @yayan/kit\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n');
  write('packages/inner/package.json', '{ "name": "@yayan/inner", "private": true }');
  write('.changeset/a-mend.md', "---\n'@yayan/kit': patch\n---\n\nA mend\nin two lines.\n");
  write('.changeset/b-call.md', "---\n'@yayan/kit': minor\n---\n\nA call.\n");
  write('.changeset/c-unseen.md', "---\n'@yayan/kit': none\n---\n\nNobody sees it.\n");
});
afterAll(() => rmSync(root, { recursive: true }));

test('the changelog has what the next release says, the larger changes first, then the released versions', () => {
  expect(changelog('en', root)).toBe(
    [
      '## @yayan/kit',
      '### Not released yet {#kit-next}',
      '<div lang="en">',
      '- A call.',
      '- A mend\n  in two lines.',
      '### 0.1.0',
      '#### Minor Changes',
      '- First.',
      '</div>',
    ].join('\n\n'),
  );
});

test('without pending changes it begins with the newest version', () => {
  rmSync(join(root, '.changeset'), { recursive: true });
  expect(changelog('zh', root)).toMatch(/^## @yayan\/kit\n\n<div lang="en">\n\n### 0\.1\.0/u);
});
