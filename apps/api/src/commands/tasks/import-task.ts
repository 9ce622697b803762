import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importTask } from '../../modules/survey/authoring/import-task.ts';
import { readTaskFile } from '../../modules/survey/authoring/task-file.ts';
import type { CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

/** `task import <file>` puts a task with its questionnaire on the wall, in production too. */
export async function importTaskFile({ words: [, path], config, say }: CommandCall): Promise<number> {
  if (path === undefined) throw new Error('Name the file to read: task import <file>');
  // We check the file before we open the database, so that a wrong file is reported at once.
  const file = readTaskFile(basename(path), await readFile(path, 'utf8'));
  const { hashId, what, endsLater } = await withPlatform(config, (platform) => importTask(platform, file));
  say(
    what === 'added'
      ? `Task ${hashId} is on the wall`
      : `Task ${hashId} was there: who starts from now on answers this questionnaire, the rest stays`,
  );
  if (endsLater) say(`It ends later now, as the file says`);
  return 0;
}
