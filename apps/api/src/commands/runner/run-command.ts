import { parseArgs } from 'node:util';
import { ApiFault } from '../../errors/api-fault.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Command, Commands } from './command.ts';
import { helpText, overviewText } from './help-text.ts';

const WRONG_USE = 2;

export interface Terminal {
  out: (line: string) => void;
  err: (line: string) => void;
}

/**
 * Runs one command line. Resolves to the exit code: 0 for success, 1 for a failure, 2 for wrong usage. An error is
 * printed as one line on `err`; its stack is printed only if `DEBUG` is set.
 */
export async function runCommand(
  commands: Commands,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const [name, ...rest] = args;
  // `help` alone prints the list; with words it is the command that writes help articles.
  const asksForList = name === '--help' || name === '-h' || (name === 'help' && rest.length === 0);
  if (name === undefined || asksForList) {
    terminal.out(await overviewText(commands));
    return name === undefined ? WRONG_USE : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    terminal.err(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}`);
    return WRONG_USE;
  }
  const command = await load();
  const parsed = parse(command, rest);
  if (typeof parsed === 'string') {
    terminal.err(`${parsed}\nUsage: yayan ${command.usage}`);
    return WRONG_USE;
  }
  if (parsed.options['help'] === true) {
    terminal.out(await helpText(command));
    return 0;
  }
  try {
    return await command.run({
      ...parsed,
      config: readConfig(env),
      say: (line) => terminal.out(shown(line)),
    });
  } catch (error) {
    terminal.err(failureOf(error));
    if (env['DEBUG'] !== undefined && error instanceof Error) terminal.err(error.stack ?? '');
    return 1;
  }
}

/** Control characters except line break and tab, and the characters that change the text direction. */
const commanding = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces control characters in a line, because members' texts must not control the terminal (X1). */
const shown = (line: string): string => line.replaceAll(commanding, '\ufffd');

type ParsedArguments = { options: Record<string, string | boolean | undefined>; words: string[] };

function parse(command: Command, args: string[]): ParsedArguments | string {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { options: { ...values }, words: positionals };
  } catch (error) {
    return error instanceof Error ? error.message : 'Wrong arguments';
  }
}

/** What failed. The data of a refusal name the line, the field or the state that is in the way. */
function failureOf(error: unknown): string {
  if (error instanceof ApiFault && error.data !== null)
    return `${error.message} ${shown(JSON.stringify(error.data))}`;
  return error instanceof Error ? error.message : 'The command failed';
}
