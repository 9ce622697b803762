import { afterAll, beforeAll, expect, it } from 'vitest';
import { join as joinAsMember } from '../../modules/identity/account/join.ts';
import { openProfile } from '../../modules/member/module.ts';
import { balances, coinStatement, rowSupportCode, scoreStatement } from '../../modules/ledger/module.ts';
import { cardPage } from '../../modules/reward/module.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { withPlatform } from '../runner/with-platform.ts';

let world: CommandWorld;
let memberId: string;
let memberCode: string;
beforeAll(async () => {
  world = await commandWorld();
  await look(async ({ database, random, clock, cipher }) => {
    const mobile = '13900009999';
    const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
    const joining = { ...proven, agreementVersion: '2026-11-01', at: clock.now() };
    memberId = await database.transaction((tx) => joinAsMember(tx, { random, openProfile }, joining));
    const found = database.read.selectFrom('members').select('member_code').where('id', '=', memberId);
    memberCode = (await found.executeTakeFirstOrThrow()).member_code;
  });
});
afterAll(() => world.end());

const look = <T>(work: (platform: Platform) => Promise<T>): Promise<T> =>
  withPlatform(readConfig(world.env), work);

const run = (...args: string[]) => commandOutcome(commands, ['reward', ...args], world.env);

it('corrects coins by a new row and a message with a reason, finds the row by its code, and refuses a negative balance', async () => {
  const how = ['--reason', '补发早餐小调查的金币', '--by', 'lin'];
  const twice = await Promise.all([
    run('correct', memberCode, '--coins=60', '--key=T1', ...how),
    run('correct', memberCode, '--coins=60', '--key=T1', ...how),
  ]);
  expect(twice).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(twice.filter(({ out }) => out.includes('nothing changed'))).toHaveLength(1);
  // The same key for another amount is a mistake, and moves nothing.
  expect(await run('correct', memberCode, '--coins=61', '--key=T1', ...how)).toMatchObject({ code: 1 });
  expect(await run('correct', memberCode, '--coins=60', ...how)).toMatchObject({
    code: 1,
    err: expect.stringContaining('--key'),
  });
  expect(await run('correct', memberCode, '--coins=-61', '--key=T2', ...how)).toMatchObject({ code: 1 });
  expect(
    await run('correct', memberCode, '--coins=-20', '--key=T3', '--reason', '多发了一次', '--by', 'lin'),
  ).toMatchObject({
    code: 0,
  });
  const told = await look(({ database: { read } }) =>
    read
      .selectFrom('messages')
      .select(['title', 'body'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute(),
  );
  expect(told).toEqual([
    { title: '60 金币已补发', body: '补发早餐小调查的金币' },
    { title: '20 金币已收回', body: '多发了一次\n有疑问可以在金币明细里提出。' },
  ]);
  const [, line] = await look(
    async ({ database }) =>
      (await coinStatement(database.read, memberId, { cursor: undefined, limit: 9 })).lines,
  );
  expect(line).toMatchObject({
    amount: 60,
    reason: 'corrected',
    note: '补发早餐小调查的金币',
    balanceAfter: 60,
  });
  const found = await run('row', memberCode, rowSupportCode(line?.id ?? ''));
  expect(found.out).toMatch(/金币更正 {2}corrected {2}coins 60 .*correction:/u);
  expect(await run('row', memberCode, '0000-0000')).toMatchObject({ code: 1 });
});

it('deducts quality with a reason, a rule and a last day, and returns it once when an appeal is accepted', async () => {
  const why = [
    '--reason',
    '开放题答案与问题无关',
    '--rule',
    '未通过质量审核扣 3 分，30 天后恢复',
    '--days',
    '30',
    '--by',
    'lin',
    '--key=T4',
  ];
  const twice = await Promise.all([
    run('quality', memberCode, '--points=-3', ...why),
    run('quality', memberCode, '--points=-3', ...why),
  ]);
  expect(twice.map(({ out }) => out).toSorted()).toEqual([
    'This key was used before: nothing changed',
    expect.stringMatching(/quality: 80 → 77$/u),
  ]);
  const read = () =>
    look(async ({ database }) => ({
      now: (await balances(database.read, memberId)).quality,
      lines: (await scoreStatement(database.read, 'quality', memberId, { cursor: undefined, limit: 9 }))
        .lines,
    }));
  const before = await read();
  expect(before.now).toBe(77);
  const code = rowSupportCode(before.lines[0]?.id ?? '');
  expect(await run('appeal', memberCode, code, '--by=lin')).toMatchObject({
    code: 0,
    out: 'Gave back 3 points',
  });
  expect(await run('appeal', memberCode, code, '--by=lin')).toMatchObject({
    code: 0,
    out: 'It had come back already',
  });
  const after = await read();
  expect(after.now).toBe(80);
  expect(after.lines[0]).toMatchObject({ amount: 3, note: '申诉通过，质量分恢复' });
  const opening = rowSupportCode(after.lines.at(-1)?.id ?? '');
  expect(await run('appeal', memberCode, opening, '--by=lin')).toMatchObject({ code: 1 });
});

it('gives a card that expires after the given days, and names each missing or wrong option', async () => {
  const given = ['doubleCoin', '--reason', '客服补偿', '--days', '30', '--by=lin', '--key=T5'];
  const twice = await Promise.all([run('card', memberCode, ...given), run('card', memberCode, ...given)]);
  expect(twice.map(({ out }) => out).toSorted()).toEqual([
    'This key was used before: nothing changed',
    expect.stringContaining('card: - → 双倍金币卡'),
  ]);
  const { items } = await look(({ database, clock }) =>
    cardPage(database.read, { memberId, at: clock.now() }),
  );
  expect(items).toMatchObject([{ kind: 'doubleCoin', source: '客服补偿', state: 'usable' }]);
  expect((await run('card', memberCode, 'gold', '--reason', 'x', '--by=lin')).err).toMatch(
    /makeUp, doubleCoin, feeFree/u,
  );
  expect(
    (await run('correct', memberCode, '--coins=1.5', '--key=T6', '--reason', 'x', '--by', 'lin')).err,
  ).toMatch(/whole number/u);
  expect((await run('card', 'YANOBODY', 'makeUp', '--reason', 'x', '--by=lin')).err).toMatch(/no member/u);
  expect(
    (await run('quality', memberCode, '--points=-3', '--key=T7', '--reason', 'x', '--by=lin')).err,
  ).toMatch(/--rule/u);
});
