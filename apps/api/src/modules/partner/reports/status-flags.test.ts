import { describe, expect, it } from 'vitest';
import { byMember } from '../../../../test/calls/by-member.ts';
import { startTask } from '../../../../test/survey/survey-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';
import { says, type SentMember } from '../../../../test/partner/supplier-world.ts';
import { latestActs } from '../../../platform/audit/operator-acts.ts';
import { countOutcomes } from '../../task/outcome/count-outcomes.ts';
import { readChance } from '../../task/outcome/outcome-store.ts';
import { findTask } from '../../task/tasks.ts';
import { closedTaskCount } from './close-task.ts';
import { getPartnerVisit, reportReturn } from '../external/returns.ts';
import { processDue } from './process-due.ts';

const reports = testReports();

/** What the call of a browser has. */
const origin = { address: '127.0.0.1' };

const statuses = {
  c: { result: 1 },
  s: { result: 2 },
  try: { result: 3, mayRetry: true },
  out: { result: 2, countsIncidence: false },
  '42': { result: 3, closes: true },
  r: 'reversed',
};
const say = async (sent: SentMember, status: string, more?: Record<string, string>) =>
  await reports.verdict('postback', says(reports.partner, sent.sid, status, more));
const sentTo = async (): Promise<SentMember> => {
  await reports.partner.supplier({ statuses });
  return await reports.partner.sent();
};
const taskOf = async ({ hashId }: SentMember) => {
  const task = await findTask(reports.database.read, hashId);
  if (task === undefined) throw new Error('The task is gone');
  return task;
};

describe('a status that may be tried again', () => {
  it('leaves the participation open: the member goes in again, and a later complete pays', async () => {
    const sent = await sentTo();
    expect(await say(sent, 'try')).toBe('applied');
    expect((await reports.own(sent)).result).toBe(0);
    const again = await startTask(reports.partner.survey, sent.member, sent);
    expect(new URL(again.url ?? '').searchParams.get('sid')).toBe(sent.sid);
    expect(await say(sent, 'c')).toBe('applied');
    expect((await reports.own(sent)).result).toBe(1);
    expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
  });

  it('says so at the return and on the page of the visit, until the member goes in again', async () => {
    const sent = await sentTo();
    const { deps } = reports.partner;
    const visit = async () =>
      await getPartnerVisit(
        deps,
        byMember(sent.member.id, { params: { id: sent.participationId } }) as never,
      );
    const query = `k=test&${says(reports.partner, sent.sid, 'try')}`;
    expect((await visit()).state).toBe('waiting');
    const back = await reportReturn(deps, { body: { query }, origin } as never);
    expect(back).toMatchObject({ state: 'retry', taskHashId: sent.hashId, resultId: null });
    expect((await visit()).state).toBe('retry');
    await startTask(reports.partner.survey, sent.member, sent);
    expect((await visit()).state).toBe('waiting');
    expect((await reports.own(sent)).result).toBe(0);
  });

  it('a forged return allows no other try', async () => {
    const sent = await sentTo();
    const query = `k=test&${says(reports.partner, sent.sid, 'try')}0`;
    const back = await reportReturn(reports.partner.deps, { body: { query }, origin } as never);
    expect(back).toMatchObject({ state: 'waiting', taskHashId: null });
  });

  it('ends as timed out without another report', async () => {
    const sent = await sentTo();
    await say(sent, 'try');
    reports.partner.deps.clock.advance(72 * 3_600_000);
    await processDue(reports.partner.deps);
    expect((await reports.own(sent)).result).toBe(8);
  });
});

describe('a status that says the supplier takes nobody any more', () => {
  it('pauses the task once, and operators see it until they let it go on', async () => {
    const sent = await sentTo();
    const { clock } = reports.partner.deps;
    const before = (await closedTaskCount(reports.database.read, clock.now())).count;
    expect(await say(sent, '42')).toBe('applied');
    expect((await reports.own(sent)).result).toBe(3);
    expect((await taskOf(sent)).pausedAt).toEqual(clock.now());
    expect((await closedTaskCount(reports.database.read, clock.now())).count).toBe(before + 1);
    expect(await latestActs(reports.database.read, sent.hashId, 10)).toMatchObject([
      { operator: 'partner test', act: 'task pause' },
    ]);
    await reports.database.read
      .updateTable('tasks')
      .set({ paused_at: null })
      .where('hash_id', '=', sent.hashId)
      .execute();
    expect(await say(sent, '42', { again: '1' })).toBe('repeated');
    expect((await taskOf(sent)).pausedAt).toBeNull();
    expect((await closedTaskCount(reports.database.read, clock.now())).count).toBe(before);
  });
});

it('a status that does not count leaves the share of people who were taken as it is', async () => {
  const [counted, left] = [await sentTo(), await sentTo()];
  await say(counted, 's');
  await say(left, 'out');
  await countOutcomes(reports.partner.deps);
  expect(await readChance(reports.database.read, (await taskOf(counted)).id)).toEqual({
    screened: 1,
    taken: 0,
  });
  expect(await readChance(reports.database.read, (await taskOf(left)).id)).toBeUndefined();
});

describe('a complete far below the median time', () => {
  const sentWithMedian = async (): Promise<SentMember> => {
    const sent = await sentTo();
    await reports.database.read
      .updateTable('tasks')
      .set({ median_seconds: 600 })
      .where('hash_id', '=', sent.hashId)
      .execute();
    return sent;
  };

  it('below 3 % ends as 2 without any coins, and the same report again only repeats it', async () => {
    const sent = await sentWithMedian();
    reports.partner.deps.clock.advance(17_000);
    expect(await say(sent, 'c')).toBe('applied');
    expect(await reports.own(sent)).toMatchObject({ result: 2, detail: 'manipulated' });
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
    expect(await say(sent, 'c', { again: '1' })).toBe('repeated');
  });

  it('at 3 % is a complete', async () => {
    const sent = await sentWithMedian();
    reports.partner.deps.clock.advance(18_000);
    await say(sent, 'c');
    expect((await reports.own(sent)).result).toBe(1);
  });
});

it('a complete that closes, counts for nothing or may be tried again is no configuration', async () => {
  for (const flag of [{ closes: true }, { mayRetry: true }, { countsIncidence: false }])
    await expect(reports.partner.supplier({ statuses: { c: { result: 1, ...flag } } })).rejects.toThrow(
      'a complete is final',
    );
});
