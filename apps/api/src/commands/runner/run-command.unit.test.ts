import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import type { Commands } from './run-command.ts';
import { commandOutcome } from './test/command-outcome.ts';

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

test('a command runs with its options and words and gives the exit code', async () => {
  expect(await run(['greet', 'you', '--loud'])).toEqual({ code: 0, out: 'HELLO you', err: '' });
  expect((await run(['greet', 'nobody'])).code).toBe(1);
});

test('X1 what members typed commands no terminal: colours, cursor and direction are only marked', async () => {
  const name = '\u001b[2J\u001b]0;x\u0007小\u009b31m林\r\u202e<script>alert(1)</script>\n👨‍👩‍👧\t好';
  expect((await run(['greet', name])).out).toBe(
    'Hello \ufffd[2J\ufffd]0;x\ufffd小\ufffd31m林\ufffd\ufffd<script>alert(1)</script>\n👨‍👩‍👧\t好',
  );
});

test('an unknown command names those that exist and is exit code 2', async () => {
  expect(await run(['gret'])).toEqual({ code: 2, out: '', err: 'There is no command gret. Commands: greet' });
  expect((await run(['toString'])).code).toBe(2);
});

test('an unknown option shows the usage and is exit code 2', async () => {
  const { code, err } = await run(['greet', '--quiet']);
  expect(code).toBe(2);
  expect(err).toContain('Usage: yayan greet [--loud] <name>');
});

test('--help names each command in a line; what a command takes is told by its own --help', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out.split('\n').at(-1)).toBe('  greet  Say hello');
  const { out: own } = await run(['greet', '--help']);
  expect(own).toBe('Usage: yayan greet [--loud] <name>\n\nSay hello\n  --loud  with more voice');
});

test('a failure is one line and exit code 1', async () => {
  expect(await run(['greet'])).toEqual({ code: 1, out: '', err: 'Name somebody' });
});

test('a wrong configuration is told by the name of its variable', async () => {
  expect((await run(['greet', 'you'], { PORT: 'x' })).err).toContain('PORT must be');
});
