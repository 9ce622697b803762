import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Command, Commands } from './command.ts';

/** Formats two columns as lines. */
const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

/** The list of all commands. */
export async function overviewText(commands: Commands): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, (await load()).summary] as const),
  );
  return ['Usage: yayan <command> [--help]', '', ...columns(rows)].join('\n');
}

const contentOf = async (file: string): Promise<string> => (await readFile(file, 'utf8')).trimEnd();

/** The usage of one command, with its examples. */
export async function helpText(command: Command): Promise<string> {
  const actions = (command.actions ?? []).map(({ usage, summary }) => [usage, summary] as const);
  const options = Object.entries(command.options ?? {}).map(
    ([name, { type, summary }]) => [`--${name}${type === 'string' ? ' <…>' : ''}`, summary] as const,
  );
  const [example, ...more] = (command.examples ?? []).map((file) => relative(process.cwd(), file));
  const usage = actions.length > 0 ? `${actions[0]?.[0].split(' ')[0]} <action> …` : command.usage;
  return [
    `Usage: yayan ${usage}`,
    '',
    command.summary,
    ...(actions.length > 0 ? ['', ...columns(actions)] : []),
    ...(options.length > 0 ? ['', ...columns(options)] : []),
    ...(example === undefined ? [] : ['', `A file, such as ${example}:`, '', await contentOf(example)]),
    ...(more.length === 0 ? [] : ['', 'More files:', ...more.map((file) => `  ${file}`)]),
  ].join('\n');
}
