import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { joinedMember } from '../../../test/commands/joined-member.ts';
import { readConfig } from '../../platform/config/config.ts';
import { commands } from '../commands.ts';
import { withPlatform } from './with-platform.ts';

const groceries = new URL('../../../data/survey/groceries.yaml', import.meta.url).pathname;
const TASK = 'Cai4nB7qLw2T';

let world: CommandWorld;
let code: string;
beforeAll(async () => {
  world = await commandWorld();
  ({ code } = await joinedMember(world, '13900009996'));
  await run('task', 'import', groceries, '--by=林晓');
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);

/** Holds every table as a writer of all its rows would, while `work` runs: whoever reads goes on, whoever locks waits. */
const whileAllIsWritten = <T>(work: () => Promise<T>): Promise<T> =>
  withPlatform(
    readConfig(world.env),
    async ({ database }) =>
      await database.transaction(async (tx) => {
        const { rows } = await sql<{ name: string }>`
          select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public'`.execute(tx);
        await sql`lock table ${sql.raw(rows.map(({ name }) => name).join(', '))} in exclusive mode`.execute(
          tx,
        );
        return await work();
      }),
  );

const given = ['--reason=活动漏发', '--key=k1'];

it.each([
  ['reward correct', () => ['reward', 'correct', code, '--coins=50', ...given]],
  ['reward quality', () => ['reward', 'quality', code, '--points=2', '--rule=补偿', ...given]],
  ['reward credit', () => ['reward', 'credit', code, '--points=2', ...given]],
  [
    'penalty give',
    () => ['penalty', 'give', code, 'tasks', '--rule=一人一号', '--evidence=同一台手机', '--days=7'],
  ],
  ['task pause', () => ['task', 'pause', TASK, '题目有误']],
  ['task seats', () => ['task', 'seats', TASK, '77']],
  ['task coins', () => ['task', 'coins', TASK, '95', '答的人少']],
  ['task end', () => ['task', 'end', TASK, '够了']],
  ['rule set', () => ['rule', 'set', 'coinsAlone', '4000', 'now', '活动']],
  ['network block', () => ['network', 'block', '203.0.113.7', '刷号']],
])('a dry run of %s waits for no writer, and nobody waits for it', async (_name, words) => {
  const outcome = await whileAllIsWritten(async () => await run(...words(), '--by=林晓', '--dry-run'));
  expect(outcome).toMatchObject({ code: 0, out: expect.stringContaining('nothing is changed') });
});

it('a dry run with a key that was used says so', async () => {
  const words = ['reward', 'correct', code, '--coins=5', '--reason=漏发', '--key=used', '--by=林晓'];
  expect((await run(...words)).out).toContain('coins: 0 → 5');
  expect((await run(...words, '--dry-run')).out).toContain('This key was used before');
});

it('a dry run without a reason that the act needs is refused', async () => {
  expect(await run('task', 'pause', TASK, '--by=林晓', '--dry-run')).toMatchObject({ code: 1 });
});
