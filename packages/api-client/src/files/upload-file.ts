import type { TransportOptions, WebBlob } from '@yayan/auth';
import { callerOf, type CallOptions } from '../calls/call.ts';
import { getUploadPolicy } from '../gen/calls/file.ts';
import type { UploadKey, UploadModule, UploadPolicy } from '../gen/model/index.ts';
import { postByFetch, postByPage, type StoreAnswer } from './post-form.ts';
import { UploadError } from './upload-error.ts';

/** Options for sending a file with a form from the server. */
export interface SendFileOptions extends Pick<CallOptions, 'client' | 'signal'> {
  /** Called with the sent fraction of the file, from 0 to 1. Outside a page only with 0 and 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /**
   * Milliseconds without progress after which the upload counts as lost. Only pages have progress.
   *
   * @default 30000
   */
  readonly stallMilliseconds?: number | undefined;
  /**
   * Sends the form, for example `mock.fetch` in a test of a page.
   *
   * @default XMLHttpRequest in a page, because only that knows the progress; elsewhere the client's own `fetch`
   */
  readonly fetch?: TransportOptions['fetch'] | undefined;
}

/** Options of `uploadFile`. */
export interface UploadOptions extends CallOptions, SendFileOptions {
  /** The file's extension in lower case, without the dot. By default that of its name, which a `Blob` doesn't have. */
  readonly extension?: string | undefined;
}

/** An uploaded file. */
export interface UploadedFile {
  /** The file's name in the store: pass it to the call that uses the file. */
  readonly key: UploadKey;
  /** Its address; `signFileUrl` makes one for reading it. */
  readonly fileUrl: string;
}

const extensionOf = (file: WebBlob): string => {
  const { name }: { name?: unknown } = Object(file);
  return /\.([^.]+)$/.exec(String(name))?.[1]?.toLowerCase() ?? '';
};

/** The file store's name of its refusal, from its XML answer. */
const storeCodeOf = (text: string): string | undefined => /<Code>(\w+)<\/Code>/.exec(text)?.[1];

/** The whole address of the store. A server that stores files itself returns only a path. */
const addressOf = (url: string, baseUrl = '/'): string => {
  const page = globalThis.location?.href;
  return new URL(url, page ? new URL(baseUrl, page) : baseUrl).href;
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
  { client, signal, onProgress, stallMilliseconds = 30_000, fetch }: SendFileOptions = {},
): Promise<UploadKey> => {
  const caller = callerOf(client);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', file, fields.key.slice(fields.key.lastIndexOf('/') + 1));
  const options = { signal, onProgress, stallMilliseconds };
  const post = (): Promise<StoreAnswer> => {
    const address = addressOf(url, caller?.baseUrl);
    return fetch || typeof XMLHttpRequest === 'undefined'
      ? postByFetch(fetch ?? caller?.fetch ?? globalThis.fetch, address, form, options)
      : postByPage(address, form, options);
  };
  signal?.throwIfAborted();
  const { status, text } = await post().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new UploadError({ status: 0 }, { cause });
  });
  if (status < 200 || status >= 300) throw new UploadError({ status, storeCode: storeCodeOf(text) });
  return fields.key;
};

/**
 * Uploads a file: requests a signed form from the server, and sends it with the file to the file store, or to the server itself
 * if it stores files. Pass the key to the call that uses the file; a file that no call uses is deleted after a day.
 *
 * Rejects with `CallError<'getUploadPolicy'>` when the server refuses (`FILE_TYPE_REFUSED`, `FILE_TOO_LARGE`, `FILES_TOO_MANY`),
 * with an `UploadError` when the store refuses or can't be reached, and with the signal's reason.
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
  { extension = extensionOf(file), onProgress, stallMilliseconds, fetch, ...options }: UploadOptions = {},
): Promise<UploadedFile> => {
  const policy = await getUploadPolicy({ module, extension, size: file.size }, options);
  const { client, signal } = options;
  const key = await sendFile(policy, file, { client, signal, onProgress, stallMilliseconds, fetch });
  return { key, fileUrl: policy.fileUrl };
};
