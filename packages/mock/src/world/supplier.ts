import { endRun } from './runs.ts';
import type { World } from './world.ts';

/** A member comes to the supplier's survey and completes it. Returns where they go on; `undefined` for an unknown one. */
export const visitSupplier = (world: World, sessionId: string): string | undefined => {
  for (const member of world.members.values()) {
    const run = member.runs.get(sessionId);
    if (!run || run.kind !== 'external') continue;
    endRun(world, member, run, 1);
    return `/task/back?sid=${sessionId}&st=10`;
  }
  return undefined;
};
