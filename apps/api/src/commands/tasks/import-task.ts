import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportResult } from '../../modules/survey/api.ts';
import { importTask, readTaskFile } from '../../modules/survey/module.ts';
import type { RunAct } from '../runner/action.ts';

/** The result of the import, printed after `Task <id>`. */
const RESULTS: Readonly<Record<ImportResult['what'], string>> = {
  added: 'is on the wall',
  hosted: 'was there: who starts from now on answers this questionnaire, the rest stays',
  kept: 'was there: it stays as members know it, only its end can move later',
};

/** `task import <file>` puts a task of any type on the wall, in production too. */
export const importTaskFile: RunAct = async (platform, { words: [, path = ''], by, say }) => {
  const file = readTaskFile(basename(path), await readFile(path, 'utf8'));
  const { hashId, what, endsLater } = await importTask(platform, file, { by });
  say(`Task ${hashId} ${RESULTS[what]}`);
  if (endsLater) say(`It ends later now, as the file says`);
};
