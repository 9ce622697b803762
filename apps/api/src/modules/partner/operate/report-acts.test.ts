import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberTaskPorts } from '../../../composition/ports/member-task-ports.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { signed } from '../../../../test/partner/supplier-world.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { partnerDeps } from '../module.ts';
import { partnerConfigSchema } from '../partner-config.ts';
import { findSupplier, savePartner } from '../partners.ts';
import { receiveReport } from '../reports/receive-report.ts';

let system: TestSystem;
let finance: ConsoleSession;
let sent = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  finance = await signInOperator(system, 'finance');
});
afterAll(() => system.stop());

/** A report about a session that nobody knows, of a supplier with this key. Returns its id. */
const reported = async (key: string): Promise<string> => {
  const { platform } = system;
  const file = new URL('../../../../data/examples/partner.json', import.meta.url);
  const config = partnerConfigSchema.parse({ ...JSON.parse(await readFile(file, 'utf8')), key });
  await platform.database.transaction((tx) => savePartner(tx, platform, config, platform.clock.now()));
  const deps = partnerDeps(platform, { ...platform, ports: memberTaskPorts(platform) });
  const found = await findSupplier(deps, platform.database.read, key);
  if (found === undefined) throw new Error('The supplier is gone');
  const ts = String(Math.floor(platform.clock.now().getTime() / 1000));
  const raw = signed({ sid: `nobody-${(sent += 1)}`, st: '10', ts }, config.secrets[0]);
  const received = await receiveReport(deps, found, { via: 'postback', from: '192.0.2.1' }, raw);
  const { items } = await list({ partner: key });
  return items.find((report) => report.supportCode === received?.supportCode)?.id ?? '';
};
const list = async (query: Record<string, string | number | boolean>) =>
  (await consoleCall(system, 'listPartnerReports', { query: { limit: 100, ...query } }, finance)).data;
const act = async (
  name: 'acceptPartnerReports' | 'dismissPartnerReports',
  ids: readonly string[],
  reason = '没有这个会话',
) => {
  const body = { input: { ids: [...ids] }, reason };
  return await consoleCall(system, name, { body, key: system.key() }, finance);
};

it('14.34 reports are dismissed together, once, with a reason that stays with each', async () => {
  const ids = [await reported('cloudside'), await reported('cloudside')];
  expect((await list({ open: true, partner: 'cloudside' })).items.map(({ id }) => id)).toEqual(
    ids.toReversed(),
  );
  expect((await act('dismissPartnerReports', ids, ' ')).outcome).toBe('ACT_REASON_MISSING');
  expect((await act('dismissPartnerReports', ids)).data).toMatchObject({
    subject: 'cloudside',
    title: '2 份报告',
  });
  expect((await list({ open: true })).items).toEqual([]);
  expect((await list({ open: false })).items[0]).toMatchObject({
    verdict: 'unknownVisit',
    resolvedBy: 'finance',
    resolution: 'dismissed: 没有这个会话',
  });
  expect((await act('dismissPartnerReports', ids)).outcome).toBe('NOT_FOUND');
});

it('14.34 what was not verified is never carried out, and reports of two partners are not decided together', async () => {
  const [one, other] = [await reported('cloudside'), await reported('starside')];
  expect((await act('acceptPartnerReports', [one])).outcome).toBe('REPORT_UNVERIFIED');
  expect((await act('dismissPartnerReports', [one, other])).outcome).toBe('REPORTS_OF_ONE_PARTNER');
  expect((await list({ open: true })).items).toHaveLength(2);
});

it('14.35 a file of sessions that nobody knows is counted and changes nothing; agents have none', async () => {
  await reported('cloudside');
  const params = { key: 'cloudside' };
  const body = { input: { file: 'a-session\nanother,10' }, reason: '11 月对账单' };
  const dry = { params, body: { ...body, dryRun: true }, key: system.key() };
  const { data } = await consoleCall(system, 'reconcilePartner', dry, finance);
  expect(data).toMatchObject({ state: 'planned', needsSecond: false });
  expect(data.changes.map(({ label, after }) => [label, after])).toEqual([
    ['一致', '0 条'],
    ['没有这个会话', '2 条'],
  ]);
  const done = await consoleCall(system, 'reconcilePartner', { params, body, key: system.key() }, finance);
  expect(done.data).toMatchObject({ state: 'done' });
  const empty = { params, body: { ...body, input: { file: ' \n' } }, key: system.key() };
  expect((await consoleCall(system, 'reconcilePartner', empty, finance)).outcome).toBe('PARTNER_FILE_EMPTY');
  const nobody = { params: { key: 'nobody' }, body, key: system.key() };
  expect((await consoleCall(system, 'reconcilePartner', nobody, finance)).outcome).toBe('NOT_FOUND');
});
