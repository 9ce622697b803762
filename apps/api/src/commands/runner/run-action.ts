import type { Platform } from '../../platform/platform.ts';
import type { Command, CommandCall } from './command.ts';
import { withPlatform } from './with-platform.ts';

/** What one word, or two, after a command's name do: on the platform, or on what the command opens of it. */
export type Action<On = Platform> = (on: On, call: CommandCall) => Promise<void>;

/** Runs the action that the first words name, on what `open` makes of the platform. Throws with all names for other words. */
export const runActionOn =
  <On>(
    actions: ReadonlyMap<string, Action<On>>,
    open: (platform: Platform, call: CommandCall) => On | Promise<On>,
  ): Command['run'] =>
  async (call) => {
    const [first = '', second] = call.words;
    const act = actions.get(first) ?? actions.get(`${first} ${second}`);
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(await open(platform, call), call));
    return 0;
  };

/** Runs the action that the first words name. */
export const runAction = (actions: ReadonlyMap<string, Action>): Command['run'] =>
  runActionOn(actions, (platform) => platform);
