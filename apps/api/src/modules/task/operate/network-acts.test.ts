import { expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';

const { system, admin, support } = await openConsole('admin', 'support');

const block = async (address: string, by = admin, more: object = {}) => {
  const body = { input: { address }, reason: '机房代理', ...more };
  return await consoleCall(system, 'blockNetwork', { body, key: system.key() }, by);
};
const allow = async (id: string) => {
  const call = { params: { id }, body: { reason: '误封' }, key: system.key() };
  return await consoleCall(system, 'allowNetwork', call, admin);
};
const list = async () => (await consoleCall(system, 'listBlockedNetworks', {}, admin)).data.items;
const stored = async (table: 'operator_requests' | 'operator_acts' | 'blocked_networks') =>
  JSON.stringify(await system.platform.database.read.selectFrom(table).selectAll().execute());

it('14.61 an admin blocks an address alone and lets it in again; only its first half is stored', async () => {
  const planned = await block('203.0.113.77', admin, { dryRun: true });
  expect(planned.data).toMatchObject({ title: '203.0.*.*', needsSecond: false });
  expect(await list()).toEqual([]);
  expect((await block('203.0.113.77', admin, { reason: '' })).outcome).toBe('ACT_REASON_MISSING');
  expect((await block('203.0.113.77')).data).toMatchObject({ state: 'done' });
  expect((await block('::ffff:203.0.113.77')).outcome).toBe('NETWORK_BLOCKED');
  const [blocked] = await list();
  expect(blocked).toMatchObject({ shown: '203.0.*.*', reason: '机房代理', blockedBy: 'admin' });
  const everything = await Promise.all([stored('blocked_networks'), stored('operator_acts')]);
  expect(everything.join()).not.toContain('113.77');
  expect((await allow(blocked?.id ?? '')).data).toMatchObject({ state: 'done' });
  expect(await list()).toEqual([]);
  expect((await allow(blocked?.id ?? '')).outcome).toBe('NOT_FOUND');
});

it('14.61 support, and whoever blocks more than one line, needs a second person', async () => {
  expect((await block('198.51.100.77', support)).data).toMatchObject({ state: 'asked' });
  const asked = await block('198.51.100.77/24');
  expect(asked.data).toMatchObject({ state: 'asked', title: '198.51.*.*/24' });
  expect(await list()).toEqual([]);
  expect(await stored('operator_requests')).not.toMatch(/51\.100/u);
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, support)).outcome).toBe('OK');
  expect(await list()).toMatchObject([{ shown: '198.51.*.*/24', blockedBy: 'admin' }]);
});

it.each(['example.com', '203.0.113.7/16', '999.1.1.1'])('14.61 %s is no network', async (address) => {
  expect((await block(address)).outcome).toBe('NETWORK_WRONG');
});
