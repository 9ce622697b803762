import { CampaignFace } from '@yayan/contract';
import { describe, expect, test } from 'vitest';
import { CampaignFileError, readCampaignFile } from './campaign-file.ts';

const file = {
  id: 'summer2027',
  face: 'lottery',
  title: '夏日抽奖',
  summary: '签到就能抽',
  rules: ['每天签到得一次机会'],
  organiser: '芽言（示例）科技有限公司',
  taxNote: '奖品按规定代扣税款',
  startsAt: '2027-06-01T00:00:00+08:00',
  endsAt: '2027-07-01T00:00:00+08:00',
  ways: [{ cause: 'checkin', chances: 1 }],
  prizes: [{ id: 'coins', kind: 'coins', title: '10 金币', stock: 5, odds: 1_000, coins: 10 }],
};
const read = (changed: object) => readCampaignFile(JSON.stringify({ ...file, ...changed }), 100);

describe('the file of a campaign', () => {
  test('is read when all of it can be kept', () => {
    expect(read({})).toMatchObject({ id: 'summer2027', claimDays: 15, consolation: 2 });
  });

  test('of a quiz names its rules, and no other does', () => {
    const quiz = { questions: 10, seconds: 300, coins: 1 };
    const ways = [{ cause: 'quiz', chances: 1 }];
    expect(read({ face: 'quiz', quiz, ways })).toMatchObject({ quiz });
    expect(() => read({ face: 'quiz', ways })).toThrow(/^quiz: its rules/mu);
    expect(() => read({ quiz })).toThrow(/^quiz: its rules/mu);
    expect(() => read({ face: 'quiz', quiz: { ...quiz, coins: 51 } })).toThrow(/^quiz.coins/mu);
  });

  test('of a 锦鲤 draw names its hour and one prize, once', () => {
    const [prize] = file.prizes;
    const koi = {
      face: 'koi',
      drawsAt: '2027-06-20T00:00:00+08:00',
      prizes: [{ ...prize, stock: 1, odds: 0 }],
    };
    expect(read(koi)).toMatchObject({ face: 'koi' });
    expect(() => read({ ...koi, drawsAt: null })).toThrow(/^drawsAt: when the winner is drawn/mu);
    expect(() => read({ ...koi, drawsAt: '2027-07-20T00:00:00+08:00' })).toThrow(/^drawsAt: between/mu);
    expect(() => read({ ...koi, prizes: [prize] })).toThrow(/^prizes: koi has one prize/mu);
  });

  test('rule 4.6: coins are worth what the configuration says, and a file that says otherwise is refused', () => {
    const worthOf = (coinsPerYuan: number, prize: object = {}) =>
      readCampaignFile(JSON.stringify({ ...file, prizes: [{ ...file.prizes[0], ...prize }] }), coinsPerYuan)
        .prizes[0]?.worth;
    expect(worthOf(100)).toBe(10);
    expect(worthOf(10)).toBe(100);
    expect(() => worthOf(10, { worth: 10 })).toThrow('its coins are worth 100 fen');
  });

  test('is refused for a prize of 50,000 yuan, and for odds above one', () => {
    const [prize] = file.prizes;
    expect(() => read({ prizes: [{ ...prize, coins: 5_000_000 }] })).toThrow(/below 50,000 yuan/u);
    expect(() => read({ prizes: [prize, { ...prize, id: 'more', odds: 1_000_000 }] })).toThrow(
      /odds of at most/u,
    );
  });
});

describe('the faults of a campaign’s file', () => {
  const faultsOf = (source: string) => {
    try {
      readCampaignFile(source, 100);
      return [];
    } catch (error) {
      if (error instanceof CampaignFileError) return error.faults;
      throw error;
    }
  };
  const yaml = (changed: object): string =>
    Object.entries({ ...file, ...changed })
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('');

  test.each([
    [{ title: undefined }, 'title', '没有填'],
    [{ title: 7 }, 'title', '要是文字'],
    [{ claimDays: 91 }, 'claimDays', '不能大于 90'],
    [{ startsAt: 'soon' }, 'startsAt', '时间要写成 2026-12-01T20:00:00+08:00 这样'],
    [{ face: 'raffle' }, 'face', `只能是 ${Object.values(CampaignFace).join('、')}`],
    [{ id: 'short' }, 'id', '8 到 24 个字母或数字'],
    [{ surprise: 1 }, '', '没有这个字段：surprise'],
    [{ endsAt: '2027-05-01T00:00:00+08:00' }, 'endsAt', '要晚于开始时间'],
    [{ ways: [] }, 'ways', '至少 1 项'],
    [{ prizes: [{ ...file.prizes[0], odds: 0 }] }, 'prizes', '至少一个奖品的概率大于 0'],
    [{ prizes: [{ ...file.prizes[0], coins: null }] }, 'prizes.0.coins', '金币奖品要写多少金币'],
    [
      { prizes: [0, 1].map((at) => ({ ...file.prizes[0], id: `p${at}`, odds: 600_000 })) },
      'prizes',
      '概率合计 120%，不能超过 100%',
    ],
  ])('%j is named in Chinese, beside its field', (changed, field, zh) => {
    expect(faultsOf(JSON.stringify({ ...file, ...changed }))).toContainEqual(
      expect.objectContaining({ field, zh }),
    );
  });

  test('have the line of the field, or of its parent if the field is missing', () => {
    const source = yaml({ claimDays: 91 });
    const line = source.split('\n').findIndex((text) => text.startsWith('claimDays')) + 1;
    expect(faultsOf(source)).toEqual([expect.objectContaining({ line, field: 'claimDays' })]);
    expect(faultsOf('title: "open\n')).toEqual([
      expect.objectContaining({ field: '', zh: '少了引号、括号或逗号' }),
    ]);
  });
});
