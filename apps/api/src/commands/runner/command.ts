import type { Config } from '../../platform/config/config.ts';

/** The parsed arguments of one command, and the things it needs to run. */
export interface CommandCall {
  /** The options by name, without dashes. A flag is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** The positional arguments after the command's name. */
  words: readonly string[];
  config: Config;
  /** Prints a line of the result. */
  say: (line: string) => void;
}

export interface Option {
  type: 'string' | 'boolean';
  summary: string;
}

/** One command of `pnpm yayan`. */
export interface Command {
  /** For example `import <file>`. */
  usage: string;
  /** One line for the list that `--help` prints. */
  summary: string;
  /** The command's actions, for its own `--help`, if it has more than one. */
  actions?: readonly { usage: string; summary: string; isAct: boolean }[];
  /** The options that the command accepts, by name without dashes. */
  options?: Readonly<Record<string, Option>>;
  /** Paths of files that show the command's input. `--help` prints the first and names the others. */
  examples?: readonly string[];
  /** Runs the command. Resolves to the exit code: 0 for success, 1 for a negative result. Throws on errors. */
  run(call: CommandCall): Promise<number>;
}

/** The commands by name. Each module is imported only when its command runs, so that `--help` starts quickly. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;
