import type { GroupChange } from '@yayan/api-client';
import type { World } from '../world.ts';

type What = Pick<GroupChange, 'what' | 'before' | 'after'>;

const changes = new WeakMap<World, Map<string, readonly GroupChange[]>>();

/** What hosts have changed in a hosted group since it opened, newest first. */
export const changesOf = (world: World, groupId: string): readonly GroupChange[] =>
  changes.get(world)?.get(groupId) ?? [];

export const recordChange = (world: World, groupId: string, by: string, change: What): void => {
  const known = changes.get(world) ?? new Map<string, readonly GroupChange[]>();
  changes.set(world, known);
  known.set(groupId, [{ id: world.nextId(), at: world.time(), by, ...change }, ...changesOf(world, groupId)]);
};
