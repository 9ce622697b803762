import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { countMatching, taskFiles } from '../../composition/acts/task-file-acts.ts';
import { describeTaskFile, readTaskFile } from '../../modules/survey/module.ts';
import type { RunAct } from '../runner/action.ts';
import { performFor } from '../runner/performing.ts';

type Filed = Awaited<ReturnType<typeof describeTaskFile>>['filed'];
type Effect = Filed['effect'];
type Doubt = Filed['branches']['doubts'][number];

/** The result of the import, printed after `Task <id>`. */
const RESULTS: Readonly<Record<Effect, string>> = {
  added: 'is on the wall',
  hosted: 'was there: who starts from now on answers this questionnaire, the rest stays',
  kept: 'was there: it stays as members know it, only its end can move later',
};

/** What the branches of a questionnaire lead to that its author hardly wants. */
const DOUBTS: Readonly<Record<Doubt['kind'], string>> = {
  neverShown: 'Nobody ever sees the question',
  neverOut: 'No answer is ever screened out by the rule',
  nobodyIn: 'The screening lets nobody in',
  emptyCell: 'Nobody who is let in belongs to the quota',
  noCell: 'Somebody who is let in belongs to no quota, so none limits them',
};

/** `task import <file>` puts a task of any type on the wall, in production too. */
export const importTaskFile: RunAct = async (platform, call) => {
  const [, path = ''] = call.words;
  const input = { name: basename(path), source: await readFile(path, 'utf8') };
  // Its faults are printed, each with its line.
  const file = readTaskFile(input.name, input.source);
  const now = platform.clock.now();
  const { filed, laterEnd } = await describeTaskFile(platform.database.read, file, { now, countMatching });
  const { effect, branches } = filed;
  for (const { kind, name } of branches.doubts)
    call.say(name === '' ? DOUBTS[kind] : `${DOUBTS[kind]}: ${name}`);
  if (effect !== 'kept' || laterEnd !== undefined)
    await performFor(platform, call, taskFiles.importTaskFile, { input, reason: '' });
  call.say(`Task ${filed.id} ${RESULTS[effect]}`);
  if (laterEnd !== undefined) call.say(`It ends later now, as the file says`);
};
