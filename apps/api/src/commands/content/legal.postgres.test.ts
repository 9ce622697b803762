import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { commands } from '../commands.ts';

/** Long, because each command opens and closes a database. */
const PATIENCE_MS = 240_000;

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);
const DAY_MS = 86_400_000;

it('14.79 a version is added from a file, listed, and taken back', { timeout: PATIENCE_MS }, async () => {
  const file = join(tmpdir(), `legal-${process.pid}.md`);
  await writeFile(file, '- 一句\n\n## 一节\n\n正文');
  const day = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
  const more = ['写明一句。', '法务审过', '--by', '林晓'];
  expect(await run('legal', 'add', 'sdk', file, day, 'nobody', ...more)).toMatchObject({ code: 0 });
  expect(await run('legal', 'add', 'terms', file, day, 'nobody', ...more)).toMatchObject({ code: 1 });
  expect(await run('legal', 'add', 'sdk', file, day, 'some', ...more)).toMatchObject({ code: 1 });
  expect((await run('legal', 'list')).out).toContain(`sdk  ${day}  coming  nobody  林晓`);
  const back = ['withdraw', 'sdk', day, '还要再改', '--by', '周宁'];
  expect(await run('legal', ...back)).toMatchObject({ code: 0 });
  expect(await run('legal', ...back)).toMatchObject({ code: 1 });
});

it('14.80 a number is changed now, and planned and dropped', { timeout: PATIENCE_MS }, async () => {
  const by = ['--by', '林晓'];
  expect(await run('rule', 'set', 'smsADay', '20000', 'now', '活动', ...by)).toMatchObject({ code: 0 });
  expect((await run('rule', 'list')).out.split('\n')).toContain('smsADay  20000');
  const time = new Date(Date.now() + DAY_MS).toISOString();
  expect(await run('rule', 'set', 'smsADay', '30000', time, '活动', ...by)).toMatchObject({ code: 0 });
  expect(await run('rule', 'drop', 'smsADay', '不办了', ...by)).toMatchObject({ code: 0 });
  expect(await run('rule', 'set', 'smsADay', '30000', 'tomorrow', '活动', ...by)).toMatchObject({ code: 1 });
  expect((await run('rule', 'list')).out.split('\n')).toContain('smsADay  20000');
});
