import { newIdempotencyKey, type WebBlob } from '@yayan/auth';
import type { CallOptions } from '../calls/call.ts';
import { isRefusal } from '../calls/call-error.ts';
import { continueUpload, getUploadPolicy } from '../gen/calls/file.ts';
import type { UploadKey, UploadModule, UploadPolicy } from '../gen/model/index.ts';
import { largestForm, sendInParts, type UploadedFile } from './send-in-parts.ts';
import type { SendFileOptions } from './send-file-options.ts';
import { sendToStore } from './send-to-store.ts';

/** Options of `uploadFile`. */
export interface UploadOptions extends CallOptions, SendFileOptions {
  /** The file's extension in lower case, without the dot. By default that of its name, which a `Blob` doesn't have. */
  readonly extension?: string | undefined;
  /**
   * Your own id of this upload, 16 to 64 letters, digits, `-` or `_`, if it should survive a reload: with the same id and file
   * an interrupted upload of a file over 4 MB continues within 24 hours. Without it, only another call with the same `File`
   * continues.
   */
  readonly uploadId?: string | undefined;
}

const extensionOf = (file: WebBlob): string => {
  const { name }: { name?: unknown } = Object(file);
  return /\.([^.]+)$/.exec(String(name))?.[1]?.toLowerCase() ?? '';
};

/**
 * Sends a file with a form from another call than `getUploadPolicy`. Resolves to the file's key. Rejects with an `UploadError`,
 * or with the signal's reason.
 *
 * @example
 * ```ts
 * const policy = await getGuideUploadForm(groupId, { extension: 'pdf', size: file.size });
 * const key = await sendFile(policy, file);
 * await addGuideFile(groupId, { key, name: file.name });
 * ```
 */
export const sendFile = async (
  { url, form: fields }: UploadPolicy,
  file: WebBlob,
  options: SendFileOptions = {},
): Promise<UploadKey> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', file, fields.key.slice(fields.key.lastIndexOf('/') + 1));
  await sendToStore(url, { method: 'POST', body: form }, options);
  return fields.key;
};

/** The ids of interrupted uploads, by the file and what it is for. */
const interrupted = new WeakMap<WebBlob, Map<string, string>>();

const idOf = (file: WebBlob, purpose: string): string => {
  const ids = interrupted.get(file) ?? new Map<string, string>();
  const id = ids.get(purpose) ?? newIdempotencyKey();
  interrupted.set(file, ids.set(purpose, id));
  return id;
};

/**
 * Uploads a file to the file store, or to the server itself if it stores files. A file over 4 MB is sent in parts: an
 * interrupted upload goes on by itself for half a minute, and later with another call. Pass the key to the call that uses the
 * file; a file that no call uses is deleted after a day.
 *
 * Rejects with `CallError<'getUploadPolicy'>` or `CallError<'continueUpload'>` when the server refuses (`FILE_TYPE_REFUSED`,
 * `FILE_TOO_LARGE`, `FILES_TOO_MANY`), with an `UploadError` when the store refuses or can't be reached, and with the signal's
 * reason.
 *
 * @example
 * ```ts
 * const { key } = await uploadFile('avatar', file, { onProgress: (share) => show(share), signal });
 * await changeAvatar({ key });
 * ```
 */
export const uploadFile = async (
  module: UploadModule,
  file: WebBlob,
  {
    extension = extensionOf(file),
    uploadId,
    onProgress,
    stallMilliseconds,
    fetch,
    ...options
  }: UploadOptions = {},
): Promise<UploadedFile> => {
  const { client, signal } = options;
  const sending = { client, signal, onProgress, stallMilliseconds, fetch };
  const { size } = file;
  if (size > largestForm) {
    const purpose = `${module}.${extension}`;
    const body = { id: uploadId ?? idOf(file, purpose), module, extension, size };
    try {
      const uploaded = await sendInParts(() => continueUpload(body, options), file, sending);
      interrupted.get(file)?.delete(purpose);
      return uploaded;
    } catch (error) {
      if (!isRefusal(error, 'UPLOAD_NOT_IN_PARTS')) throw error;
    }
  }
  const policy = await getUploadPolicy({ module, extension, size }, options);
  return { key: await sendFile(policy, file, sending), fileUrl: policy.fileUrl };
};
