import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';

/** Long, because each command opens and closes a database. */
const PATIENCE_MS = 120_000;
const data = (name: string): string =>
  fileURLToPath(new URL(`../../../data/campaign/${name}`, import.meta.url));

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString();
const coins = { id: 'coins', kind: 'coins', title: '10 金币', worth: 10, coins: 10, stock: 5, odds: 1_000 };
const filed = {
  id: 'Command2026',
  face: 'lottery',
  title: '命令里的抽奖',
  summary: '签到就能抽',
  rules: ['每天签到得一次机会'],
  organiser: '芽言',
  taxNote: '按国家规定办理',
  startsAt: day(-1),
  endsAt: day(5),
  ways: [{ cause: 'checkin', chances: 1 }],
  prizes: [coins],
};

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const campaign = (...args: string[]) => commandOutcome(commands, ['campaign', ...args], world.env);
const question = (...args: string[]) => commandOutcome(commands, ['question', ...args], world.env);
const file = async (changed: object): Promise<string> => {
  const path = join(world.folder, 'campaign.json');
  await writeFile(path, JSON.stringify({ ...filed, ...changed }));
  return path;
};
const by = ['--by', '林晓'];
const refused = (why: string) => ({ code: 1, err: expect.stringContaining(why) });

it(
  'a campaign is tried, published, given pieces and ended by commands, each once and by name',
  { timeout: PATIENCE_MS },
  async () => {
    const path = await file({});
    expect(await campaign('publish', path, '--dry-run', ...by)).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing is changed'),
    });
    expect(await campaign('show', filed.id)).toMatchObject(refused('There is no campaign'));
    expect(await campaign('publish', path)).toMatchObject(refused('Say who you are'));
    expect(await campaign('publish', path, ...by)).toMatchObject({ code: 0 });
    expect(await campaign('publish', path, ...by)).toMatchObject(refused('its odds stay'));

    const more = [filed.id, 'coins', '4', '加送奖品'];
    expect(await campaign('add', ...more)).toMatchObject(refused('Say who you are'));
    expect(await campaign('add', ...more, ...by)).toMatchObject({
      code: 0,
      out: expect.stringContaining('stock: 5 → 9'),
    });
    expect(await campaign('add', filed.id, 'coins', '0', '没有', ...by)).toMatchObject({ code: 1 });
    expect(await campaign('add', filed.id, 'mug', '4', '加送', ...by)).toMatchObject(refused('内容不存在'));

    const { out } = await campaign('show', filed.id);
    expect(out).toContain('9 of 9 left');
    expect(out).toContain('odds 2 (加送奖品): coins 1000');
    expect(out).toMatch(/publish by 林晓[\s\S]*revise by 林晓/u);
    const moved = ['-', '2099-01-01T00:00+08:00', '-', '延长'];
    expect(await campaign('move', filed.id, ...moved, ...by)).toMatchObject(refused('一年之内'));
    expect(await campaign('move', filed.id, '-', 'soon', '-', '延长', ...by)).toMatchObject(
      refused('no time'),
    );
    expect((await campaign('move', filed.id, '-', day(9), '-', '延长', ...by)).out).toContain('endsAt: ');
    expect((await campaign('show', filed.id)).out).toMatch(/move by 林晓 {2}endsAt .* → .*: 延长/u);
    expect(await campaign('end', filed.id, ...by)).toMatchObject({ code: 0 });
    expect((await campaign('end', filed.id, ...by)).out).toContain('had ended before');
    expect(await campaign('add', ...more, ...by)).toMatchObject(refused('活动已结束'));
    expect((await campaign('list')).out).toContain(`${filed.id}  lottery  ended`);
  },
);

it(
  'the bank of two hundred questions is tried, imported and kept, and a quiz is published from it',
  { timeout: PATIENCE_MS },
  async () => {
    const quiz = await file({
      id: 'CommandQuiz',
      face: 'quiz',
      quiz: { questions: 10, seconds: 300, coins: 1 },
      ways: [{ cause: 'quiz', chances: 1 }],
    });
    expect(await campaign('publish', quiz, ...by)).toMatchObject(refused('The bank has 0 questions'));
    const bank = data('questions.yaml');
    expect((await question('import', bank, '--dry-run', ...by)).out).toContain(
      'Dry run: 200 questions added',
    );
    expect((await question('list')).out).toContain('0 questions');
    expect((await question('import', bank, ...by)).out).toContain('200 questions added');
    expect((await question('import', bank, ...by)).out).toContain(
      '0 questions added, 0 changed, 200 are the same',
    );
    expect(await question('retire', 'geo-01', ...by)).toMatchObject({ code: 0 });
    expect(await question('retire', 'geo-01', ...by)).toMatchObject(refused('内容不存在'));
    expect(await campaign('publish', quiz, ...by)).toMatchObject({ code: 0 });
  },
);

it.each([
  [{ startsAt: day(5), endsAt: day(1) }, 'endsAt: after startsAt'],
  [{ endsAt: day(-0.5) }, 'would be over already'],
  [{ prizes: [{ ...coins, worth: 5_000_000, coins: 5_000_000 }] }, 'below 50,000 yuan'],
  [{ surprise: 1 }, 'surprise'],
  [{ prizes: [{ ...coins, kind: 'goods', coins: undefined, benefit: 'bNoSuch00001' }] }, 'bNoSuch00001'],
])('a file with %j is refused, and nothing is published', { timeout: PATIENCE_MS }, async (changed, why) => {
  const path = await file({ id: 'Refused2026', ...changed });
  expect(await campaign('publish', path, ...by)).toMatchObject(refused(why));
  expect((await campaign('list')).out).not.toContain('Refused2026');
});
