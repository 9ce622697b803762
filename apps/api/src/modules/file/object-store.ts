/** Where files are: the API's own store, or a bucket. Keys were checked before they come here. */
export interface ObjectStore {
  /** Where the browser sends the form. */
  readonly uploadUrl: string;
  /** The address of a file as answers give it; it reads nothing by itself. */
  addressOf(key: string): string;
  /** The address by which a file can be read for a while; not shown by a browser as a page when `attachment`. */
  signedUrl(key: string, options: { at: Date; seconds: number; attachment: boolean }): string;
  /** A file; undefined when there is none, or it is larger than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | undefined>;
  write(key: string, content: Uint8Array, contentType: string): Promise<void>;
  remove(key: string): Promise<void>;
}
