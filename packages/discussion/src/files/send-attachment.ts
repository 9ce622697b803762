import {
  type CallOptions,
  type GroupAttachmentCreate,
  type GroupMedia,
  isRefusal,
  largestForm,
  sendFile,
  sendInParts,
  type UploadInParts,
  type UploadPolicy,
} from '@yayan/api-client';
import type { PreparedFile } from './prepare-file.ts';

type Call = Pick<CallOptions, 'signal'>;

/** The calls of an upload: get the upload form, or the missing parts of a large file, and register the file. */
export interface FileCalls {
  form: (asked: { extension: string; size: number }, options: Call) => Promise<UploadPolicy>;
  parts?: (asked: { id: string; extension: string; size: number }, options: Call) => Promise<UploadInParts>;
  register: (body: GroupAttachmentCreate, options: Call) => Promise<GroupMedia>;
}

interface SendOptions {
  signal: AbortSignal;
  /** Called with the fraction that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Whether an interrupted upload of this file continues where it stopped. */
export const isResumable = (
  { content }: Pick<PreparedFile, 'content'>,
  { parts }: Pick<FileCalls, 'parts'>,
): boolean => parts !== undefined && content.size > largestForm;

const upload = async (
  { content, extension, uploadId }: { content: Blob; extension: string; uploadId: string },
  calls: FileCalls,
  { signal, onProgress }: SendOptions,
): Promise<string> => {
  const { parts } = calls;
  if (parts && isResumable({ content }, calls)) {
    const asked = { id: uploadId, extension, size: content.size };
    try {
      return (await sendInParts(() => parts(asked, { signal }), content, { signal, onProgress })).key;
    } catch (error) {
      if (!isRefusal(error, 'UPLOAD_NOT_IN_PARTS')) throw error;
    }
  }
  const policy = await calls.form({ extension, size: content.size }, { signal });
  return await sendFile(policy, content, { signal, onProgress });
};

/**
 * Uploads a file with its poster and registers it with the group. Returns the attachment's id. A large file continues where
 * an earlier attempt with the same upload id stopped.
 */
export const sendAttachment = async (
  file: PreparedFile & { uploadId: string },
  calls: FileCalls,
  options: SendOptions,
): Promise<string> => {
  const { name, poster, width, height, durationSeconds } = file;
  const key = await upload(file, calls, options);
  const silent = { ...options, onProgress: () => {} };
  const posterKey = poster
    ? await upload({ content: poster, extension: 'jpg', uploadId: `${file.uploadId}-poster` }, calls, silent)
    : undefined;
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
