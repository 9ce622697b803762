import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorFeedback } from '../../composition/tickets/feedback-deps.ts';
import { openTicket } from '../../modules/feedback/tickets/tickets.ts';
import { balances } from '../../modules/ledger/module.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { joinedMember } from '../../../test/commands/joined-member.ts';
import { withPlatform } from '../runner/with-platform.ts';

let world: CommandWorld;
let memberId: string;
let code: string;
beforeAll(async () => {
  world = await commandWorld();
  ({ memberId, code } = await joinedMember(world, '13900009997'));
});
afterAll(() => world.end());

const look = <T>(work: (platform: Platform) => Promise<T>): Promise<T> =>
  withPlatform(readConfig(world.env), work);
const run = (...args: string[]) => commandOutcome(commands, args, world.env);
const by = '--by=林晓';
const why = ['--rule=一人一号', '--evidence=三个账号用同一台手机', '--days=10'];

/** Runs a command that must fail, and resolves to its error message. */
const fault = async (...args: string[]): Promise<string> => {
  const { code: status, err } = await run(...args);
  expect(status, args.join(' ')).toBe(1);
  return err;
};

/** Runs a command that must succeed, and resolves to its output. */
const done = async (...args: string[]): Promise<string> => {
  const { code: status, out, err } = await run(...args);
  expect([status, err], args.join(' ')).toEqual([0, '']);
  return out;
};

/** The id of the member's newest penalty. */
const penaltyOf = async (): Promise<string> => (await done('penalty', 'list', code)).split('  ')[0] ?? '';

const opened = (
  body: { kind: 'suggestion' } | { kind: 'appeal'; subject: { type: 'penalty'; id: string } },
) =>
  look(async (platform) => {
    const key = platform.random.uuid();
    const text = '希望再核对一次这件事';
    const origin = {
      device: 1,
      browser: { id: 'operator-test', returned: true },
      address: '127.0.0.1',
    } as const;
    const idempotency = { key, hash: key };
    const { number } = await openTicket(operatorFeedback(platform), {
      caller: { memberId },
      origin,
      body: { ...body, text },
      idempotency,
    });
    return number;
  });

describe('penalty', () => {
  it('refuses what is incomplete, unknown or out of range, also in a dry run', async () => {
    const give = ['penalty', 'give', code, 'tasks'];
    expect(await fault('penalty')).toContain('list, give, lift');
    expect(await fault(...give, ...why)).toContain('--by');
    expect(await fault(...give, by, ...why.slice(1))).toContain('--rule');
    expect(await fault('penalty', 'give', code, 'forever', by, ...why)).toContain('reminder, tasks');
    expect(await fault('penalty', 'give', 'YANOBODY', 'tasks', by, ...why)).toContain('no member');
    for (const days of ['0', '366', '1.5', 'ten'])
      expect(await fault(...give, by, ...why.slice(0, 2), `--days=${days}`, '--dry-run')).toContain(
        '1 到 365',
      );
    expect(await fault('penalty', 'lift', code, memberId, '误判', by)).toContain('内容不存在');
    expect(await done('penalty', 'list', code)).toBe('0 penalties');
  });

  it('is tried, given and lifted once, and keeps who did it and why', async () => {
    const give = ['penalty', 'give', code, 'tasks', by, ...why];
    expect(await done(...give, '--dry-run')).toContain('nothing is changed');
    expect(await done('penalty', 'list', code)).toBe('0 penalties');
    await done(...give);
    const id = await penaltyOf();
    expect(await done('penalty', 'list', code)).toMatch(/tasks {2}running .*一人一号\n1 penalties$/u);
    const lift = ['penalty', 'lift', code, id, '误判', '--by=周宁'];
    expect(await done(...lift, '--dry-run')).toContain('nothing is changed');
    expect(await fault('penalty', 'lift', code, id, by)).toContain('reason');
    expect(await done(...lift)).toContain('提前结束');
    expect(await fault(...lift)).toContain('处罚已经结束');
    const kept = await look(({ database }) =>
      database.read
        .selectFrom('penalties')
        .select(['made_by', 'lifted_by', 'lift_reason'])
        .where('id', '=', id)
        .execute(),
    );
    expect(kept).toEqual([{ made_by: '林晓', lifted_by: '周宁', lift_reason: '误判' }]);
  });
});

describe('ticket', () => {
  it('refuses steps that its state does not allow, also in a dry run', async () => {
    const number = await opened({ kind: 'suggestion' });
    expect(await fault('ticket')).toContain('list, show, accept');
    expect(await fault('ticket', 'accept', number)).toContain('--by');
    expect(await fault('ticket', 'accept', 'T20260101-NOBODY', by)).toContain('内容不存在');
    expect(await fault('ticket', 'answer', number, by)).toContain('Missing <text>');
    expect(await fault('ticket', 'answer', number, '好的', by, '--dry-run')).toContain('现在不能这样操作');
    expect(await fault('ticket', 'verdict', number, 'upheld', '核对无误', by)).toContain('不是申诉');
    expect(await done('ticket', 'accept', number, by, '--dry-run')).toContain('nothing is changed');
    expect(await done('ticket', 'show', number)).toContain('to be accepted');
    expect(await done('ticket', 'accept', number, by)).toContain('待受理 → 待处理');
    expect(await done('ticket', 'ask', number, '请补一张截图', '--by=周宁')).toContain('待补充');
    const shown = await done('ticket', 'show', number);
    expect(shown).toMatch(/owner 林晓/u);
    expect(shown).toMatch(/周宁 {2}asked {2}请补一张截图/u);
  });

  it('a partial verdict says beforehand what it gives back, and gives it once', async () => {
    await done('penalty', 'give', code, 'blocked', by, ...why);
    const id = await penaltyOf();
    const number = await opened({ kind: 'appeal', subject: { type: 'penalty', id } });
    await done('ticket', 'accept', number, by);
    const verdict = ['ticket', 'verdict', number, 'partly', '情节较轻', by, '--days=7'];
    expect(await fault('ticket', 'verdict', number, 'maybe', '好', by)).toContain('upheld, reversed, partly');
    expect(await fault('ticket', 'verdict', number, 'partly', '好', by, '--days=-1')).toContain('--days');
    expect(await fault('ticket', 'verdict', number, 'partly', '好', by, '--days=10', '--dry-run')).toContain(
      '减掉这些天就结束了',
    );
    // The penalty took no coins, so none are given back.
    expect(await fault(...verdict, '--coins=5', '--dry-run')).toContain('不能这样退回');
    expect(await done(...verdict, '--dry-run')).toMatch(/days: - → 7\nnothing is changed/u);
    const coins = () => look(async ({ database }) => (await balances(database.read, memberId)).coins);
    expect(await coins()).toBe(0);
    expect(await done(...verdict)).toContain('days: - → 7');
    expect(await fault(...verdict)).toContain('已有结论');
    expect(await coins()).toBe(0);
    const { rows } = await look(({ database }) =>
      sql<object>`select verdict, verdict_coins as coins, verdict_days as days,
          (select round(extract(epoch from ends_at - starts_at) / 86400)::int from penalties where id = ${id}::uuid) as left
        from tickets where number = ${number}`.execute(database.read),
    );
    expect(rows).toEqual([{ verdict: 'partly', coins: 0, days: 7, left: 3 }]);
  });
});
