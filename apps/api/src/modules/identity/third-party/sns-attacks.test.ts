import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import {
  snsKinds,
  startTestSns,
  type ReturnQuery,
  type TestSns,
} from '../../../../test/identity/test-sns.ts';

const NOT_BOUND = 5013;
const STATE_INVALID = 20015;

let sns: TestSns;
let owner: Asker;
let victim: Asker;
let browsers = 0;

const newBrowser = (): Asker => ({ deviceId: `browser-${String((browsers += 1)).padStart(6, '0')}` });

/** Every third-party account of the cast is bound to one member, so that an attack that succeeds would sign in. */
beforeAll(async () => {
  sns = await startTestSns();
  owner = await sns.system.signIn(freshMobile(1), newBrowser().deviceId);
  victim = await sns.system.signIn(freshMobile(2), newBrowser().deviceId);
  for (const kind of snsKinds)
    expect((await sns.bind(kind, await sns.travel(kind, 'tang', owner), owner)).code).toBe(200);
});

afterAll(() => sns.stop());

const counts = async (): Promise<number[]> => {
  const { read } = sns.system.platform.database;
  const sessions = await read.selectFrom('session_families').select('id').execute();
  const bindings = await read.selectFrom('sns_bindings').select('member_id').execute();
  const tickets = await read.selectFrom('sns_tickets').select('ticket_hash').execute();
  return [sessions, bindings, tickets].map(({ length }) => length);
};

/** Checks that the call is refused and made no session, binding or ticket. */
const opensNothing = async (
  attempt: () => Promise<{ code: number }>,
  code = STATE_INVALID,
): Promise<void> => {
  const before = await counts();
  expect((await attempt()).code).toBe(code);
  expect(await counts()).toEqual(before);
};

describe.each(snsKinds)('A10 $name', (kind) => {
  const others = snsKinds.filter(({ type }) => type !== kind.type);

  test('a missing state', async () => {
    const { code } = await sns.travel(kind, 'tang', newBrowser());
    const asked = { query: { [kind.code]: code } };
    await opensNothing(() => sns.system.call(kind.finish, asked, newBrowser()), 10001);
  });

  test('an unknown state', async () => {
    const browser = newBrowser();
    const { code, state } = await sns.travel(kind, 'tang', browser);
    await opensNothing(() =>
      sns.finish(kind, { code, state: `${state.slice(1)}${state.slice(0, 1)}` }, browser),
    );
  });

  test('a replayed return with used state and used code', async () => {
    const browser = newBrowser();
    const back = await sns.travel(kind, 'tang', browser);
    expect((await sns.finish(kind, back, browser)).code).toBe(200);
    await opensNothing(() => sns.finish(kind, back, browser));
  });

  test('a replayed state with a fresh code', async () => {
    const browser = newBrowser();
    const used = await sns.travel(kind, 'tang', browser);
    await sns.finish(kind, used, browser);
    const { code } = await sns.travel(kind, 'tang', browser);
    await opensNothing(() => sns.finish(kind, { code, state: used.state }, browser));
  });

  test('a replayed code with a fresh state: the third party itself refuses it', async () => {
    const browser = newBrowser();
    const used = await sns.travel(kind, 'tang', browser);
    await sns.finish(kind, used, browser);
    const { state } = await sns.start(kind, browser);
    await opensNothing(() => sns.finish(kind, { code: used.code, state }, browser));
  });

  test('an invented code with a fresh state', async () => {
    const browser = newBrowser();
    const { state } = await sns.start(kind, browser);
    await opensNothing(() => sns.finish(kind, { code: 'f'.repeat(32), state }, browser));
  });

  test('a state of another browser', async () => {
    const back = await sns.travel(kind, 'tang', newBrowser());
    await opensNothing(() => sns.finish(kind, back, newBrowser()));
  });

  test('a browser without a device id', async () => {
    const back = await sns.travel(kind, 'tang', newBrowser());
    await opensNothing(() => sns.finish(kind, back, {}));
    await opensNothing(() => sns.system.call('startSnsLogin', { body: { type: kind.type } }), 10001);
  });

  test.each(others)('mix-up: return and state of $name', async (other) => {
    const browser = newBrowser();
    const back = await sns.travel(other, 'tang', browser);
    await opensNothing(() => sns.finish(kind, back, browser));
  });

  test.each(others)('mix-up: a code of $name with a state of our own', async (other) => {
    const browser = newBrowser();
    const { code } = await sns.travel(other, 'tang', browser);
    const { state } = await sns.start(kind, browser);
    await opensNothing(() => sns.finish(kind, { code, state }, browser));
  });

  const smuggled: [string, () => Promise<ReturnQuery>][] = [
    ['in a browser of their own', () => sns.travel(kind, 'lin', newBrowser())],
    ['as another member', () => sns.travel(kind, 'lin', owner)],
    [
      "in the victim's browser, not signed in",
      () => sns.travel(kind, 'lin', { deviceId: victim.deviceId ?? '' }),
    ],
  ];
  test.each(smuggled)('login CSRF on bind: a return that an attacker began %s', async (_how, travel) => {
    await opensNothing(async () => sns.bind(kind, await travel(), victim));
    await opensNothing(async () => sns.finish(kind, await travel(), victim));
  });

  test('login CSRF: what a member began to bind signs nobody in', async () => {
    const back = await sns.travel(kind, 'tang', victim);
    await opensNothing(() => sns.finish(kind, back, { deviceId: victim.deviceId ?? '' }));
  });

  test('a failed return uses its state up', async () => {
    const browser = newBrowser();
    const back = await sns.travel(kind, 'tang', browser);
    await sns.finish(kind, back, newBrowser());
    await opensNothing(() => sns.finish(kind, back, browser));
  });

  test('of twenty simultaneous returns, one signs in', async () => {
    const browser = newBrowser();
    const back = await sns.travel(kind, 'tang', browser);
    const outcomes = await together(20, () => sns.finish(kind, back, browser));
    const codes = outcomes.map((each) => (each.status === 'fulfilled' ? each.value.code : 'failed'));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === STATE_INVALID)).toHaveLength(19);
  });

  test('of two members who bind one account at the same moment, one gets it', async () => {
    const members = [owner, victim];
    await sns.system.call('unbindSns', { body: { type: kind.type } }, owner);
    const returns = await Promise.all(members.map((member) => sns.travel(kind, 'mo', member)));
    const outcomes = await together(2, (index) =>
      sns.bind(kind, returns[index] ?? { code: '', state: '' }, members[index] ?? {}),
    );
    const codes = outcomes.map((each) => (each.status === 'fulfilled' ? each.value.code : 0));
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 20014]);
    for (const member of members) await sns.system.call('unbindSns', { body: { type: kind.type } }, member);
    const browser = newBrowser();
    expect((await sns.finish(kind, await sns.travel(kind, 'mo', browser), browser)).code).toBe(NOT_BOUND);
  });
});

/** This test runs last, because it lets the members' tokens expire. */
describe.each(snsKinds)('A10 $name', (kind) => {
  test('a state after ten minutes', async () => {
    const browser = newBrowser();
    const back = await sns.travel(kind, 'tang', browser);
    sns.system.clock.advance(10 * 60_000);
    await opensNothing(() => sns.finish(kind, back, browser));
  });
});
