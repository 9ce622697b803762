import { getUploadPolicy, type UploadModule } from '@yayan/api-client';
import { sendForm } from './send-form.ts';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** How much of the file has gone out, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The store did not take the file, or was not reached in time. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

/**
 * Sends one file to the store as its policy wants it: the policy's own fields, then the file. Answers the key that the
 * call it is for takes. Throws ApiError when no policy is given, UploadFailed when the store does not take the file.
 */
export const uploadFile = async (
  module: UploadModule,
  file: Blob,
  extension: string,
  { signal, onProgress }: UploadOptions = {},
): Promise<string> => {
  const policy = await getUploadPolicy({ module, extension, size: file.size }, undefined, signal);
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.form)) form.append(name, String(value));
  form.append('file', file, `${module}.${extension}`);
  const status = await sendForm(policy.url, form, { signal, onProgress }).catch((cause: unknown) => {
    throw new UploadFailed('The store was not reached', { cause });
  });
  if (status < 200 || status >= 300) throw new UploadFailed(`The store answered ${status}`);
  return policy.form.key;
};
