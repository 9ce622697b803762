import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import dayjs from 'dayjs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { readConfig } from '../platform/config/config.ts';
import { nameOf } from './runner/action-words.ts';
import type { Command } from './runner/command.ts';
import { commandOutcome } from '../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../test/commands/command-world.ts';
import { withPlatform } from './runner/with-platform.ts';

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (args: readonly string[]) => commandOutcome(commands, args, world.env);
const all = await Promise.all(
  Object.entries(commands).map(async ([name, load]) => [name, await load()] as [string, Command]),
);
const acts = all.flatMap(([, { actions = [] }]) => actions.filter(({ isAct }) => isAct));

/** The words of an action that reads a file, up to the file. Codes belong to the benefit of the previous example. */
const wordsBefore = (usage: string): string[] => [
  ...nameOf(usage).split(' '),
  ...(usage.includes('<benefit> <choice>') ? ['Example1Benefit', 'month'] : []),
];

it.each(acts.map(({ usage }) => [usage]))('%s is done by nobody without a name', async (usage) => {
  const words = nameOf(usage).split(' ');
  expect(await run(words)).toEqual({ code: 1, out: '', err: 'Say who you are: --by <name>' });
});

/** Awards are confirmed for the last three months, so the example gets the month before this one. */
const inTime = async (file: string): Promise<string> => {
  if (!file.endsWith('award.yaml')) return file;
  const copy = join(await mkdtemp(join(tmpdir(), 'yayan-example-')), 'award.yaml');
  const month = dayjs().subtract(1, 'month').format('YYYY-MM');
  await writeFile(copy, (await readFile(file, 'utf8')).replace(/^month: .*$/mu, `month: ${month}`));
  return copy;
};

/** Files of several objects are read by an act for each, of another name than the command. */
const actsByFile: Readonly<Record<string, string>> = { benefit: 'benefit add', help: 'help section' };

describe('what --help shows can be used', () => {
  const reading = all.filter(([, { examples }]) => examples !== undefined && examples.length > 0);

  it.each(reading)(
    '%s reads its example: first dry, then for good, which is in the audit log',
    async (name, command) => {
      const action = command.actions?.find(({ usage }) => usage.includes('<file>'));
      const usage = action?.usage ?? '';
      const call = [...wordsBefore(usage), await inTime(command.examples?.[0] ?? ''), '--by=林晓'];
      const act = actsByFile[name] ?? nameOf(usage);
      const kept = async () => (await run(['acts'])).out.split(`  ${act}  `).length - 1;
      expect(await run([...call, '--dry-run'])).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(/^Dry run: [^]*nothing is changed/u),
      });
      expect(await kept()).toBe(0);
      expect(await run(call)).toMatchObject({ code: 0, err: '' });
      expect(await kept()).toBe(1);
      expect((await run([name, '--help'])).out).toContain('A file, such as ');
    },
  );

  it('every command that reads a file shows one, except those that read an export of ours or a whole legal text', () => {
    const silent = all.filter(
      ([, { usage, examples = [] }]) => usage.includes('<file>') && examples.length === 0,
    );
    expect(silent.map(([name]) => name)).toEqual(['exchange', 'legal', 'export', 'import']);
  });
});

it('a misspelled, missing or superfluous word is named, and nothing is kept', async () => {
  const before = (await run(['acts'])).out;
  expect((await run(['notice', 'publsh', 'x', '--by=林晓'])).err).toBe(
    'Say what to do: list, publish, withdraw',
  );
  expect((await run(['notice', 'publish', '--by=林晓'])).err).toBe('Missing <file>: notice publish <file>');
  expect((await run(['notice', 'withdraw', 'a', 'b', '--by=林晓'])).err).toContain(
    '“b” is one word too many',
  );
  expect((await run(['notice', 'publish', '/nowhere.yaml', '--by=林晓'])).err).toContain('/nowhere.yaml');
  expect((await run(['acts'])).out).toBe(before);
});

it.each(['update operator_acts set operator = null', 'delete from operator_acts', 'truncate operator_acts'])(
  'the audit log refuses %s',
  async (statement) => {
    const change = withPlatform(readConfig(world.env), ({ database }) =>
      database.transaction((tx) => sql.raw(statement).execute(tx)),
    );
    await expect(change).rejects.toThrow('can only be added to');
  },
);
