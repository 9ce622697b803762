import { uploadFile, UploadError, UploadModule } from '@yayan/api-client';
import { ApiError, newIdempotencyKey } from '@yayan/auth';
import type { UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { changeFiles, type KeptFile } from './kept-files.ts';

/** Whether the file was refused, so that another attempt would be too. */
const isFinal = (error: unknown): boolean =>
  (error instanceof UploadError || error instanceof ApiError) && !error.retryable;

interface FileSending {
  /** Without an owner this browser keeps nothing. */
  owner: UnsentOwner | undefined;
  sessionId: string;
  /** The files of an earlier visit. */
  interrupted: readonly KeptFile[];
}

/**
 * Makes the function that uploads the files of a participation's questions. A file is kept on this device until it is uploaded,
 * so that a reload or a crash doesn't lose it: the next visit goes on with it.
 */
export const createFileSending = ({ owner, sessionId, interrupted }: FileSending) => {
  const sending = new Set<string>();
  const change = (files: (kept: readonly KeptFile[]) => readonly KeptFile[]): void => {
    if (owner) void changeFiles(owner, sessionId, files);
  };
  return async (file: File, question: string, signal: AbortSignal): Promise<string> => {
    const known = interrupted.find((kept) => kept.file === file);
    const { uploadId } = known ?? { uploadId: newIdempotencyKey() };
    sending.add(uploadId);
    // What failed at this question before was replaced by this file.
    if (!known)
      change((kept) => [
        ...kept.filter((each) => each.question !== question || sending.has(each.uploadId)),
        { question, uploadId, file },
      ]);
    const forget = (): void => change((kept) => kept.filter((each) => each.uploadId !== uploadId));
    try {
      const { key } = await uploadFile(UploadModule.Task, file, { signal, uploadId });
      forget();
      return key;
    } catch (error) {
      if (isFinal(error)) forget();
      throw error;
    } finally {
      sending.delete(uploadId);
    }
  };
};
