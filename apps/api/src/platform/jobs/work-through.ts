/** What a job has to do, read in pages. */
export interface Work<Row> {
  /** At most `limit` rows in one fixed order, those behind `after`. */
  readonly read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>;
  readonly work: (row: Row) => Promise<unknown>;
  readonly limit?: number;
  /** Stops between two rows. */
  readonly signal?: AbortSignal | undefined;
}

const LIMIT = 200;

/**
 * Works through everything that is due, page by page, and resolves to how many rows succeeded. Each page begins behind the
 * last row of the page before, so a row that fails is met once and holds up none behind it. All failures are thrown
 * together at the end (`AggregateError`): the job is logged as failed and tried again, and so it is when `signal` aborts.
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
