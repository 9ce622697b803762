import { getUploadPolicy, type UploadModule } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { failureText, noteShown, sendForm } from '@yayan/site';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with the fraction of the file that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The object store refused the file, or was not reached in time. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

/**
 * Uploads one file to the object store with a signed policy (rule 11.2): first the policy's fields, then the file.
 * Resolves to the file's key. Throws an ApiError when the server gives no policy, and UploadFailed when the store
 * refuses the file.
 */
export const uploadFile = async (
  module: UploadModule,
  file: Blob,
  extension: string,
  { signal, onProgress }: UploadOptions = {},
): Promise<string> => {
  const policy = await getUploadPolicy({ module, extension, size: file.size }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.form)) form.append(name, String(value));
  form.append('file', file, `${module}.${extension}`);
  const status = await sendForm(policy.url, form, { signal, onProgress }).catch((cause: unknown) => {
    throw new UploadFailed('The store was not reached', { cause });
  });
  if (status < 200 || status >= 300) throw new UploadFailed(`The store answered ${status}`);
  return policy.form.key;
};

/** The text of a failed upload. The object store sends no text, so only a refusal of our server has one. */
export const uploadFailureText = (error: unknown): string => {
  if (error instanceof ApiError) return failureText(error);
  noteShown(error);
  return navigator.onLine ? '图片没有传上去，再试一次' : '没有网络，图片没有传上去。联网后再试';
};
