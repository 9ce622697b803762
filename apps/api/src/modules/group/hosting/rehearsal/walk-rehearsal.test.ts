import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failingCommits } from '../../../../../test/database/failing-commits.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';
import { readRehearsal, rehearse } from '../../../../../test/group/rehearse.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const JOB = 'group.rehearse';
const paramsOf = ({ groupId }: Hosting) => ({ params: { groupId } });

const startDraft = async (): Promise<Hosting> => {
  const hosting = await startHosting(system);
  await hosting.addTopics([4, 5]);
  return hosting;
};

/** Starts a rehearsal, and takes its job away. Returns what the job was for. */
async function begin(hosting: Hosting): Promise<object> {
  await system.get('startRehearsal', paramsOf(hosting), hosting.host);
  const [data] = await system.platform.jobs.living(JOB);
  await sql`delete from jobs.job where name = ${JOB}`.execute(system.platform.database.read);
  return data ?? {};
}

const run = async (data: object, attempt = 0, signal?: AbortSignal): Promise<void> => {
  await system.platform.jobs.handlerOf(JOB)?.(data, { id: 'run', attempt, ...(signal && { signal }) });
};

/** Loses the next transaction of a run. */
async function lose(when: Parameters<ReturnType<typeof failingCommits>['fail']>[0], data: object) {
  const commits = failingCommits(system.platform.database);
  commits.fail(when);
  await run(data).catch(() => undefined);
  expect(commits.heal()).toBe(true);
}

/** Whatever happens on the way, the walk of this guide ends like this. */
const whole = {
  walk: 'finished',
  progress: { done: 9, total: 9 },
  answers: 59,
  report: { openings: 1, gates: [], problems: [] },
};

describe('rule 6.40: the walk of a rehearsal', () => {
  it('begins after the answer, and says how far it is', async () => {
    const hosting = await startDraft();
    const { rehearsal } = await system.get('startRehearsal', paramsOf(hosting), hosting.host);
    expect(rehearsal).toMatchObject({
      walk: 'running',
      progress: { done: 0, total: 9 },
      answers: 0,
      report: null,
    });
    await system.runJobs();
    expect(await readRehearsal(system, hosting)).toMatchObject(whole);
  });

  it('takes each step once when the server is lost before or after a commit', async () => {
    const hosting = await startDraft();
    const data = await begin(hosting);
    await lose('after the commit', data);
    const { progress, walk } = await readRehearsal(system, hosting);
    expect([walk, progress.done > 0 && progress.done < 9]).toEqual(['running', true]);
    await lose('before the commit', data);
    expect((await readRehearsal(system, hosting)).progress).toEqual(progress);
    await run(data);
    expect(await readRehearsal(system, hosting)).toMatchObject(whole);
  });

  it('takes each step once when two servers have it', async () => {
    const hosting = await startDraft();
    const data = await begin(hosting);
    await Promise.all([run(data), run(data)]);
    expect(await readRehearsal(system, hosting)).toMatchObject(whole);
  });

  it('goes on after the end of an attempt, and without a job', async () => {
    const hosting = await startDraft();
    const data = await begin(hosting);
    await expect(run(data, 0, AbortSignal.abort(new Error('time is over')))).rejects.toThrow('time is over');
    await system.platform.jobs.handlerOf('group.end-rehearsals')?.({}, { id: 'cron', attempt: 0 });
    await system.runJobs();
    expect(await readRehearsal(system, hosting)).toMatchObject(whole);
  });

  it('stops when its host ends the rehearsal', async () => {
    const hosting = await startDraft();
    const data = await begin(hosting);
    await lose('after the commit', data);
    await system.get('endRehearsal', paramsOf(hosting), hosting.host);
    await run(data);
    expect(await system.get('getRehearsal', paramsOf(hosting), hosting.host)).toEqual({ rehearsal: null });
  });

  it('is tried again after a failure, tells the host when it can not go on, and can start again', async () => {
    const hosting = await startDraft();
    const data = await begin(hosting);
    const { read } = system.platform.database;
    await sql`create function break_answer() returns trigger language plpgsql as $$
      begin raise exception 'broken'; end $$`.execute(read);
    await sql`create trigger break_answer before insert on group_responses
      for each row execute function break_answer()`.execute(read);
    await expect(run(data)).rejects.toThrow('broken');
    expect((await readRehearsal(system, hosting)).walk).toBe('running');
    await expect(run(data, 4)).rejects.toThrow('broken');
    await sql`drop function break_answer cascade`.execute(read);
    expect(await readRehearsal(system, hosting)).toMatchObject({ walk: 'interrupted', report: null });
    expect(await rehearse(system, hosting)).toMatchObject(whole);
  });
});
