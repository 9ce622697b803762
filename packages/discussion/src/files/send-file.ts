import type { CallOptions, GroupAttachmentCreate, GroupMedia, UploadPolicy } from '@yayan/api-client';
import { sendForm } from '@yayan/site';
import type { PreparedFile } from './prepare-file.ts';

type Call = Pick<CallOptions, 'signal'>;

/** The calls of an upload: get the upload form, and register the file. */
export interface FileCalls {
  form: (asked: { extension: string; size: number }, options: Call) => Promise<UploadPolicy>;
  register: (body: GroupAttachmentCreate, options: Call) => Promise<GroupMedia>;
}

interface SendOptions {
  signal: AbortSignal;
  /** Called with the fraction that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The file store refused the file or couldn't be reached. The upload may be tried again. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}

const upload = async (
  content: Blob,
  extension: string,
  calls: FileCalls,
  { signal, onProgress }: SendOptions,
): Promise<string> => {
  const asked = { extension, size: content.size };
  const { url, form: fields } = await calls.form(asked, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', content, `group.${extension}`);
  const status = await sendForm(url, form, { signal, onProgress }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new StoreUnreachable('The store was not reached', { cause });
  });
  if (status < 200 || status >= 300) throw new StoreUnreachable(`The store answered ${status}`);
  return fields.key;
};

/** Uploads a file with its poster and registers it with the group. Returns the attachment's id. */
export const sendFile = async (
  file: PreparedFile,
  calls: FileCalls,
  options: SendOptions,
): Promise<string> => {
  const { name, content, extension, poster, width, height, durationSeconds } = file;
  const key = await upload(content, extension, calls, options);
  const silent = { ...options, onProgress: () => {} };
  const posterKey = poster ? await upload(poster, 'jpg', calls, silent) : undefined;
  const body = {
    key,
    name,
    ...(posterKey !== undefined && { posterKey }),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(durationSeconds !== null && { durationSeconds }),
  };
  const { id } = await calls.register(body, { signal: options.signal });
  return id;
};
