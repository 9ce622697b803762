import { InviteStep } from '@yayan/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { codeOf, joinAs, type TestMember } from '../../../../test/invite/invite.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';
import { inviteDeps } from '../../../composition/ports/invite-ports.ts';
import { balances, reconcile } from '../../ledger/module.ts';
import type { RuleNumberName } from '../../rule/module.ts';
import { earnStep } from './earn-step.ts';
import { inviteRewardsPaid } from './reconcile-rewards.ts';

const FRIENDS = 6;

let system: TestSystem;
let admin: ConsoleSession;
let other: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  const [result] = await reconcile(system.platform.database, [inviteRewardsPaid]);
  expect(result?.findings).toEqual([]);
  await system.stop();
});

const signIn = async (): Promise<void> => {
  admin = await signInOperator(system, 'admin');
  other = await signInOperator(system, 'admin2');
};
const ask = async (
  value: number,
  holdsFrom: string | null,
  { name = 'inviteVerified', dryRun = false }: { name?: RuleNumberName; dryRun?: boolean } = {},
) =>
  await consoleCall(
    system,
    'setRuleNumber',
    {
      params: { name },
      body: { input: { value, holdsFrom }, reason: '年底活动', dryRun },
      key: system.key(),
    },
    admin,
  );
const agree = async (id: string | null) =>
  (await consoleCall(system, 'agreeToRequest', { params: { id: id ?? '' }, body: { reason: '看过' } }, other))
    .outcome;
const set = async (value: number, holdsFrom: string, name?: RuleNumberName): Promise<void> => {
  expect(await agree((await ask(value, holdsFrom, name && { name })).data.id)).toBe('OK');
};
const drop = async () =>
  await consoleCall(
    system,
    'dropRuleNumber',
    { params: { name: 'inviteVerified' }, body: { reason: '不办了' }, key: system.key() },
    admin,
  );
const pending = async ({ id }: TestMember): Promise<number> =>
  (await balances(system.platform.database.read, id)).pendingCoins;
const invitationOf = async ({ asker }: TestMember) => await system.get('getInvitation', {}, asker);
const verified = (tiers: readonly { step: InviteStep; coins: number }[]): number | undefined =>
  tiers.find(({ step }) => step === InviteStep.Verified)?.coins;

it('4.31 a change begins at a midnight in China, a day ahead at least, is announced, and is fixed in its last hour', async () => {
  system.clock.set('2026-12-01T20:00:00+08:00');
  await signIn();
  const inviter = await joinAs(system);
  for (const wrong of [null, '2026-12-02T00:00:00+08:00', '2026-12-04T09:00:00+08:00'])
    expect((await ask(30, wrong, { dryRun: true })).outcome).toBe('RULE_NUMBER_WRONG');
  await set(30, '2026-12-03T00:00:00+08:00');
  const { tiers, nextTiers } = await invitationOf(inviter);
  expect([verified(tiers), nextTiers?.from, verified(nextTiers?.tiers ?? [])]).toEqual([
    20,
    '2026-12-03',
    30,
  ]);
  system.clock.set('2026-12-02T23:00:00.001+08:00');
  await signIn();
  expect((await drop()).outcome).toBe('RULE_NUMBER_FIXED');
});

it('4.31 at midnight the day decides on every server, whatever it read last; what was earned stays, and help says the new number', async () => {
  system.clock.set('2026-12-10T20:00:00+08:00');
  await signIn();
  await set(107, '2026-12-12T00:00:00+08:00', 'inviteWelcomeSurvey');
  const midnight = new Date('2026-12-12T00:00:00+08:00');
  system.clock.set('2026-12-11T23:00:00+08:00');
  const inviter = await joinAs(system);
  const inviteCode = await codeOf(system, inviter);
  const friends = await allTogether(FRIENDS, async () => await joinAs(system, { inviteCode }));
  await invitationOf(inviter);
  // From here on this server reads no number again, like one whose last read is fresh.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const before = await pending(inviter);
  const deps = inviteDeps(system.platform);
  // Every step twice at the same moment, for half of the friends in the last moment of the day.
  await allTogether(2 * FRIENDS, async (index) => {
    const { id } = friends[index % FRIENDS] ?? inviter;
    const at = new Date(midnight.getTime() - (index % 2));
    return await system.platform.database.transaction(
      async (tx) => await earnStep(deps, tx, id, InviteStep.WelcomeSurvey, { id, at }),
    );
  });
  expect(await pending(inviter)).toBe(before + (FRIENDS / 2) * (100 + 107));
  const { items } = await system.get('listInvitees', {}, inviter.asker);
  const earned = items.map(({ steps }) => steps.find(({ step }) => step === InviteStep.WelcomeSurvey)?.coins);
  expect(earned.filter((coins) => coins === 100)).toHaveLength(FRIENDS / 2);
  expect(earned.filter((coins) => coins === 107)).toHaveLength(FRIENDS / 2);
  const article = async () => await system.get('getHelpArticle', { params: { id: '21307' } });
  expect((await article()).summary).toContain('、100、200 金币');
  system.clock.set(midnight.toISOString());
  const { summary, body } = await article();
  expect(summary).toContain('、107、200 金币');
  expect(JSON.stringify(body)).not.toContain('{invite');
});
