import { getTopic, listTasks, TaskType } from '@yayan/api-client';
import { tabStorage } from '@yayan/site';
import { roomOf } from '../../shell/group/group-rooms.ts';

const MOST = 50;

/** The hashes of the groups that the member may enter: each is a task of theirs. */
export const listMyGroups = async (signal?: AbortSignal): Promise<string[]> => {
  const { items } = await listTasks({ type: TaskType.DiscussionGroup, limit: MOST }, { signal });
  return items.map(({ hashId }) => hashId);
};

const key = (topicId: string): string => `topic.group.${topicId}`;

/** Remembers which group a topic belongs to, for this tab. */
export const noteGroupOf = (topicId: string, hash: string): void => {
  tabStorage.write(key(topicId), hash);
};

const hasTopic = async (hash: string, topicId: string): Promise<boolean> => {
  try {
    const room = roomOf(hash);
    await room.enter();
    await getTopic({ topicId }, { client: room.client, quiet: true });
    return true;
  } catch {
    return false;
  }
};

/** The group of a topic: as this tab remembers it, else the one of the member's groups that has it; null for none. */
export const findGroupOf = async (topicId: string, signal: AbortSignal): Promise<string | null> => {
  const noted = tabStorage.read(key(topicId));
  if (noted !== undefined) return noted;
  for (const hash of await listMyGroups(signal)) {
    if (!(await hasTopic(hash, topicId))) continue;
    noteGroupOf(topicId, hash);
    return hash;
  }
  return null;
};
