import { getUploadPolicy, type UploadModule } from '@yayan/api-client';

/** The store did not take the file, or was not reached. */
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
  signal?: AbortSignal,
): Promise<string> => {
  const policy = await getUploadPolicy({ module, extension, size: file.size }, undefined, signal);
  const form = new FormData();
  for (const [name, value] of Object.entries(policy.form)) form.append(name, String(value));
  form.append('file', file, `${module}.${extension}`);
  const answer = await fetch(policy.url, {
    method: 'POST',
    body: form,
    credentials: 'omit',
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    throw new UploadFailed('The store was not reached', { cause });
  });
  if (!answer.ok) throw new UploadFailed(`The store answered ${answer.status}`);
  return policy.form.key;
};
