import type { OperatorRole } from '@yayan/contract/console';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { newOperators } from '../../../../test/operator/new-operators.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let operators: ReturnType<typeof newOperators>;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  operators = newOperators(system);
  await operators.addByCommand('first', ['admin']);
});
afterAll(() => system.stop());

const add = async (name: string, role: OperatorRole, dryRun = false) => {
  const body = { input: { name, roles: [role] }, reason: '第一天', dryRun };
  const call = { params: {}, body, key: system.key() };
  const { data } = await consoleCall(system, 'addOperator', call, await operators.signIn('first'));
  return data;
};

it('14.25 the only admin adds the second one alone, once, and nobody of another role', async () => {
  const asked = { state: 'asked', needsSecond: true };
  expect(await add('editor', 'editor')).toMatchObject(asked);
  expect(await add('second', 'admin', true)).toMatchObject({ state: 'planned', needsSecond: false });
  expect(await add('second', 'admin')).toMatchObject({ state: 'done', needsSecond: false });
  expect(await add('third', 'admin')).toMatchObject(asked);
  const taken = { params: { name: 'second' }, key: system.key() };
  const { data } = await consoleCall(system, 'takeOperatorLink', taken, await operators.signIn('first'));
  await operators.setUp('second', data.link);
  const log = await consoleCall(
    system,
    'listOperatorActs',
    { query: { subject: 'second', limit: 50 } },
    await operators.signIn('second'),
  );
  expect(log.data.items.find(({ act }) => act === 'operator add')).toMatchObject({ operator: 'first' });
});
