import type { Config } from '../../platform/config/config.ts';

/** What a command is given. */
export interface CommandCall {
  /** Options by name without dashes; a flag is `true`. */
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** What stands behind the command without dashes. */
  words: readonly string[];
  config: Config;
  /** Prints a line of the result. */
  say: (line: string) => void;
}

/** One command of `pnpm yayan`. */
export interface Command {
  /** For example `import <file>`. */
  usage: string;
  /** One line for the overview. */
  summary: string;
  /** Options it takes, by name without dashes. */
  options?: Readonly<Record<string, { type: 'string' | 'boolean'; summary: string }>>;
  /** Does it; resolves to the exit code: 0 done, 1 what was asked for does not hold. Throws for everything else. */
  run(call: CommandCall): Promise<number>;
}
