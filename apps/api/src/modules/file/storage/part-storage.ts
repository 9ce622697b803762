/** A part of an unfinished upload, as the store received it. */
export interface ReceivedPart {
  number: number;
  bytes: number;
  /** The store's tag of its content. */
  tag: string;
}

/** One part that a browser may send. */
export interface PermittedPart {
  /** The store's id of the upload. */
  upload: string;
  number: number;
  /** The store accepts exactly this length. */
  bytes: number;
}

/** Uploads in parts (rule 11.7). Only when all parts have arrived, `join` makes an upload of them. */
export interface PartStorage {
  /** Begins an upload and returns the store's id of it. */
  begin(key: string, contentType: string): Promise<string>;
  /** The signed address of one part, for a limited time. */
  partUrl(key: string, part: PermittedPart, valid: { at: Date; seconds: number }): string;
  /** The parts that have arrived; undefined if there is no such unfinished upload. */
  received(key: string, upload: string): Promise<ReceivedPart[] | undefined>;
  /** Makes one upload of the parts. Changes nothing if another call has done it already. */
  join(key: string, upload: string, parts: readonly ReceivedPart[]): Promise<void>;
  /** Removes the parts of all unfinished uploads of this key. */
  drop(key: string): Promise<void>;
}
