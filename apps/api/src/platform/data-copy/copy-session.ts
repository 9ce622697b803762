import type { Readable, Writable } from 'node:stream';

/** One transaction that moves whole tables as COPY text. */
export interface CopySession {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs several statements without results. */
  execute(text: string): Promise<void>;
  /** The rows of a query, in the format of `COPY (query) TO`. */
  copyOut(query: string): Promise<Readable>;
  /** A stream for the input of `COPY target FROM`. When it has finished, the rows are stored. */
  copyIn(target: string): Promise<Writable>;
}

/** Runs `work` in one transaction on one snapshot. An error rolls everything back. */
export type WithCopySession = <T>(work: (session: CopySession) => Promise<T>) => Promise<T>;
