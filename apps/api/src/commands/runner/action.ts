import type { Platform } from '../../platform/platform.ts';
import type { CommandCall } from './command.ts';

/** The call of an act: it names the operator. */
export interface ActCall extends CommandCall {
  /** The operator's name, from `--by`. */
  by: string;
}

/** The work of a look, on the platform or on the object that the command opens from it. */
export type Run<On = Platform> = (on: On, call: CommandCall) => Promise<void>;

/**
 * The work of an act. With `--dry-run` the command rolls its work back, or calls the act's preview. What `performing` makes only
 * reads then.
 */
export type RunAct<On = Platform> = (on: On, call: ActCall) => Promise<void>;

interface ActionUsage {
  /**
   * Name and words of the action: `verdict <number> <upheld|reversed|partly> <reason>`. Words in brackets are optional.
   */
  readonly usage: string;
  /** One line for the command's `--help`. */
  readonly summary: string;
}

/** An action that changes data. It needs `--by`, is stored in the audit log and accepts `--dry-run`. */
export interface Act<On = Platform> extends ActionUsage {
  readonly isAct: true;
  readonly run: RunAct<On>;
  /** What `--dry-run` does instead of rolling `run` back. It only reads, for acts that would lock the rows of thousands. */
  readonly preview?: RunAct<On>;
}

/** An action that only reads. */
export interface Look<On = Platform> extends ActionUsage {
  readonly isAct: false;
  readonly run: Run<On>;
}

/** One action of a command. */
export type Action<On = Platform> = Act<On> | Look<On>;

/** An action that changes data, or shows personal data. */
export const act = <On = Platform>(
  usage: string,
  summary: string,
  run: RunAct<On>,
  preview?: RunAct<On>,
): Act<On> => ({
  usage,
  summary,
  isAct: true,
  run,
  ...(preview && { preview }),
});

/** An action that changes nothing and shows no personal data. */
export const look = <On = Platform>(usage: string, summary: string, run: Run<On>): Look<On> => ({
  usage,
  summary,
  isAct: false,
  run,
});
