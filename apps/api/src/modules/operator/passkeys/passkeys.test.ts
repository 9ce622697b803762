import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { SoftwarePasskey } from '../../../../test/operator/software-passkey.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { DEMO_OPERATORS, demoOperatorCode } from '../demo-operators.ts';
import { operatorActs } from '../operators/operator-acts.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const MINUTE_MS = 60_000;

/** Starts adding a passkey with a code that wasn't used before. */
const start = async (name: string, session: ConsoleSession, code?: string) => {
  system.clock.advance(31_000);
  const operator = DEMO_OPERATORS.find((each) => each.name === name) ?? { secret: '' };
  const body = { code: code ?? demoOperatorCode(operator, system.clock.now()) };
  return await consoleCall(system, 'startOperatorPasskey', { body }, session);
};

const addMade = async (session: ConsoleSession, made: object) =>
  await consoleCall(system, 'addOperatorPasskey', { body: { name: '办公室的电脑', ...made } }, session);

const signInBody = async (body: object) =>
  await consoleCall(system, 'signInByPasskey', { body: { ...body } });

const ask = async () => (await consoleCall(system, 'startPasskeySignIn')).data;

const added = async (name: string) => {
  const session = await signInOperator(system, name);
  const device = new SoftwarePasskey();
  const { data } = await start(name, session);
  const { outcome, data: passkey } = await addMade(session, device.make(data));
  expect(outcome).toBe('OK');
  return { session, device, passkey };
};

it('14.52 a passkey is added after a code of the authenticator, listed, and signs in until it is removed', async () => {
  const { session, device, passkey } = await added('finance');
  const signed = await signInBody(device.sign(await ask()));
  expect(signed.data).toMatchObject({ name: 'finance', roles: ['finance'] });
  expect(signed.setCookie).toMatch(
    /^yayan_operator=[\w-]{43}; Path=\/api\/console; HttpOnly; SameSite=Strict$/u,
  );
  const listed = await consoleCall(system, 'listOperatorPasskeys', {}, session);
  expect(listed.data.items).toMatchObject([
    { name: '办公室的电脑', isBackedUp: false, usedAt: system.clock.now().toISOString() },
  ]);
  const params = { id: passkey.id };
  const stranger = await signInOperator(system, 'editor');
  const rename = async (name: string, by = session) =>
    await consoleCall(system, 'renameOperatorPasskey', { params, body: { name } }, by);
  expect((await rename('家里的电脑', stranger)).outcome).toBe('NOT_FOUND');
  expect((await rename('  ')).outcome).toBe('FIELD_WRONG');
  expect((await rename(' 家里的电脑 ')).data).toMatchObject({ name: '家里的电脑' });
  expect((await consoleCall(system, 'removeOperatorPasskey', { params }, stranger)).outcome).toBe(
    'NOT_FOUND',
  );
  expect((await consoleCall(system, 'removeOperatorPasskey', { params }, session)).outcome).toBe('OK');
  expect((await signInBody(device.sign(await ask()))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  const acts = await consoleCall(system, 'listOperatorActs', { query: { subject: 'finance' } }, session);
  expect(acts.data.items.map(({ act }) => act)).toEqual([
    'operator end-passkey',
    'operator rename-passkey',
    // The sign-in by passkey came from a browser without the device's cookie.
    'operator new-device',
    'operator passkey',
  ]);
});

it('14.52 a passkey needs a right code, a checked person, this site, and the challenge of this session, once in 5 minutes', async () => {
  const session = await signInOperator(system, 'support');
  const other = await signInOperator(system, 'support');
  const wrong = demoOperatorCode({ secret: 'JBSWY3DPEHPK3PXP' }, new Date(0));
  expect((await start('support', session, wrong)).outcome).toBe('OPERATOR_CODE_WRONG');
  for (const change of [{ verified: false }, { origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
    const { data } = await start('support', session);
    const { outcome } = await addMade(session, new SoftwarePasskey().make(data, change));
    expect(outcome, JSON.stringify(change)).toBe('OPERATOR_PASSKEY_WRONG');
    // The refused try has used the challenge up.
    expect((await addMade(session, new SoftwarePasskey().make(data))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  }
  const { data: foreign } = await start('support', session);
  expect((await addMade(other, new SoftwarePasskey().make(foreign))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  const { data: late } = await start('support', session);
  system.clock.advance(5 * MINUTE_MS);
  expect((await addMade(session, new SoftwarePasskey().make(late))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  const { data: right } = await start('support', session);
  const device = new SoftwarePasskey();
  expect((await addMade(session, device.make(right))).outcome).toBe('OK');
  const { data: another } = await start('support', session);
  expect((await signInBody(device.sign(another))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
});

it('14.52 a passkey that comes with a certificate is refused before anything is fetched for it', async () => {
  const session = await signInOperator(system, 'support');
  const { data } = await start('support', session);
  const made = new SoftwarePasskey().make(data);
  const bytes = Buffer.from(made.attestationObject, 'base64url').toString('latin1');
  // { fmt: 'packed', attStmt: { x5c: [] } }
  const packed = bytes.replace('dnonegattStmt\u00a0', 'fpackedgattStmt\u00a1cx5c\u0080');
  const attestationObject = Buffer.from(packed, 'latin1').toString('base64url');
  expect((await addMade(session, { ...made, attestationObject })).outcome).toBe('OPERATOR_PASSKEY_WRONG');
});

it('14.53 a signature counts once, from this site, with a checked person, and never with a lower count', async () => {
  const { device } = await added('reviewer');
  const once = device.sign(await ask());
  expect((await signInBody(once)).outcome).toBe('OK');
  expect((await signInBody(once)).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  const changes = [
    { verified: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { userHandle: 'c29tZWJvZHk' },
    { counter: 1 },
  ];
  for (const change of changes) {
    const { outcome } = await signInBody(device.sign(await ask(), change));
    expect(outcome, JSON.stringify(change)).toBe('OPERATOR_PASSKEY_WRONG');
  }
  const forged = { ...device.sign(await ask(), { counter: 90 }), signature: 'AQID' };
  expect((await signInBody(forged)).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  const late = await ask();
  system.clock.advance(5 * MINUTE_MS);
  expect((await signInBody(device.sign(late, { counter: 91 }))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
  expect((await signInBody(device.sign(await ask(), { counter: 92 }))).outcome).toBe('OK');
});

it('14.52 an operator has at most 10 passkeys', async () => {
  const session = await signInOperator(system, 'editor');
  for (let made = 0; made < 10; made += 1) {
    const { data } = await start('editor', session);
    expect((await addMade(session, new SoftwarePasskey().make(data))).outcome).toBe('OK');
  }
  expect((await start('editor', session)).outcome).toBe('OPERATOR_PASSKEYS_FULL');
});

it('14.27 a reset removes the passkeys', async () => {
  const { device } = await added('researcher');
  const actor = { id: null, name: '林晓', roles: null, address: null };
  const call = { actor, reason: '电脑丢了', key: '', seen: null, dryRun: false };
  await performAct(system.platform, operatorActs.resetOperator, { name: 'researcher' }, call);
  expect((await signInBody(device.sign(await ask()))).outcome).toBe('OPERATOR_PASSKEY_WRONG');
});
