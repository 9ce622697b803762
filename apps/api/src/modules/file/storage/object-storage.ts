import type { Readable } from 'node:stream';
import type { PartStorage } from './part-storage.ts';

/** An unchecked upload of a browser. */
export interface Upload {
  bytes: number;
  /** Its first bytes, enough to recognise its type. */
  head: Uint8Array;
  /** A tag that changes when its content changes. */
  version: string;
}

/**
 * A file store: the API's own store, or a bucket. It keeps browsers' uploads apart from files. Only the API reads
 * uploads, and only `keep` or `adopt` makes a file of one. Callers pass checked keys.
 */
export interface ObjectStorage {
  /** The address that the browser posts the form to. */
  readonly uploadUrl: string;
  /** Uploads in parts; undefined if the store can't check the length of a part. */
  readonly parts: PartStorage | undefined;
  /** The address of a file as answers contain it. It must be signed before the file can be read. */
  addressOf(key: string): string;
  /**
   * A signed address that reads a file for a limited time. With `attachment` browsers download it and don't show it.
   */
  signedUrl(key: string, options: { at: Date; seconds: number; attachment: boolean }): string;
  /** Reads the first bytes and facts of an upload; undefined if there is none. */
  inspectUpload(key: string): Promise<Upload | undefined>;
  /** Reads an upload; undefined if there is none, or if it has more than `maxBytes`. */
  readUpload(key: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Stores this content as a file. An existing file with this key stays, because only the API can have stored it. */
  keep(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Makes an upload a file without changes. Throws if it has changed since `inspectUpload`. */
  adopt(key: string, upload: Upload, contentType: string): Promise<void>;
  /** Empties an upload. Its key stays taken, so that its form can't be sent again. */
  blankUpload(key: string): Promise<void>;
  /** Removes an upload, also an unfinished one. It can be repeated. */
  removeUpload(key: string): Promise<void>;
  /** The content of a file; undefined if there is none. The caller reads it to its end or destroys it. */
  read(key: string): Promise<Readable | undefined>;
  /** Whether the file exists. */
  holds(key: string): Promise<boolean>;
  /** Removes a file. It can be repeated. */
  remove(key: string): Promise<void>;
}
