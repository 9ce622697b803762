import { expect, test } from 'vitest';
import type { Command, Commands } from './command.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';

const greet: Command = {
  usage: 'greet [--loud] <name>',
  summary: 'Say hello',
  options: { loud: { type: 'boolean', summary: 'with more voice' } },
  run: async ({ options, words: [name], say }) => {
    if (name === undefined) throw new Error('Name somebody');
    say(options['loud'] === true ? `HELLO ${name}` : `Hello ${name}`);
    return name === 'nobody' ? 1 : 0;
  },
};

const commands: Commands = { greet: () => Promise.resolve(greet) };

const run = (args: string[], env = {}) => commandOutcome(commands, args, env);

test('runs a command with its options and words, and returns its exit code', async () => {
  expect(await run(['greet', 'you', '--loud'])).toEqual({ code: 0, out: 'HELLO you', err: '' });
  expect((await run(['greet', 'nobody'])).code).toBe(1);
});

test('X1 replaces colour, cursor and direction characters in texts that members typed', async () => {
  const name = '\u001b[2J\u001b]0;x\u0007小\u009b31m林\r\u202e<script>alert(1)</script>\n👨‍👩‍👧\t好';
  expect((await run(['greet', name])).out).toBe(
    'Hello \ufffd[2J\ufffd]0;x\ufffd小\ufffd31m林\ufffd\ufffd<script>alert(1)</script>\n👨‍👩‍👧\t好',
  );
});

test('an unknown command prints the existing ones and ends with exit code 2', async () => {
  expect(await run(['gret'])).toEqual({ code: 2, out: '', err: 'There is no command gret. Commands: greet' });
  expect((await run(['toString'])).code).toBe(2);
});

test('an unknown option prints the usage and ends with exit code 2', async () => {
  const { code, err } = await run(['greet', '--quiet']);
  expect(code).toBe(2);
  expect(err).toContain('Usage: yayan greet [--loud] <name>');
});

test('--help prints one line for each command, and the --help of a command prints its options', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out.split('\n').at(-1)).toBe('  greet  Say hello');
  const { out: own } = await run(['greet', '--help']);
  expect(own).toBe('Usage: yayan greet [--loud] <name>\n\nSay hello\n\n  --loud  with more voice');
});

test('a failure prints one line and ends with exit code 1', async () => {
  expect(await run(['greet'])).toEqual({ code: 1, out: '', err: 'Name somebody' });
});

test('a wrong configuration is reported with the name of the variable', async () => {
  expect((await run(['greet', 'you'], { PORT: 'x' })).err).toContain('PORT must be');
});

test('help alone prints the list, and with words it is a command of that name', async () => {
  const named: Commands = { ...commands, help: () => Promise.resolve({ ...greet, usage: 'help <name>' }) };
  expect((await commandOutcome(named, ['help'])).out).toContain('Usage: yayan <command>');
  expect((await commandOutcome(named, ['help', 'you'])).out).toBe('Hello you');
});
