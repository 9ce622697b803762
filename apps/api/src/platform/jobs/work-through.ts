/** The rows that a job works through, read page by page. */
export interface Work<Row> {
  /** Returns at most `limit` rows after the row `after`, always in the same order. */
  readonly read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<unknown>;
  readonly limit?: number;
  /** When it aborts, the work stops before the next row. */
  readonly signal?: AbortSignal | undefined;
}

const LIMIT = 200;

/**
 * Works through all due rows, page by page. Resolves to the number of rows that succeeded. Each page starts after the
 * last row of the previous page, so a failing row is tried once and doesn't block the rows after it. All failures are
 * thrown together at the end (`AggregateError`), and an aborted `signal` throws too: the job is logged as failed and
 * retried.
 */
export async function workThrough<Row>({ read, work, limit = LIMIT, signal }: Work<Row>): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  let after: Row | undefined;
  for (;;) {
    const rows = await read(after, limit);
    for (const row of rows) {
      if (signal?.aborted === true) break;
      try {
        await work(row);
        done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = rows.at(-1);
    if (rows.length < limit || signal?.aborted === true) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${failures.length + done} rows failed`);
  signal?.throwIfAborted();
  return done;
}
