import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedTexts, labelled } from './theme-labels.ts';

const root = join(import.meta.dirname, '..', 'node_modules', 'vitepress');

test('the theme of VitePress 2.0.0-alpha.21 has each text that labels replace', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe('2.0.0-alpha.21');
  for (const component of Object.keys(fixedTexts)) {
    const file = join(root, 'dist', 'client', 'theme-default', 'components', component);
    expect(() => labelled(component, readFileSync(file, 'utf8'))).not.toThrow();
  }
});

test('a text that the theme no longer has fails', () => {
  expect(() => labelled('VPDocFooter.vue', '<script setup>')).toThrow('no longer has >Pager<');
});
