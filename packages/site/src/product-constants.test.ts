import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from './product-constants.ts';

test('the constants equal contract/enums.json', () => {
  const file = join(import.meta.dirname, '..', '..', '..', 'contract', 'enums.json');
  const listed = (JSON.parse(readFileSync(file, 'utf8')) as { constants: Record<string, number> }).constants;
  expect(constants.lazyLoadTimeoutMs).toBe(listed['lazyLoadTimeoutMs']);
});
