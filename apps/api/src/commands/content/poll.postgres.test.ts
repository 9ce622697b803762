import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join as joinAsMember } from '../../modules/identity/account/join.ts';
import { openProfile } from '../../modules/member/module.ts';
import { listPolls } from '../../modules/content/polls.ts';
import { listOwnPolls, proposePoll } from '../../modules/content/proposals/proposals.ts';
import { balances } from '../../modules/ledger/module.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { byMember } from '../../../test/calls/by-member.ts';

/** Long, because each command opens and closes a database. */
const PATIENCE_MS = 120_000;
const by = '--by=林晓';

let world: CommandWorld;
let memberId: string;
beforeAll(async () => {
  world = await commandWorld();
  await look(async ({ database, random, clock, cipher }) => {
    const mobile = '13900009996';
    const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
    const joining = { ...proven, agreementVersion: '2026-11-01', at: clock.now() };
    memberId = await database.transaction((tx) => joinAsMember(tx, { random, openProfile }, joining));
  });
});
afterAll(() => world.end());

const look = <T>(work: (platform: Platform) => Promise<T>): Promise<T> =>
  withPlatform(readConfig(world.env), work);
const run = (...args: string[]) => commandOutcome(commands, ['poll', ...args], world.env);
const shown = async () =>
  (await look(async (platform) => await listPolls(platform, { caller: null }))).items.map(
    ({ title }) => title,
  );
const coins = async () => (await look(async ({ database }) => await balances(database.read, memberId))).coins;

/** Proposes a question and resolves to its id. */
const propose = async (title: string): Promise<string> =>
  (
    await look(
      async (platform) =>
        await proposePoll(platform, memberId, { title, options: ['早上', '晚上'], days: 7 }),
    )
  ).proposalId;

const file = async (poll: object): Promise<string> => {
  const path = join(world.folder, 'poll.json');
  await writeFile(path, JSON.stringify(poll));
  return path;
};
const good = { title: '你更想聊什么？', options: ['饮食', '出行', '家电'], maxChoices: 2 };

it('an operator publishes a poll after a dry run, and closes it', { timeout: PATIENCE_MS }, async () => {
  const path = await file(good);
  expect((await run('publish', path, by, '--dry-run')).out).toContain('nothing is changed');
  expect(await shown()).toEqual([]);
  const [id = ''] = (await run('publish', path, by)).out.split(' ');
  expect(await shown()).toEqual([good.title]);
  expect((await run('list')).out).toMatch(/0 voted {2}你更想聊什么？\n1 polls/u);
  expect((await run('close', id, by, '--dry-run')).out).toContain('nothing is changed');
  expect(await shown()).toEqual([good.title]);
  expect((await run('close', id, by)).out).toContain('is closed');
  expect(await shown()).toEqual([]);
  expect((await run('close', id, by)).err).toContain('There is no open poll');
  const acts = await commandOutcome(commands, ['acts', id], world.env);
  expect(acts.out).toMatch(/林晓 {2}poll close [^]*poll publish/u);
});

it.each([
  ['more choices than options', { ...good, maxChoices: 4 }, 'maxChoices'],
  ['one option', { ...good, options: ['饮食'] }, 'options'],
  ['an option twice', { ...good, options: ['饮食', ' 饮食'] }, 'stands twice'],
  ['an end in the past', { ...good, closesAt: '2020-01-01T00:00:00Z' }, '结束时间要晚于'],
  ['an unknown field', { ...good, coins: 5 }, 'coins'],
])('a poll with %s is refused, and nothing is stored', { timeout: PATIENCE_MS }, async (_, poll, why) => {
  expect(await run('publish', await file(poll), by)).toMatchObject({
    code: 1,
    err: expect.stringContaining(why),
  });
  expect((await run('list')).out).toBe('0 polls');
});

it(
  'a member’s question is shown and paid, or refused with a reason; a dry run does neither',
  { timeout: PATIENCE_MS },
  async () => {
    const id = await propose('你几点喝咖啡？');
    expect((await run('waiting')).out).toContain('你几点喝咖啡？');
    expect((await run('show', id, by, '--dry-run')).out).toMatch(
      /^Dry run: 会员提的问题\n[^]*coins: - → 5\nnothing is changed$/u,
    );
    expect([await shown(), await coins()]).toEqual([[], 0]);
    expect((await run('show', id, by)).out).toContain('state: 审核中 → 已展示');
    expect([await shown(), await coins()]).toEqual([['你几点喝咖啡？'], 5]);
    for (const args of [
      ['show', id, by, '--dry-run'],
      ['show', id, by],
      ['refuse', id, '重复', by, '--dry-run'],
    ])
      expect((await run(...args)).err).toContain('已经处理过');
    const other = await propose('你几点喝茶？');
    expect((await run('refuse', other, by)).err).toContain('reason');
    expect((await run('refuse', other, '重复', by, '--dry-run')).out).toContain('nothing is changed');
    expect((await run('refuse', other, '重复', by)).out).toContain('state: 审核中 → 未采用');
    const own = await look(async (platform) => await listOwnPolls(platform, byMember(memberId)));
    expect(new Map(own.items.map(({ state, coins: paid }) => [state, paid]))).toEqual(
      new Map([
        ['shown', 5],
        ['refused', 0],
      ]),
    );
    expect(await coins()).toBe(5);
  },
);
