import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { taskFiles } from '../../composition/acts/task-file-acts.ts';
import { countReach } from '../../composition/ports/task-reach.ts';
import { describeTaskFile, readTaskFile } from '../../modules/survey/module.ts';
import type { RunAct } from '../runner/action.ts';
import { performFor } from '../runner/performing.ts';

type Filed = Awaited<ReturnType<typeof describeTaskFile>>['filed'];
type Doubt = Filed['branches']['doubts'][number];

/** What the branches of a questionnaire lead to that its author hardly wants. */
const DOUBTS: Readonly<Record<Doubt['kind'], string>> = {
  neverShown: 'Nobody ever sees the question',
  neverOut: 'No answer is ever screened out by the rule',
  nobodyIn: 'The screening lets nobody in',
  emptyCell: 'Nobody who is let in belongs to the quota',
  noCell: 'Somebody who is let in belongs to no quota, so none limits them',
};

/** `task import <file>` puts a task of any type on the wall, or changes one (rule 14.89), in production too. */
export const importTaskFile: RunAct = async (platform, call) => {
  const [, path = ''] = call.words;
  const input = { name: basename(path), source: await readFile(path, 'utf8') };
  // Its faults are printed, each with its line.
  const file = readTaskFile(input.name, input.source);
  const now = platform.clock.now();
  const { filed } = await describeTaskFile(platform.database.read, file, { now, countReach });
  for (const { kind, name } of filed.branches.doubts)
    call.say(name === '' ? DOUBTS[kind] : `${DOUBTS[kind]}: ${name}`);
  const act = taskFiles.importTaskFile;
  const { changes: planned } = await act.plan(platform, platform.database.read, input);
  const changes = planned.filter(({ before, after, isChanged = before !== after }) => isChanged);
  if (changes.length > 0) await performFor(platform, call, act, { input, reason: '' });
  if (filed.effect === 'added') return call.say(`Task ${filed.id} is on the wall`);
  const names = changes.map(({ field }) => field).join(', ');
  call.say(`Task ${filed.id} was there: ${names === '' ? 'nothing changed' : `changed ${names}`}`);
  const stays = planned.find(({ field }) => field === 'stays');
  if (stays) call.say(`The file says other, but it stays: ${stays.after}`);
};
