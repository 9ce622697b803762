import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { memberCodes } from '../../identity/module.ts';
import type { Run } from '../activity/run.ts';
import { readTasks } from '../task-store.ts';
import { selectRunsOfPhotos } from './hand-in-store.ts';

type Photo = ConsoleDataOf<'getHandIn'>['pictures'][number];
type SeenBefore = Photo['seenBefore'][number];

/** What the console knows of photos. */
export interface PicturePorts {
  /** A signed address of a stored picture. */
  pictureUrl: (key: string) => string;
  /** What the phone wrote into each photo. */
  camerasOf: (db: Connection, keys: readonly string[]) => Promise<ReadonlyMap<string, Photo['camera']>>;
  /** Which photos look like these, the nearest of each first. */
  alike: (db: Connection, keys: readonly string[]) => Promise<readonly { of: string; key: string }[]>;
}

const MOST_SEEN = 5;

/** The photos of a submission, with what the phone wrote, and where a photo like it was handed in before (rule 14.45). */
export async function photosOf(
  db: Connection,
  { participationId, memberId, submission }: Run,
  { pictureUrl, camerasOf, alike }: PicturePorts,
): Promise<Photo[]> {
  const photos = submission?.photos ?? [];
  const keys = photos.map(({ key }) => key);
  const cameras = await camerasOf(db, keys);
  const seen = await selectRunsOfPhotos(db, await alike(db, keys), {
    not: participationId,
    limit: MOST_SEEN,
  });
  const seenBefore = await seenBeforeOf(
    db,
    seen.map(({ run }) => run),
    memberId,
  );
  return photos.map(({ key, caption }) => ({
    url: pictureUrl(key),
    caption,
    camera: cameras.get(key) ?? null,
    seenBefore: seen.filter(({ of }) => of === key).map(({ run }) => seenBefore(run)),
  }));
}

async function seenBeforeOf(
  db: Connection,
  runs: readonly Run[],
  own: string,
): Promise<(run: Run) => SeenBefore> {
  const tasks = await readTasks(db, [...new Set(runs.map(({ taskId }) => taskId))]);
  const codes = await memberCodes(db, [...new Set(runs.map(({ memberId }) => memberId))]);
  return ({ participationId, memberId, taskId, submittedAt }) => {
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
  };
}
