import type { Platform } from '../../platform/platform.ts';
import type { CommandCall } from './command.ts';

/** The call of an act: it names the operator. */
export interface ActCall extends CommandCall {
  /** The operator's name, from `--by`. */
  by: string;
}

/** What a look does: on the platform, or on what the command opens of it. */
export type Run<On = Platform> = (on: On, call: CommandCall) => Promise<void>;

/** What an act does. It knows nothing of `--dry-run`: the command rolls its work back. */
export type RunAct<On = Platform> = (on: On, call: ActCall) => Promise<void>;

interface Described {
  /** Its name and words: `verdict <number> <upheld|reversed|partly> <reason>`. Words in brackets may be left out. */
  readonly usage: string;
  /** One line for the command's `--help`. */
  readonly summary: string;
}

/** It needs `--by`, is kept in the audit log and takes `--dry-run`. */
export interface Act<On = Platform> extends Described {
  readonly isAct: true;
  readonly run: RunAct<On>;
}

/** It only reads. */
export interface Look<On = Platform> extends Described {
  readonly isAct: false;
  readonly run: Run<On>;
}

/** One action of a command. */
export type Action<On = Platform> = Act<On> | Look<On>;

/** An action that changes something, or shows what is personal. */
export const act = <On = Platform>(usage: string, summary: string, run: RunAct<On>): Act<On> => ({
  usage,
  summary,
  isAct: true,
  run,
});

/** An action that changes nothing and shows nothing personal. */
export const look = <On = Platform>(usage: string, summary: string, run: Run<On>): Look<On> => ({
  usage,
  summary,
  isAct: false,
  run,
});
