import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { countMatching, taskFiles } from '../../composition/acts/task-file-acts.ts';
import { describeTaskFile, readTaskFile } from '../../modules/survey/module.ts';
import type { RunAct } from '../runner/action.ts';
import { performFor } from '../runner/performing.ts';

type Effect = Awaited<ReturnType<typeof describeTaskFile>>['filed']['effect'];

/** The result of the import, printed after `Task <id>`. */
const RESULTS: Readonly<Record<Effect, string>> = {
  added: 'is on the wall',
  hosted: 'was there: who starts from now on answers this questionnaire, the rest stays',
  kept: 'was there: it stays as members know it, only its end can move later',
};

/** `task import <file>` puts a task of any type on the wall, in production too. */
export const importTaskFile: RunAct = async (platform, call) => {
  const [, path = ''] = call.words;
  const input = { name: basename(path), source: await readFile(path, 'utf8') };
  // Its faults are printed, each with its line.
  const file = readTaskFile(input.name, input.source);
  const now = platform.clock.now();
  const { filed, laterEnd } = await describeTaskFile(platform.database.read, file, { now, countMatching });
  const { effect } = filed;
  if (effect !== 'kept' || laterEnd !== undefined)
    await performFor(platform, call, taskFiles.importTaskFile, { input, reason: '' });
  call.say(`Task ${filed.id} ${RESULTS[effect]}`);
  if (laterEnd !== undefined) call.say(`It ends later now, as the file says`);
};
