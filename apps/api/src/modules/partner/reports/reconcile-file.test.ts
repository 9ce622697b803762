import { describe, expect, it } from 'vitest';
import { testReports } from '../../../../test/partner/report-world.ts';
import { says, type SentMember } from '../../../../test/partner/supplier-world.ts';
import { readOn } from '../../../../test/survey/survey-world.ts';
import { findSupplier } from '../partners.ts';
import { readPartnerFile } from './partner-file.ts';
import { effectsOfFile, reconcileFile } from './reconcile-file.ts';

const reports = testReports();

const supplier = async () => {
  const { deps } = reports.partner;
  const found = await findSupplier(deps, reports.database.read, 'test');
  if (found === undefined) throw new Error('The supplier is gone');
  return found;
};
/** What each line of a file would do. */
const effects = async (file: string) => {
  const partner = await supplier();
  return await effectsOfFile(reports.database.read, partner, readPartnerFile(file, partner.config));
};
const apply = async (file: string): Promise<void> => {
  const partner = await supplier();
  const lines = readPartnerFile(file, partner.config);
  const { deps } = reports.partner;
  await reports.database.transaction((tx) =>
    reconcileFile(tx, deps, partner, { lines, note: '11 月对账单', at: deps.clock.now() }),
  );
};
const coins = async (sent: SentMember) => await reports.money(sent);

describe('14.35 the file of a partner', () => {
  it('pays a complete that we lack, takes back what the partner took back, and the same file twice changes nothing', async () => {
    const [late, gone, pending, open] = [
      await reports.partner.sent(),
      await reports.partner.sent(),
      await reports.partner.sent(),
      await reports.partner.sent(),
    ];
    readOn(reports.partner.deps);
    await reports.verdict('postback', says(reports.partner, late.sid, 's'));
    await reports.verdict('postback', says(reports.partner, gone.sid, 'c'));
    await reports.verdict('return', says(reports.partner, pending.sid, 'c'));
    const file = [
      'sid,status',
      `${late.sid},c`,
      `"${gone.sid}";r`,
      `${pending.sid}\tc`,
      `${open.sid},s`,
      'nobody-12345,c',
    ].join('\r\n');
    expect(await effects(file)).toEqual([
      { effect: 'pays', coins: 90 },
      { effect: 'takesBack', coins: 100 },
      { effect: 'confirms', coins: 100 },
      { effect: 'ends', coins: 0 },
      { effect: 'unknownSession', coins: 0 },
    ]);
    await apply(file);
    const after = await Promise.all([late, gone, pending, open].map(coins));
    expect(after).toEqual([
      { coins: 100, pendingCoins: 0 },
      { coins: 0, pendingCoins: 0 },
      { coins: 100, pendingCoins: 0 },
      { coins: 10, pendingCoins: 0 },
    ]);
    expect((await reports.own(open)).result).toBe(2);
    expect((await reports.own(late)).result).toBe(2);
    expect((await effects(file)).map(({ effect }) => effect)).toEqual([
      'same',
      'same',
      'same',
      'same',
      'unknownSession',
    ]);
    await apply(file);
    expect(await Promise.all([late, gone, pending, open].map(coins))).toEqual(after);
  });

  it('of pasted ids names completes; a complete that came too fast stays what it is', async () => {
    const [open, fast] = [await reports.partner.sent(), await reports.partner.sent(600)];
    expect(await effects(open.sid)).toEqual([{ effect: 'ends', coins: 100 }]);
    await apply(`${open.sid}\n${fast.sid}`);
    expect((await reports.own(open)).result).toBe(1);
    expect((await reports.own(fast)).result).toBe(4);
    expect((await effects(`${open.sid}\n${fast.sid}`)).map(({ effect }) => effect)).toEqual(['same', 'same']);
  });

  it('counts a session once, by its last line, and skips statuses that nobody configured', async () => {
    const sent = await reports.partner.sent();
    expect(await effects(`${sent.sid},r\n${sent.sid},c`)).toEqual([{ effect: 'ends', coins: 100 }]);
    expect(await effects(`${sent.sid},strange`)).toEqual([{ effect: 'unknownStatus', coins: 0 }]);
    await apply(`${sent.sid},strange`);
    expect((await reports.own(sent)).result).toBe(0);
  });

  it('of another partner touches nothing of ours', async () => {
    const sent = await reports.partner.sent();
    await reports.partner.supplier({ key: 'other' });
    const other = await findSupplier(reports.partner.deps, reports.database.read, 'other');
    const lines = readPartnerFile(sent.sid, (await supplier()).config);
    const found = other && (await effectsOfFile(reports.database.read, other, lines));
    expect(found).toEqual([{ effect: 'unknownSession', coins: 0 }]);
  });

  it('is refused without sessions, and above 500 lines', async () => {
    await expect(effects(' \n\n')).rejects.toMatchObject({ name: 'PARTNER_FILE_EMPTY' });
    await expect(effects('sid,status\n')).rejects.toMatchObject({ name: 'PARTNER_FILE_EMPTY' });
    const long = Array.from({ length: 501 }, (_, at) => `session-${at}`).join('\n');
    await expect(effects(long)).rejects.toMatchObject({ name: 'PARTNER_FILE_LONG' });
  });
});
