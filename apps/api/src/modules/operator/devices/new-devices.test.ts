import type { ConsoleDataOf } from '@yayan/contract/console';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { DEMO_OPERATORS, demoOperatorCode } from '../demo-operators.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

/** A browser with its cookies. */
interface Browser {
  cookie: string;
  device: string;
  csrfToken: string;
}

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Signs in, in a browser that has the cookies `has`. */
const signIn = async (name: string, has = ''): Promise<Browser> => {
  const operator = DEMO_OPERATORS.find((each) => each.name === name);
  if (operator === undefined) throw new Error(`There is no demo operator ${name}`);
  system.clock.advance(31_000);
  const body = { name, password: operator.password, code: demoOperatorCode(operator, system.clock.now()) };
  const {
    outcome,
    data,
    setCookie = '',
    deviceCookie = '',
  } = await consoleCall(system, 'signInOperator', { body, headers: { cookie: has, 'user-agent': CHROME } });
  expect(outcome).toBe('OK');
  return { cookie: setCookie.split(';')[0] ?? '', device: deviceCookie, csrfToken: data.csrfToken };
};

const sent = ({ cookie, device, csrfToken }: Browser) => ({ cookie: `${cookie}; ${device}`, csrfToken });

const news = async (browser: Browser): Promise<ConsoleDataOf<'listNewDevices'>> =>
  (await consoleCall(system, 'listNewDevices', {}, sent(browser))).data;

const answer = async (
  call: 'confirmNewDevice' | 'denyNewDevice',
  browser: Browser,
  id: string | undefined,
): Promise<string> => (await consoleCall(system, call, { params: { id: id ?? '' } }, sent(browser))).outcome;

const isOpen = async (browser: Browser): Promise<boolean> =>
  (await consoleCall(system, 'getOperatorSession', {}, sent(browser))).outcome === 'OK';

const actsOn = async (browser: Browser, name: string): Promise<string[]> => {
  const { data } = await consoleCall(
    system,
    'listOperatorActs',
    { query: { operator: name } },
    sent(browser),
  );
  return data.items.map(({ act }) => act);
};

/** Forgets all devices, as a reset does. */
const forget = async (): Promise<void> => {
  await system.platform.database.transaction(async (tx) => {
    await tx.deleteFrom('operator_devices').execute();
  });
};
beforeEach(forget);

it('14.97 the first device of an account is known, and asks nobody', async () => {
  const first = await signIn('support');
  expect(first.device).toMatch(/^yayan_operator_device_[0-9a-f]{12}=[\w-]{43}$/u);
  const again = await signIn('support', first.device);
  expect(again.device).toBe(first.device);
  expect(await news(again)).toEqual({ items: [], denied: [] });
  expect(await actsOn(again, 'support')).not.toContain('operator new-device');
});

it('14.97 a sign-in at a new device is in the audit log and on the other sessions, not on its own', async () => {
  const known = await signIn('support');
  const fresh = await signIn('support');
  expect(await news(fresh)).toEqual({ items: [], denied: [] });
  expect(await news(known)).toMatchObject({
    items: [{ device: 'Chrome · Windows', mayConfirm: true }],
    denied: [],
  });
  expect((await actsOn(known, 'support'))[0]).toBe('operator new-device');
  const { data } = await consoleCall(system, 'listOperatorDevices', {}, sent(known));
  expect(data.items.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(data.items.find(({ isThis }) => isThis)?.isNew).toBe(false);
  // Somebody else sees nothing of it, and can't answer.
  const other = await signIn('reviewer');
  expect(await news(other)).toEqual({ items: [], denied: [] });
  const [{ id } = { id: '' }] = (await news(known)).items;
  expect(await answer('confirmNewDevice', other, id)).toBe('NOT_FOUND');
  expect(await answer('denyNewDevice', other, id)).toBe('NOT_FOUND');
});

it('14.97 「是我」 makes the device known, once', async () => {
  const known = await signIn('support');
  const fresh = await signIn('support');
  const [device] = (await news(known)).items;
  expect(await answer('confirmNewDevice', known, device?.id)).toBe('OK');
  expect(await answer('confirmNewDevice', known, device?.id)).toBe('ACT_STATE_CHANGED');
  expect(await answer('denyNewDevice', known, device?.id)).toBe('ACT_STATE_CHANGED');
  expect(await news(known)).toEqual({ items: [], denied: [] });
  expect((await actsOn(known, 'support'))[0]).toBe('operator confirm-device');
  // It confirms others from now on.
  const third = await signIn('support');
  expect((await news(fresh)).items).toMatchObject([{ mayConfirm: true }]);
  expect(await isOpen(third)).toBe(true);
});

it('14.97 a device that waits confirms nothing: neither itself nor a second sign-in of the same thief', async () => {
  const known = await signIn('support');
  const thief = await signIn('support');
  const [own] = (await news(known)).items;
  expect(await answer('confirmNewDevice', thief, own?.id)).toBe('OPERATOR_DEVICE_NEW');
  expect(await answer('denyNewDevice', thief, own?.id)).toBe('OPERATOR_DEVICE_NEW');
  const second = await signIn('support');
  const [other] = (await news(thief)).items;
  expect(other).toMatchObject({ mayConfirm: false });
  expect(await answer('confirmNewDevice', thief, other?.id)).toBe('OPERATOR_DEVICE_NEW');
  // Signing in once more in the same browser is no second device and no known one.
  const back = await signIn('support', thief.device);
  expect(await answer('confirmNewDevice', back, other?.id)).toBe('OPERATOR_DEVICE_NEW');
  expect(await answer('confirmNewDevice', second, own?.id)).toBe('OPERATOR_DEVICE_NEW');
  expect((await news(known)).items).toHaveLength(2);
});

it('14.97 no thief hides the question: by signing out, by ending sessions, or by a planted cookie', async () => {
  const known = await signIn('support');
  const thief = await signIn('support');
  const { data } = await consoleCall(system, 'listOperatorDevices', {}, sent(thief));
  await Promise.all(
    data.items
      .filter(({ isThis }) => !isThis)
      .map(({ id }) => consoleCall(system, 'endOperatorDevice', { params: { id } }, sent(thief))),
  );
  await consoleCall(system, 'signOutOperator', {}, sent(thief));
  expect(await isOpen(known)).toBe(false);
  const back = await signIn('support', known.device);
  expect((await news(back)).items).toHaveLength(1);
  // A cookie that isn't a device of this operator is replaced, also another operator's.
  const planted = known.device.replace(/=.*/u, `=${'a'.repeat(43)}`);
  const tossed = await signIn('support', planted);
  expect(tossed.device).not.toBe(planted);
  const [name] = back.device.split('=');
  const colleague = await signIn('reviewer');
  const borrowed = await signIn('support', `${name}=${colleague.device.split('=')[1]}`);
  expect(borrowed.device).not.toContain(colleague.device.split('=')[1]);
  expect((await news(back)).items).toHaveLength(3);
});

it('14.97 a stolen session cookie without its device confirms nothing', async () => {
  const known = await signIn('support');
  await signIn('support');
  const stolen = { ...known, device: '' };
  const [device] = (await news(stolen)).items;
  expect(device).toMatchObject({ mayConfirm: false });
  expect(await answer('confirmNewDevice', stolen, device?.id)).toBe('OPERATOR_DEVICE_NEW');
  expect((await news(known)).items).toMatchObject([{ mayConfirm: true }]);
});

it('14.97 a session from before devices were known confirms what is newer than itself', async () => {
  const old = await signIn('support');
  await forget();
  await signIn('support');
  const fresh = await signIn('support');
  const [device] = (await news(old)).items;
  expect(device).toMatchObject({ mayConfirm: true });
  expect(await answer('confirmNewDevice', old, device?.id)).toBe('OK');
  expect(await isOpen(fresh)).toBe(true);
});

it('14.97 「不是我」 ends that sign-in at once, and stays on 今天 of its operator and of admins until the reset', async () => {
  const admin = await signIn('admin');
  const known = await signIn('support');
  const thief = await signIn('support');
  const again = await signIn('support', thief.device);
  const [device] = (await news(known)).items;
  expect(await answer('denyNewDevice', known, device?.id)).toBe('OK');
  expect([await isOpen(thief), await isOpen(again), await isOpen(known)]).toEqual([false, false, true]);
  const denied = [{ id: device?.id, operator: 'support', device: 'Chrome · Windows' }];
  expect(await news(known)).toMatchObject({ items: [], denied });
  expect(await news(admin)).toMatchObject({ items: [], denied });
  expect(await news(await signIn('reviewer'))).toEqual({ items: [], denied: [] });
  expect((await actsOn(known, 'support'))[0]).toBe('operator deny-device');
  // The same browser is a new device again.
  const back = await signIn('support', thief.device);
  expect(back.device).not.toBe(thief.device);
  expect((await news(known)).items).toHaveLength(1);
});

it('14.97 of two answers at the same moment one counts', async () => {
  const known = await signIn('support');
  const second = await signIn('support', known.device);
  for (let turn = 0; turn < 5; turn += 1) {
    const fresh = await signIn('support');
    const [device] = (await news(known)).items;
    const outcomes = await Promise.all([
      answer('confirmNewDevice', known, device?.id),
      answer('denyNewDevice', second, device?.id),
    ]);
    expect(outcomes.toSorted()).toEqual(['ACT_STATE_CHANGED', 'OK']);
    expect(await isOpen(fresh)).toBe(outcomes[0] === 'OK');
  }
});
