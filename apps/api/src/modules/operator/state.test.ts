import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, signInOperator } from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { sealActs } from '../../platform/audit/act-store.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ environment: { RELEASE: '2026.11.2' } });
});
afterAll(() => system.stop());

it('14.31 the state of the system names each server that is ready with its schema, and the ends of both chains', async () => {
  const session = await signInOperator(system, 'finance');
  const read = async () => (await consoleCall(system, 'getSystemState', {}, session)).data;
  const before = await read();
  expect(before).toMatchObject({ servers: [], pending: [], checks: [], auditSeal: null });
  expect(before.schema).toMatch(/^\d{4}_\w+$/u);

  expect((await system.app.server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
  const input = { params: { id: 'Pai2zAo5cAn9' }, body: { reason: '核对' }, key: system.key() };
  const researcher = await signInOperator(system, 'researcher');
  expect((await consoleCall(system, 'pauseTask', input, researcher)).outcome).toBe('OK');
  const seal = await sealActs(system.platform.database.read, system.clock.now());
  const after = await read();
  expect(after.servers).toMatchObject([{ schema: before.schema, release: '2026.11.2' }]);
  expect(after.auditSeal).toMatchObject({ number: seal?.number, head: seal?.head });
});
