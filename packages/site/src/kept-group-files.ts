import { deviceStorage } from './entry-storage.ts';
import { deleteGroupFiles, newestGroupFile } from './group-files.ts';

/** How long unsent files of a group stay on a device. */
export const groupFilesKeptMs = 7 * 24 * 3_600_000;

const ownerEntry = 'groupFilesOwner';

/** Notes when the newest file was stored. */
export const noteGroupFile = (at: number): void => void deviceStorage.write(newestGroupFile, String(at));

/**
 * Deletes the files of another person, and those that nobody has sent for a week. `session` is the prefix of the session in
 * which `signedIn` is an id: in each group a person has another one.
 */
export const settleGroupFiles = (signedIn: string | undefined, session = '', now = Date.now()): void => {
  const ownerOfSession = `${session}${ownerEntry}`;
  const [owner, newest] = [deviceStorage.read(ownerOfSession), deviceStorage.read(newestGroupFile)];
  const isOthers = signedIn !== undefined && owner !== undefined && owner !== signedIn;
  if (isOthers || (newest !== undefined && now - Number(newest) >= groupFilesKeptMs)) deleteGroupFiles();
  if (signedIn !== undefined) deviceStorage.write(ownerOfSession, signedIn);
};
