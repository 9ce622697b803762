import type { Platform } from '../../platform/platform.ts';
import type { CommandCall } from './command.ts';

/** What an action of a command does: on the platform, or on what the command opens of it. */
export type Run<On = Platform> = (on: On, call: CommandCall) => Promise<void>;

/** One action of a command. */
export interface Action<On = Platform> {
  /** Its name and words: `verdict <number> <upheld|reversed|partly> <reason>`. Words in brackets may be left out. */
  readonly usage: string;
  /** One line for the command's `--help`. */
  readonly summary: string;
  /** An act needs `--by`, is kept in the audit log and takes `--dry-run`. Everything else only reads. */
  readonly isAct: boolean;
  readonly run: Run<On>;
}

/** An action that changes something, or shows what is personal. */
export const act = <On = Platform>(usage: string, summary: string, run: Run<On>): Action<On> => ({
  usage,
  summary,
  isAct: true,
  run,
});

/** An action that changes nothing and shows nothing personal. */
export const look = <On = Platform>(usage: string, summary: string, run: Run<On>): Action<On> => ({
  ...act(usage, summary, run),
  isAct: false,
});
