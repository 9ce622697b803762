import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';

/** A queue whose work ends when the test says so, and the names of the work in the order in which it began. */
function queueOf(waiting: number): {
  begun: string[];
  run: (name: string, turn: Turn) => Promise<void>;
  end: () => Promise<void>;
} {
  const queue: FairQueue = createFairQueue({ atOnce: 1, waiting, refusal: () => new Error('full') });
  const begun: string[] = [];
  let endCurrent: () => void = () => undefined;
  return {
    begun,
    run: (name, turn) =>
      queue(turn, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => (endCurrent = resolve));
      }),
    end: async () => {
      endCurrent();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('work of different keys takes turns', async () => {
  const { begun, run, end } = queueOf(100);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name, { key: name.charAt(0) }));
  for (const _one of all) await end();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('the first class runs before all others, and a flood of others takes none of its places', async () => {
  const { begun, run, end } = queueOf(3);
  const flood = ['x0', 'x1', 'x2', 'x3'].map((name) => run(name, { key: name }));
  await expect(run('x4', { key: 'x4' })).rejects.toThrow('full');
  const known = ['k1', 'k2', 'k3'].map((name) => run(name, { key: name, isFirst: true }));
  await expect(run('k4', { key: 'k4', isFirst: true })).rejects.toThrow('full');
  for (let count = 0; count < 7; count += 1) await end();
  await Promise.all([...flood, ...known]);
  expect(begun).toEqual(['x0', 'k1', 'k2', 'k3', 'x1', 'x2', 'x3']);
});

test('whoever waits least gets a place of whoever waits most', async () => {
  const { begun, run, end } = queueOf(3);
  const running = run('a0', { key: 'a' });
  const [a1, a2, a3] = ['a1', 'a2', 'a3'].map((name) => run(name, { key: 'a' }));
  const displaced = expect(a3).rejects.toThrow('full');
  const b1 = run('b1', { key: 'b' });
  await displaced;
  await expect(run('a4', { key: 'a' })).rejects.toThrow('full');
  for (let count = 0; count < 4; count += 1) await end();
  await Promise.all([running, a1, a2, b1]);
  expect(begun).toEqual(['a0', 'a1', 'b1', 'a2']);
});

test('work that fails makes room for the next', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 5, refusal: () => new Error('full') });
  const failing = queue({ key: 'a' }, () => Promise.reject(new Error('broken')));
  const next = queue({ key: 'b' }, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
