import type { InterruptedFile } from '@yayan/survey';
import { filesPrefix } from '../../../shell/unsent/row-names.ts';
import type { UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';

/** A chosen file of a file question whose upload has not ended. */
export interface KeptFile extends InterruptedFile {
  /** The server knows the upload by this id, also after a reload. */
  readonly uploadId: string;
}

const idOf = (sessionId: string): string => `${filesPrefix}${sessionId}`;

const isKept = (data: unknown): data is KeptFile =>
  typeof data === 'object' &&
  data !== null &&
  'question' in data &&
  typeof data.question === 'string' &&
  'uploadId' in data &&
  typeof data.uploadId === 'string' &&
  'name' in data &&
  typeof data.name === 'string' &&
  (!('file' in data) || data.file instanceof File);

const filesIn = (stored: unknown): readonly KeptFile[] =>
  Array.isArray(stored) ? stored.filter(isKept) : [];

/** The files of a participation whose uploads have not ended. */
export const readFiles = async (owner: UnsentOwner, sessionId: string): Promise<readonly KeptFile[]> =>
  filesIn(await unsent.read(owner, idOf(sessionId)));

/**
 * Changes the files that are kept, and resolves to whether the browser did. Files survive only in IndexedDB, so nothing is written
 * ahead.
 */
export const changeFiles = async (
  owner: UnsentOwner,
  sessionId: string,
  change: (kept: readonly KeptFile[]) => readonly KeptFile[],
): Promise<boolean> =>
  await unsent.update(owner, idOf(sessionId), (stored) => {
    const kept = change(filesIn(stored));
    return kept.length === 0 ? undefined : kept;
  });
