/** What a browser sent under a key, before anything about it was checked. */
export interface Upload {
  bytes: number;
  /** Its first bytes, enough to tell its type. */
  head: Uint8Array;
  /** Changes when its content does. */
  version: string;
}

/**
 * Where files are: the API's own store, or a bucket. What browsers send lies apart, is never read by anybody but the API,
 * and becomes a file only by `keep` or `adopt`. Keys were checked before they come here.
 */
export interface ObjectStorage {
  /** Where the browser sends the form. */
  readonly uploadUrl: string;
  /** The address of a file as answers give it; it reads nothing by itself. */
  addressOf(key: string): string;
  /** The address by which a file can be read for a while; not shown by a browser as a page when `attachment`. */
  signedUrl(key: string, options: { at: Date; seconds: number; attachment: boolean }): string;
  /** Looks at what was sent; undefined when nothing was. */
  lookAt(key: string): Promise<Upload | undefined>;
  /** All of what was sent; undefined when there is nothing, or more than `maxBytes`. */
  readUpload(key: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Makes a file of some content. What is under the key already stays: only the API ever put it there. */
  keep(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Makes a file of what was sent, as it is; throws when that has changed since it was looked at. */
  adopt(key: string, upload: Upload, contentType: string): Promise<void>;
  /** Empties what was sent; the key stays taken, so that its form can't be sent once more. */
  blankUpload(key: string): Promise<void>;
  removeUpload(key: string): Promise<void>;
  /** Removes a file. May be repeated. */
  remove(key: string): Promise<void>;
}
