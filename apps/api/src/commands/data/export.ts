import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { exportData } from '../../platform/data-copy/export.ts';
import type { Command } from '../runner/command.ts';
import { withCopying } from './with-copying.ts';

export const exportCommand: Command = {
  usage: 'export <file>',
  summary: 'Write all data to one file that either engine can load',
  run: async ({ words: [path], config, say }) => {
    if (path === undefined) throw new Error('Name the file to write: export <file>');
    // The file gets its final name only when it is complete. It holds personal data, so only its owner may read it.
    const draft = `${path}.part`;
    const tables = await withCopying(config, (copying) =>
      exportData(copying, createWriteStream(draft, { mode: 0o600 })),
    );
    await rename(draft, path);
    say(`Exported ${tables} tables to ${path}`);
    return 0;
  },
};
