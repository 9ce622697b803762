import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withStableId } from './stable-ids.ts';

const ui = createRequire(new URL('../../ui/package.json', import.meta.url));

test("Mantine's hook is what the build replaces", () => {
  const hooks = join(dirname(ui.resolve('@mantine/hooks')), '..', 'esm');
  const source = readFileSync(join(hooks, 'use-id', 'use-id.mjs'), 'utf8');
  expect(withStableId(source)).not.toContain('randomId');
});

test('a hook that works in another way stops the build', () => {
  expect(() => withStableId('export const useId = () => 1;')).toThrow('another way');
});
