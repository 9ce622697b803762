import type { Finding } from './reconcile-check.ts';

const BATCH = 1000;
const FINDINGS = 100;

/** Checks rows in batches, each after the last row of the one before. Stops at the end, or when it has found enough. */
export async function findInBatches<Row>(
  read: (last: Row | undefined, count: number) => Promise<Row[]>,
  find: (batch: Row[]) => Promise<Finding[]>,
  signal?: AbortSignal,
  size = BATCH,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let last: Row | undefined;
  do {
    signal?.throwIfAborted();
    const batch = await read(last, size);
    if (batch.length > 0) findings.push(...(await find(batch)));
    last = batch.length === size ? batch.at(-1) : undefined;
  } while (last !== undefined && findings.length < FINDINGS);
  return findings.slice(0, FINDINGS);
}
