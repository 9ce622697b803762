import { ApiError, type WebBlob } from '@yayan/auth';
import type { UploadInParts, UploadKey } from '../gen/model/index.ts';
import type { SendFileOptions } from './send-file-options.ts';
import { sendToStore } from './send-to-store.ts';
import { UploadError } from './upload-error.ts';

/** An uploaded file. */
export interface UploadedFile {
  /** The file's name in the store: pass it to the call that uses the file. */
  readonly key: UploadKey;
  /** Its address; `signFileUrl` makes one for reading it. */
  readonly fileUrl: string;
}

/** A larger file is sent in parts. An interruption costs no more than this. */
export const largestForm = 4 * 1024 * 1024;

/** The pauses between attempts that bring no new part, in milliseconds. */
const pauses = [1000, 2000, 4000, 8000, 16_000];

const isPassing = (error: unknown): boolean =>
  (error instanceof UploadError || error instanceof ApiError) && error.retryable;

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    // Pages and workers have this event.
    globalThis.addEventListener?.('online', end);
  });

/**
 * Sends a file in parts. `open` is a call such as `continueUpload`, with the same id each time: it says which parts are missing.
 * After an interruption the upload continues by itself for half a minute, then it rejects with an `UploadError` or `ApiError`;
 * another call with the same id continues. `onProgress` never goes back.
 *
 * @example
 * ```ts
 * const asked = { id, module: 'group', extension: 'mp4', size: file.size };
 * const { key } = await sendInParts(() => continueUpload(asked), file, { onProgress });
 * ```
 */
export const sendInParts = async (
  open: () => Promise<UploadInParts>,
  file: WebBlob,
  { onProgress, ...options }: SendFileOptions = {},
): Promise<UploadedFile> => {
  const { signal } = options;
  let [shown, most, failures, hasFailed] = [-1, -1, 0, false];
  const show = (bytes: number): void => {
    if (bytes <= shown) return;
    shown = bytes;
    onProgress?.(bytes / file.size);
  };
  const advance = async (): Promise<UploadedFile | undefined> => {
    const { key, fileUrl, isComplete, receivedBytes, parts } = await open();
    show(receivedBytes);
    if (isComplete) return { key, fileUrl };
    // The store accepted parts that are still missing.
    if (receivedBytes <= most && !hasFailed) throw new UploadError({ status: 0 });
    if (receivedBytes > most) [most, failures] = [receivedBytes, 0];
    hasFailed = false;
    let sent = receivedBytes;
    for (const { start, bytes, url } of parts) {
      const part = file.slice(start, start + bytes);
      const onPart = (share: number): void => show(sent + share * bytes);
      await sendToStore(url, { method: 'PUT', body: part }, { ...options, onProgress: onPart });
      sent += bytes;
    }
    return undefined;
  };
  for (;;) {
    signal?.throwIfAborted();
    try {
      const uploaded = await advance();
      if (uploaded) return uploaded;
    } catch (error) {
      signal?.throwIfAborted();
      const wait = pauses[failures];
      if (!isPassing(error) || wait === undefined) throw error;
      failures += 1;
      hasFailed = true;
      await pause(wait, signal);
    }
  }
};
