import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeTopup, type FakeTopup } from '../../test/exchange/fake-topup.ts';
import { consoleCall } from '../../test/operator/console-calls.ts';
import { accountWalks } from '../../test/operator/two-people/account-walks.ts';
import { memberWalks } from '../../test/operator/two-people/member-walks.ts';
import { moneyWalks } from '../../test/operator/two-people/money-walks.ts';
import { publishingWalks } from '../../test/operator/two-people/publishing-walks.ts';
import { reportWalks, SUPPLIER_SECRET } from '../../test/operator/two-people/report-walks.ts';
import {
  type ReadyAct,
  type Stage,
  stageOf,
  type WalkedAct,
} from '../../test/operator/two-people/walked-act.ts';
import { setNumber } from '../../test/rule/set-number.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { type Permission, permissions } from '../call/operator/permissions.ts';
import { reconcile, reconcileReport } from '../modules/ledger/module.ts';
import { numberNames, numberRules } from '../modules/rule/numbers.ts';
import { reconcileChecks } from './reconcile-checks.ts';

const walks: readonly WalkedAct[] = [
  ...memberWalks,
  ...moneyWalks,
  ...publishingWalks,
  ...reportWalks,
  // They reset the account of a colleague.
  ...accountWalks,
];

let system: TestSystem;
let topup: FakeTopup;
let stage: Stage;
beforeAll(async () => {
  topup = await startFakeTopup();
  const supplier = {
    SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300',
    SANDBOX_SUPPLIER_SECRET: SUPPLIER_SECRET,
  };
  system = await TestSystem.start({ environment: { ...topup.environment, ...supplier } });
  stage = stageOf(system, topup);
  // Nobody does anything of these alone, so that no act needs a large amount here.
  for (const name of numberNames)
    if (numberRules[name].kind === 'alone') await setNumber(system, { name, value: numberRules[name].least });
});
afterAll(async () => {
  await system.stop();
  await topup.stop();
});

const REASON = '两个人看过';

const ask = async ({ id, params = {}, input }: ReadyAct, by: string) => {
  const body = { ...(input && { input }), reason: REASON };
  const asked = await consoleCall(system, id, { params, body, key: system.key() }, await stage.as(by));
  expect([id, asked.outcome]).toEqual([id, 'OK']);
  // All acts answer the same.
  const outcome = asked.data as { state: string; needsSecond: boolean; id: string | null };
  expect(outcome).toMatchObject({ state: 'asked', needsSecond: true });
  return outcome.id ?? '';
};
const decide = async (
  call: 'agreeToRequest' | 'refuseRequest' | 'takeRequestBack',
  id: string,
  by: string,
): Promise<string> => {
  const body = call === 'takeRequestBack' ? {} : { body: { reason: '核对过' } };
  return (await consoleCall(system, call, { params: { id }, ...body }, await stage.as(by))).outcome;
};

describe.each(walks)('14.10 $name ($permission)', ({ name, permission, by, agrees, ready }) => {
  it(`${by} asks for it, and it happens once ${agrees} agrees; refused or taken back, nothing happens`, async () => {
    const asked = await ready(stage);
    const before = await asked.state();

    const refused = await ask(asked, by);
    expect(await asked.state()).toEqual(before);
    expect(await decide('agreeToRequest', refused, by)).toBe('REQUEST_OWN');
    expect(await decide('takeRequestBack', refused, agrees)).toBe('OPERATOR_FORBIDDEN');
    expect(await decide('refuseRequest', refused, agrees)).toBe('OK');
    expect(await decide('agreeToRequest', refused, agrees)).toBe('REQUEST_DECIDED');

    const back = await ask(asked, by);
    expect(await decide('takeRequestBack', back, by)).toBe('OK');
    expect(await decide('agreeToRequest', back, agrees)).toBe('REQUEST_DECIDED');
    expect(await asked.state()).toEqual(before);

    const agreed = await ask(asked, by);
    const session = await stage.as(agrees);
    const call = { params: { id: agreed }, body: { reason: '核对过' } };
    const both = await Promise.all([1, 2].map(() => consoleCall(system, 'agreeToRequest', call, session)));
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['OK', 'REQUEST_DECIDED']);
    expect(await asked.state()).not.toEqual(before);

    const query = { act: name, limit: 1 };
    const [done] = (await consoleCall(system, 'listOperatorActs', { query }, session)).data.items;
    expect(done).toMatchObject({ operator: by, agreedBy: agrees, reason: REASON, agreedReason: '核对过' });
    const stored = await system.platform.database.read
      .selectFrom('operator_requests')
      .select(['act', 'permission'])
      .where('id', '=', agreed)
      .executeTakeFirst();
    expect(stored).toEqual({ act: name, permission });
  });
});

it('14.10 every right that anybody has only with a second person is walked', () => {
  // The keys of a constant object.
  const shared = (Object.keys(permissions) as Permission[]).filter((permission) =>
    Object.values(permissions[permission]).some((right) => right !== 'alone'),
  );
  expect([...new Set(walks.map(({ permission }) => permission))].toSorted()).toEqual(shared.toSorted());
});

it('14.10 after all of it the ledger, the audit log and everything else add up', async () => {
  const report = reconcileReport(await reconcile(system.platform.database, reconcileChecks));
  expect(report).not.toContain('FAILED');
});
