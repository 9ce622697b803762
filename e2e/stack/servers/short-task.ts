import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { yayan } from './operator.ts';

const data = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'data');

interface TaskFile {
  task: { hashId: string; title: string; coins: number; declaredMinutes?: number | null };
  activity?: object;
  survey?: object;
  host?: object;
}

/**
 * Puts a copy of a demo task on the wall with a shorter time, so that no journey waits as long as the demo task requires.
 * Resolves to its id. No other journey may use `title`.
 */
export const importShortTask = async (
  file: string,
  title: string,
  {
    task,
    activity,
    survey,
    host,
  }: Pick<TaskFile, 'activity' | 'survey' | 'host'> & { task?: { coins: number } },
): Promise<string> => {
  const demo = parse(readFileSync(join(data, file), 'utf8')) as TaskFile;
  const hashId = `Short${randomBytes(6).toString('hex')}`;
  const short: TaskFile = {
    ...demo,
    // A paid questionnaire with declared minutes may not be answered faster than a fifth of them.
    task: { ...demo.task, ...task, hashId, title, ...(host && { declaredMinutes: null }) },
    ...(activity && { activity: { ...demo.activity, ...activity } }),
    ...(survey && { survey: { ...demo.survey, ...survey } }),
    ...(host && { host: { ...demo.host, ...host } }),
  };
  const folder = mkdtempSync(join(tmpdir(), 'yayan-short-task-'));
  try {
    const written = join(folder, 'task.json');
    writeFileSync(written, JSON.stringify(short));
    await yayan('task', 'import', written, '--by', '林晓');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return hashId;
};

/** Makes a link to a task that anybody may answer without an account. Resolves to its path on the member site. */
export const makeOpenLink = async (hashId: string): Promise<string> => {
  const said = await yayan('partner', 'open-link', hashId, '--by', '林晓');
  const path = /\/cloud\/survey\/go\?sid=\w+/u.exec(said)?.[0];
  if (path === undefined) throw new Error(`There is no link in: ${said}`);
  return path;
};
