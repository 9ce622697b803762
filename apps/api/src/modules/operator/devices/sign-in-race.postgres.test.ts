import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetTransaction } from '../../../../test/database/meet-transaction.ts';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { clearFactors, selectByName } from '../account/operator-store.ts';
import { DEMO_OPERATORS, demoOperatorCode } from '../demo-operators.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

it('14.97 who is signing in while the account is reset gets no session, and no known device', async () => {
  const { database, clock } = system.platform;
  const editor = await selectByName(database.read, 'editor');
  const demo = DEMO_OPERATORS.find(({ name }) => name === 'editor');
  if (editor === undefined || demo === undefined) throw new Error('There is no demo editor');
  system.clock.advance(31_000);
  const body = { name: 'editor', password: demo.password, code: demoOperatorCode(demo, clock.now()) };
  const { outcome } = await meetTransaction(
    database,
    (tx) => clearFactors(tx, editor.id, clock.now()),
    () => consoleCall(system, 'signInOperator', { body }),
  );
  expect(outcome).toBe('OPERATOR_SIGN_IN_WRONG');
});
