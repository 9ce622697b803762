import { readFile } from 'node:fs/promises';
import { errors } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { partnerConfigSchema } from '../partner-config.ts';
import { savePartner } from '../partners.ts';
import { partnerSettings, savePartner as savePartnerFile } from './settings-act.ts';

let system: TestSystem;
let admin: ConsoleSession;
let second: ConsoleSession;
let key: string;
beforeAll(async () => {
  system = await TestSystem.start();
  admin = await signInOperator(system, 'admin');
  second = await signInOperator(system, 'admin2');
  const file = new URL('../../../../data/examples/partner.json', import.meta.url);
  const config = partnerConfigSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { platform, clock } = system;
  await platform.database.transaction((tx) => savePartner(tx, platform, config, clock.now()));
  const { data } = await consoleCall(system, 'listPartners', {}, admin);
  key = data.items[0]?.key ?? '';
});
afterAll(() => system.stop());

type PartnerAct = 'rotatePartnerKey' | 'movePartnerKeyEnd' | 'endPartnerKey' | 'setPartnerActive';
/** Asks for an act, and lets the second admin agree. */
const agreed = async (name: PartnerAct, input?: object) => {
  const body = { ...(input && { input }), reason: '定期更换' };
  const asked = await consoleCall(system, name, { params: { key }, body, key: system.key() }, admin);
  if (asked.outcome !== 'OK') return asked.outcome;
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
  return (await consoleCall(system, 'agreeToRequest', decision, second)).outcome;
};
const read = async () => (await consoleCall(system, 'getPartner', { params: { key } }, admin)).data;
const keys = async () => {
  const input = { params: { key }, body: { reason: '发给合作方' } };
  return (await consoleCall(system, 'showPartnerKeys', input, admin)).data.keys;
};

const DAY_MS = 86_400_000;
const until = (days: number) => ({
  oldKeyUntil: new Date(system.clock.now().getTime() + days * DAY_MS).toISOString(),
});

it('14.24 a new key signs at once, the old one works until it is ended, each after a second admin agreed', async () => {
  const [old] = await keys();
  expect(await agreed('endPartnerKey')).toBe('PARTNER_KEY_ONLY');
  const week = until(7);
  expect(await agreed('rotatePartnerKey', week)).toBe('OK');
  expect(await read()).toMatchObject({ keys: 2, ...week });
  const both = await keys();
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(old);
  expect(await agreed('rotatePartnerKey', until(7))).toBe('PARTNER_KEY_ROTATING');
  expect(await agreed('endPartnerKey')).toBe('OK');
  expect(await keys()).toEqual([both[0]]);
  expect(await read()).toMatchObject({ keys: 1, oldKeyUntil: null });
});

it('14.98 the end of the old key is moved both ways, and the clock ends the key', async () => {
  const [old] = await keys();
  expect(await agreed('movePartnerKeyEnd', until(1))).toBe('PARTNER_KEY_ONLY');
  for (const days of [0, -1, 91])
    expect(await agreed('rotatePartnerKey', until(days))).toBe('PARTNER_KEY_END_WRONG');
  const [first, later, sooner] = [until(2), until(80), until(1)];
  expect(await agreed('rotatePartnerKey', first)).toBe('OK');
  expect(await agreed('movePartnerKeyEnd', first)).toBe('ACT_NOTHING_CHANGES');
  expect(await agreed('movePartnerKeyEnd', until(91))).toBe('PARTNER_KEY_END_WRONG');
  for (const end of [later, sooner]) {
    expect(await agreed('movePartnerKeyEnd', end)).toBe('OK');
    expect(await read()).toMatchObject({ keys: 2, ...end });
  }
  // Other settings are saved, and both keys stay.
  expect(await agreed('setPartnerActive', { active: false })).toBe('OK');
  expect(await agreed('setPartnerActive', { active: true })).toBe('OK');
  const [fresh] = await keys();
  system.clock.advance(DAY_MS);
  admin = await signInOperator(system, 'admin');
  second = await signInOperator(system, 'admin2');
  expect(await read()).toMatchObject({ keys: 1, oldKeyUntil: null });
  expect(await keys()).toEqual([fresh]);
  expect(await agreed('endPartnerKey')).toBe('PARTNER_KEY_ONLY');
  expect(await agreed('rotatePartnerKey', until(1))).toBe('OK');
  const after = await keys();
  expect(after[1]).toBe(fresh);
  expect(after).not.toContain(old);
  expect(await agreed('endPartnerKey')).toBe('OK');
});

it('14.24 a partner is turned off and on, and everything else of it stays', async () => {
  const before = await read();
  expect(await agreed('setPartnerActive', { active: before.active })).toBe('ACT_NOTHING_CHANGES');
  expect(await agreed('setPartnerActive', { active: !before.active })).toBe('OK');
  expect(await read()).toEqual({ ...before, active: !before.active });
  expect(await agreed('setPartnerActive', { active: before.active })).toBe('OK');
});

it('14.24 keys stand in no page and no log, and showing them is logged with its reason', async () => {
  const [secret = ''] = await keys();
  expect(JSON.stringify(await read())).not.toContain(secret);
  const { data } = await consoleCall(
    system,
    'listOperatorActs',
    { query: { subject: key, limit: 100 } },
    admin,
  );
  expect(JSON.stringify(data)).not.toContain(secret);
  expect(data.items[0]).toMatchObject({ act: 'partner keys', operator: 'admin', reason: '发给合作方' });
  const unknown = { params: { key: 'nobody' } };
  expect((await consoleCall(system, 'getPartner', unknown, admin)).outcome).toBe('NOT_FOUND');
});

it('3.48 the keys of a weak scheme come from the partner: none is made, for a new partner or by a rotation', async () => {
  const file = {
    kind: 'supplier',
    key: 'wjx',
    signing: { scheme: 'wjx', fields: ['activity', 'index'], secondProof: { list: true } },
    entry: 'https://www.wjx.cn/vm/12345.aspx?sojumpparm={sid}&parmsign={sig}',
    parameters: { session: 'sid', status: 'st', signature: 'sign' },
    statuses: { c: { result: 1 } },
  };
  const { platform, clock } = system;
  const saved = (text: object) =>
    savePartnerFile.plan(platform, platform.database.read, partnerSettings(platform, JSON.stringify(text)));
  await expect(saved(file)).rejects.toThrow(errors.PARTNER_SETTINGS_WRONG.msg);
  const config = partnerConfigSchema.parse({ ...file, secrets: ['issued'] });
  expect((await saved({ ...file, secrets: ['issued'] })).subject).toBe('wjx');
  await platform.database.transaction((tx) => savePartner(tx, platform, config, clock.now()));
  const body = { input: until(7), reason: '定期更换' };
  const input = { params: { key: 'wjx' }, body, key: system.key() };
  expect((await consoleCall(system, 'rotatePartnerKey', input, admin)).outcome).toBe('PARTNER_KEY_ISSUED');
});
