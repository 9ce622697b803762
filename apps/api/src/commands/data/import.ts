import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { importData } from '../../platform/data-copy/import.ts';
import type { Command } from '../runner/command.ts';
import { withCopying } from './with-copying.ts';

export const importCommand: Command = {
  usage: 'import <file>',
  summary: 'Load a file that export wrote into a new database, all of it or nothing',
  run: async ({ words: [path], config, say }) => {
    if (path === undefined) throw new Error('Name the file to read: import <file>');
    await access(path);
    const tables = await withCopying(config, (copying) => importData(copying, createReadStream(path)));
    say(`Imported ${tables} tables from ${path}`);
    return 0;
  },
};
