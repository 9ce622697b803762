import { endRun } from './runs.ts';
import type { World } from '../world.ts';

/**
 * The member opens the supplier's survey and completes it. Returns the address they return to; `undefined` for an unknown
 * session.
 */
export const visitSupplier = (world: World, sessionId: string): string | undefined => {
  for (const member of world.members.values()) {
    const run = member.runs.get(sessionId);
    if (!run || run.kind !== 'external') continue;
    endRun(world, member, run, 1);
    return `/task/back?sid=${sessionId}&st=10`;
  }
  return undefined;
};
