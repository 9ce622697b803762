import { afterEach, expect, test } from 'vitest';
import { whenFirstScriptsRan } from './first-scripts.ts';

const document = globalThis as { firstScripts?: Promise<void> | undefined };

afterEach(() => {
  delete document.firstScripts;
});

test('a site begins when the scripts of its first page have run', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  document.firstScripts = promise;
  const steps: string[] = [];
  const begun = whenFirstScriptsRan().then(() => steps.push('begun'));
  await new Promise((next) => {
    setTimeout(next);
  });
  steps.push('ran');
  resolve();
  await begun;
  expect(steps).toEqual(['ran', 'begun']);
});

test('without a build a site begins by itself', async () => {
  await expect(whenFirstScriptsRan()).resolves.toBeUndefined();
});
