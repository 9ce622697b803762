import type { Readable, Writable } from 'node:stream';

/** One transaction that moves whole tables as COPY text. */
export interface CopySession {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs several statements that answer nothing. */
  execute(text: string): Promise<void>;
  /** The rows of a query, as `COPY (query) TO` writes them. */
  copyOut(query: string): Promise<Readable>;
  /** Takes what `COPY target FROM` reads; the rows are in once it has finished. */
  copyIn(target: string): Promise<Writable>;
}

/** Runs `work` in one transaction on one snapshot; what it throws rolls everything back. */
export type WithCopySession = <T>(work: (session: CopySession) => Promise<T>) => Promise<T>;
