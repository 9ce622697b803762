import type { BodyOf } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { FileDeps } from '../file-deps.ts';
import { readFileKey } from '../file-key.ts';
import { selectFile } from '../file-store.ts';
import { continueUpload } from './continue-upload.ts';
import { takeFile } from './take-file.ts';

const MODULE = 'course';
/** Longer than any film of a course, with pauses. */
const WATCH_SECONDS = 6 * 3600;
const SAME_ADDRESS_MS = 600_000;

/** Begins or continues an operator's upload of a video (rule 11.9), in their own folder. */
export const continueCourseVideo = async (
  deps: FileDeps,
  operatorId: string,
  wanted: BodyOf<'continueGuideUpload'>,
): Promise<ConsoleDataOf<'continueCourseVideo'>> =>
  await continueUpload(deps, { kind: 'operator', operatorId }, { ...wanted, module: MODULE });

/** A signed address that stays valid for a whole film. It is the same for ten minutes. */
export const courseVideoUrl = ({ platform, store }: FileDeps, key: string): string => {
  const now = platform.clock.now().getTime();
  const at = new Date(now - (now % SAME_ADDRESS_MS));
  return store.signedUrl(key, { at, seconds: WATCH_SECONDS, attachment: false });
};

/**
 * An address to watch a video. A new one is checked and put into use, which only its uploader does; others find only what is in
 * use. Refuses with NOT_FOUND, FILE_TYPE_REFUSED and FILE_TOO_LARGE.
 */
export async function watchCourseVideo(
  deps: FileDeps,
  operatorId: string,
  key: string,
): Promise<ConsoleDataOf<'watchCourseVideo'>> {
  if (readFileKey(key)?.module !== MODULE) return refuse('NOT_FOUND');
  const row = (await selectFile(deps.platform.database.read, key)) ?? refuse('NOT_FOUND');
  const { bytes } =
    row.stored_at === null ? await takeFile(deps, { kind: 'operator', operatorId }, key) : row;
  return { url: courseVideoUrl(deps, key), bytes };
}
