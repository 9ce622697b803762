import { patient } from '@yayan/tools/test-limits';
import { test } from './journey.ts';
import { type Stack, startStack } from './servers/stack.ts';

/** Servers for one file of journeys, which run one after the other. Each journey's windows close at its end. */
export const ownStack = (): (() => Stack) => {
  let stack: Stack | undefined;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(patient(60_000));
    stack = await startStack();
  });
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });
  test.afterAll(() => stack?.stop());
  return () => {
    if (stack === undefined) throw new Error('The servers start before the first journey');
    return stack;
  };
};
