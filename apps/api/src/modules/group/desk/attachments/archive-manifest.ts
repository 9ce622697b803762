import { createHash } from 'node:crypto';
import { packedBytes } from '../../../../platform/packed-bytes.ts';
import { csvLine } from '../../../../platform/spreadsheet/csv-line.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import { hashedRow, type ProvenSheet } from '../exports/prove-rows.ts';

/** The list of an archive's files. It is written while the files are read. */
export interface ArchiveManifest {
  add(cells: readonly Cell[]): void;
  /** The list as CSV. It starts with a byte order mark, so that spreadsheet programs read UTF-8. */
  read(): Generator<Uint8Array, void, undefined>;
  /** Rows and hash of the list, for the audit. Call it once, after the last line. */
  prove(): Omit<ProvenSheet, 'name'>;
}

/** Creates an empty list with this heading. Its lines stay compressed until they are read. */
export function archiveManifest(heading: readonly Cell[]): ArchiveManifest {
  const lines = packedBytes();
  const hash = createHash('sha256');
  let rows = 0;
  lines.add(Buffer.from(`\uFEFF${csvLine(heading)}`));
  return {
    add: (cells) => {
      lines.add(Buffer.from(csvLine(cells)));
      hash.update(hashedRow(cells));
      rows += 1;
    },
    read: () => lines.read(),
    prove: () => ({ rows, sha256: hash.digest('hex') }),
  };
}
