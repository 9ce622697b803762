import { statfsSync } from 'node:fs';
import { OperatorError } from '../errors/operator-error.ts';

/** The data folder can't be used. */
export class DataFolderError extends OperatorError {
  override readonly name = 'DataFolderError';
}

const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** PostgreSQL writes its log in files of this size, and needs space for one to start. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** The reason in one line why the folder can't be used, if the error or the disk shows it; otherwise undefined. */
export function folderProblem(error: unknown, folder: string): DataFolderError | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || isFull(folder)) {
    return new DataFolderError(`The disk of ${folder} is full. Make room, then start again.`, {
      cause: error,
    });
  }
  if (!FORBIDDEN.has(code)) return undefined;
  return new DataFolderError(
    `This process may not write to ${folder} (${code}). Change its owner, or set YAYAN_DATA_DIR to another folder.`,
    { cause: error },
  );
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
