import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { memberCodes } from '../../identity/module.ts';
import type { Run } from '../activity/run.ts';
import { readTasks } from '../task-store.ts';
import { selectRunsOfPhotos } from './hand-in-store.ts';

type Photo = ConsoleDataOf<'getHandIn'>['pictures'][number];

/** What the console knows of photos. */
export interface PicturePorts {
  /** A signed address of a stored picture. */
  pictureUrl: (key: string) => string;
  /** What the phone wrote into each photo. */
  camerasOf: (db: Connection, keys: readonly string[]) => Promise<ReadonlyMap<string, Photo['camera']>>;
  /** The keys of photos that look like this one, the nearest first. */
  alike: (db: Connection, key: string) => Promise<string[]>;
}

const MOST_SEEN = 5;

/** The photos of a submission, with what the phone wrote, and where a photo like it was handed in before (rule 14.45). */
export async function photosOf(
  db: Connection,
  { participationId, memberId, submission }: Run,
  { pictureUrl, camerasOf, alike }: PicturePorts,
): Promise<Photo[]> {
  const photos = submission?.photos ?? [];
  const cameras = await camerasOf(
    db,
    photos.map(({ key }) => key),
  );
  const shown: Photo[] = [];
  for (const { key, caption } of photos) {
    const runs = await selectRunsOfPhotos(db, await alike(db, key), {
      not: participationId,
      limit: MOST_SEEN,
    });
    shown.push({
      url: pictureUrl(key),
      caption,
      camera: cameras.get(key) ?? null,
      seenBefore: await seenBefore(db, runs, memberId),
    });
  }
  return shown;
}

async function seenBefore(db: Connection, runs: readonly Run[], own: string): Promise<Photo['seenBefore']> {
  const tasks = await readTasks(
    db,
    runs.map(({ taskId }) => taskId),
  );
  const codes = await memberCodes(db, [...new Set(runs.map(({ memberId }) => memberId))]);
  return runs.map(({ participationId, memberId, taskId, submittedAt }) => {
    const task = tasks.find(({ id }) => id === taskId);
    return {
      handInId: participationId,
      taskId: task?.hashId ?? '',
      taskTitle: task?.title ?? '',
      memberId,
      memberCode: codes.get(memberId) ?? null,
      sameMember: memberId === own,
      submittedAt: submittedAt?.toISOString() ?? null,
    };
  });
}
