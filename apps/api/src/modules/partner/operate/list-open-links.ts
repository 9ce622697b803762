import type { Connection } from '../../../platform/database/database.ts';
import { namedTasks } from './named-tasks.ts';
import { selectOpenLinks, type StoredLink } from './open-link-store.ts';

/** An open link with its task's public id and title. */
export interface ListedLink extends StoredLink {
  title: string;
}

/** The open links with their tasks, the newest first; one by its `sid`. */
export async function listOpenLinks(db: Connection, sid?: string): Promise<ListedLink[]> {
  const links = await selectOpenLinks(db, sid);
  const tasks = await namedTasks(db, links);
  return links.flatMap((link) => {
    const task = tasks.get(link.taskId);
    return task === undefined ? [] : [{ ...link, taskId: task.hashId, title: task.title }];
  });
}
