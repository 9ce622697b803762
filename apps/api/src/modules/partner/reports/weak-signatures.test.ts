import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testReports } from '../../../../test/partner/report-world.ts';
import { partnerConfigSchema } from '../partner-config.ts';

const reports = testReports();

const KEY = 'k-of-wjx';
const PARTNER_SERVER = '203.0.113.7';
const wjx = (secondProof?: object) => ({
  secrets: [KEY],
  signing: { scheme: 'wjx', fields: ['activity', 'index'], ...(secondProof && { secondProof }) },
  parameters: { session: 'sid', status: 'st', signature: 'sign' },
  entry: 'https://www.wjx.cn/vm/12345.aspx?sojumpparm={sid}&sid={sid}&parmsign={sig}',
});
const push = (sid: string, status = 'c', sign = createHash('sha1').update(`123457${KEY}`).digest('hex')) =>
  `sid=${sid}&st=${status}&activity=12345&index=7&sign=${sign}`;

describe('rule 3.48: a signature that covers neither session nor status', () => {
  it('ends a participation only in a postback from the addresses of the partner, and only once', async () => {
    await reports.partner.supplier(wjx({ addresses: ['203.0.113.0/24', '2001:db8::/32'] }));
    const sent = await reports.partner.sent();
    const { receive } = reports.partner;
    const verdict = async (via: 'return' | 'postback', raw: string, from: string) =>
      (await receive(via, raw, 'test', from)).verdict;
    // The same genuine signature, brought by a browser or another server, for a session that it was never made for.
    expect(await verdict('return', push(sent.sid), PARTNER_SERVER)).toBe('badSignature');
    expect(await verdict('postback', `${push(sent.sid)}&x=1`, '198.51.100.1')).toBe('badSignature');
    expect(await verdict('postback', push(sent.sid, 'c', '00'), PARTNER_SERVER)).toBe('badSignature');
    expect((await reports.own(sent)).result).toBe(0);
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
    expect(await verdict('postback', `${push(sent.sid)}&x=2`, PARTNER_SERVER)).toBe('applied');
    expect(await reports.money(sent)).toMatchObject({ coins: 100 });
    expect(await verdict('postback', `${push(sent.sid)}&x=2`, PARTNER_SERVER)).toBe('repeated');
    expect(await verdict('postback', `${push(sent.sid)}&x=3`, PARTNER_SERVER)).toBe('repeated');
    expect(await reports.money(sent)).toMatchObject({ coins: 100 });
  });

  it('changes nothing where only a list counts, even from the server of the partner', async () => {
    await reports.partner.supplier(wjx({ list: true }));
    const sent = await reports.partner.sent();
    const { receive } = reports.partner;
    expect((await receive('postback', push(sent.sid), 'test', PARTNER_SERVER)).verdict).toBe('badSignature');
    expect((await reports.own(sent)).result).toBe(0);
  });

  it('med is read in decimals, and a forged one is refused', async () => {
    await reports.partner.supplier({
      key: 'dynata',
      secrets: ['7919:104729'],
      signing: { scheme: 'dynata-med', fields: ['psid'], secondProof: { addresses: [PARTNER_SERVER] } },
      parameters: { session: 'sid', status: 'rst', signature: 'med' },
    });
    const raw = (psid: number, med: number) => `sid=nobody&rst=c&psid=${psid}&med=${med}`;
    const verdictOf = async (text: string) =>
      (await reports.partner.receive('postback', text, 'dynata', PARTNER_SERVER)).verdict;
    expect(await verdictOf(raw(1000, 7919 * 1000 - 104_729))).toBe('unknownVisit');
    expect(await verdictOf(raw(1001, 7919 * 1000 - 104_729))).toBe('badSignature');
  });

  const plain = {
    kind: 'supplier',
    key: 'weak',
    entry: 'https://supplier.example/?sid={sid}&sig={sig}',
    statuses: { c: { result: 1 } },
  };
  const wrong = (changes: object) =>
    partnerConfigSchema.safeParse({ ...plain, ...changes }).error?.issues.map(({ message }) => message) ?? [];

  it('is refused in a file without a second proof, or with an impossible one', () => {
    expect(wrong(wjx())).toEqual([expect.stringContaining('need a secondProof')]);
    expect(wrong(wjx({ list: true }))).toEqual([]);
    expect(wrong(wjx({ addresses: [] }))).not.toEqual([]);
    expect(wrong(wjx({ addresses: ['203.0.113.0/33'] }))).not.toEqual([]);
    const strong = { scheme: 'hmac-sha256', secondProof: { list: true } };
    expect(wrong({ ...wjx(), secrets: ['a long enough secret'], signing: strong })).toEqual([
      expect.stringContaining('the others take none'),
    ]);
    const med = { scheme: 'dynata-med', fields: ['psid'], secondProof: { list: true } };
    expect(wrong({ ...wjx(), signing: med })).toEqual([expect.stringContaining('key1:key2')]);
    expect(wrong({ ...wjx(), signing: { scheme: 'hmac-sha256' } })).toEqual([
      expect.stringContaining('at least 16 characters'),
    ]);
  });
});
