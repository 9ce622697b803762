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

/** What the page knows of one upload. */
interface UploadOptions {
  signal: AbortSignal;
  /** Called when this browser could not keep the file, while it is being uploaded. */
  onUnkept: () => void;
}

/**
 * Makes the function that uploads the files of a participation's questions. A file is kept on this device until it is uploaded,
 * so that a reload or a crash doesn't lose it: the next visit goes on with it. Of a file for which the device has no room, it
 * keeps the name, so that the next visit asks for it.
 */
export const createFileSending = ({ owner, sessionId, interrupted }: FileSending) => {
  const sending = new Set<string>();
  const change = async (files: (kept: readonly KeptFile[]) => readonly KeptFile[]): Promise<boolean> =>
    owner !== undefined && (await changeFiles(owner, sessionId, files));
  const forget = async (uploadId: string): Promise<boolean> =>
    await change((kept) => kept.filter((each) => each.uploadId !== uploadId));

  const keep = async (chosen: KeptFile, onUnkept: () => void): Promise<void> => {
    const { question, uploadId, name } = chosen;
    // What failed at this question before was replaced by this file.
    const isKept = await change((kept) => [
      ...kept.filter((each) => each.question !== question || sending.has(each.uploadId)),
      chosen,
    ]);
    if (isKept || !sending.has(uploadId)) return;
    onUnkept();
    await change((kept) =>
      kept.map((each) => (each.uploadId === uploadId ? { question, uploadId, name } : each)),
    );
  };

  return async (file: File, question: string, { signal, onUnkept }: UploadOptions): Promise<string> => {
    const known = interrupted.find((kept) => kept.file === file);
    const { uploadId } = known ?? { uploadId: newIdempotencyKey() };
    sending.add(uploadId);
    if (!known) void keep({ question, uploadId, name: file.name, file }, onUnkept);
    try {
      const { key } = await uploadFile(UploadModule.Task, file, { signal, uploadId });
      void forget(uploadId);
      return key;
    } catch (error) {
      if (isFinal(error)) void forget(uploadId);
      throw error;
    } finally {
      sending.delete(uploadId);
    }
  };
};
