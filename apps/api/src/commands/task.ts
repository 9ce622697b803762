import type { Command, CommandCall } from './command.ts';
import { reviewTasks } from './review.ts';

const ACTIONS: ReadonlyMap<string, (call: CommandCall) => Promise<number>> = new Map([
  ['review', reviewTasks],
]);

export const task: Command = {
  usage: 'task review <list|approve|return|reject> [session] [reason]',
  summary: 'Review what members handed in; reasons are read by the member',
  options: { by: { type: 'string', summary: 'Your name, kept with what you decide' } },
  run: async (call) => {
    const action = ACTIONS.get(call.words[0] ?? '');
    if (action === undefined) throw new Error(`Say what to do: ${[...ACTIONS.keys()].join(', ')}`);
    return await action(call);
  },
};
