import {
  type CallOptions,
  type GroupAttachmentCreate,
  type GroupMedia,
  sendFile,
  type UploadPolicy,
} from '@yayan/api-client';
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

const upload = async (
  content: Blob,
  extension: string,
  calls: FileCalls,
  { signal, onProgress }: SendOptions,
): Promise<string> => {
  const policy = await calls.form({ extension, size: content.size }, { signal });
  return await sendFile(policy, content, { signal, onProgress });
};

/** Uploads a file with its poster and registers it with the group. Returns the attachment's id. */
export const sendAttachment = async (
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
