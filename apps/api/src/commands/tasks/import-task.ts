import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Imported, importTask } from '../../modules/survey/authoring/import-task.ts';
import { readTaskFile } from '../../modules/survey/authoring/task-file.ts';
import { operatorOf } from '../people/operator.ts';
import type { CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

/** What happened to the task, after `Task <id>`. */
const RESULTS: Readonly<Record<Imported['what'], string>> = {
  added: 'is on the wall',
  hosted: 'was there: who starts from now on answers this questionnaire, the rest stays',
  kept: 'was there: it stays as members know it, only its end can move later',
};

/** `task import <file>` puts a task of any type on the wall, in production too. */
export async function importTaskFile({
  words: [, path],
  options,
  config,
  say,
}: CommandCall): Promise<number> {
  if (path === undefined) throw new Error('Name the file to read: task import <file>');
  const by = operatorOf(options);
  const dryRun = options['dry-run'] === true;
  // We check the file before we open the database, so that a wrong file is reported at once.
  const file = readTaskFile(basename(path), await readFile(path, 'utf8'));
  const { hashId, what, endsLater } = await withPlatform(config, (platform) =>
    importTask(platform, file, { by, dryRun }),
  );
  if (dryRun) {
    say(`Task ${hashId} would be ${what}; nothing is changed`);
    return 0;
  }
  say(`Task ${hashId} ${RESULTS[what]}`);
  if (endsLater) say(`It ends later now, as the file says`);
  return 0;
}
