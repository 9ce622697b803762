import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('all requests during a run cause one more run after it, never a parallel one', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  let together = 0;
  const { ask, whenIdle } = coalesce(async () => {
    begun += 1;
    together += 1;
    expect(together).toBe(1);
    await gates[begun - 1]?.promise;
    together -= 1;
  });
  for (let count = 0; count < 5; count += 1) ask();
  expect(begun).toBe(1);
  gates[0]?.resolve();
  gates[1]?.resolve();
  await whenIdle();
  expect(begun).toBe(2);
  ask();
  await whenIdle();
  expect(begun).toBe(3);
});
