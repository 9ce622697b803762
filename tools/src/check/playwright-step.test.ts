import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightStep } from './playwright-step.ts';

/** Inside the journeys' package, so that Playwright is found. */
const rooms = join(import.meta.dirname, '..', '..', '..', 'e2e', 'node_modules', '.cache');

test('chosen files run in the chosen project alone, and those that fail are named', async () => {
  mkdirSync(rooms, { recursive: true });
  const room = mkdtempSync(join(rooms, 'step-'));
  try {
    const write = (name: string, text: string) => {
      writeFileSync(join(room, name), text);
    };
    write(
      'playwright.config.mjs',
      `export default { testDir: '.', projects: [{ name: 'phone' }, { name: 'desktop' }] };`,
    );
    const spec = (body: string) =>
      `import { test, expect } from '@playwright/test'; test('a rule', () => { ${body} });`;
    write('good.spec.mjs', spec(''));
    write('bad.spec.mjs', spec('expect(1).toBe(2);'));
    write('other.spec.mjs', spec('expect(1).toBe(2);'));

    const one = await playwrightStep('one', room, { files: ['good.spec.mjs'], project: 'phone' }).run();
    expect(one).toMatchObject({ passed: 1, failed: 0 });
    const two = await playwrightStep('two', room, { files: ['good.spec.mjs', 'bad.spec.mjs'] }).run();
    expect(two).toMatchObject({ passed: 2, failed: 2, suspects: { files: ['bad.spec.mjs'] } });
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});
