import type { Platform } from '../../platform/platform.ts';
import type { Command, CommandCall } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** What one word after a command's name does. */
export type Action = (platform: Platform, call: CommandCall) => Promise<void>;

/** Runs the action that the first word names. Throws with all names for any other word. */
export const runAction =
  (actions: ReadonlyMap<string, Action>): Command['run'] =>
  async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  };
