import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Messages } from '../../message/api.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { firstDayOf, isOver, isTooOld } from './award-months.ts';
import { type AwardedMember, selectAwards, selectAwarded } from './award-store.ts';
import { type ConfirmedAwards, confirmAwards } from './confirm-awards.ts';

/** The awards of a month with the codes of the winners, as an operator writes them. */
export interface WrittenAwards {
  month: string;
  awards: readonly {
    id: string;
    title: string;
    criteria: string;
    coins: number;
    winners: readonly { member: string; reason: string }[];
  }[];
}

/** The functions of other areas that awards need. */
export interface AwardPorts {
  /** The id of the member with a code; undefined if there is none. */
  memberOf: (db: Connection, code: string) => Promise<string | undefined>;
  messagesOf: (platform: Platform) => Messages;
}

/** The awards with the ids of the winners. Refuses with CONTENT_MEMBER_UNKNOWN and AWARD_WRONG. */
async function withMembers(
  db: Connection,
  { month, awards }: WrittenAwards,
  memberOf: AwardPorts['memberOf'],
): Promise<ConfirmedAwards> {
  if (new Set(awards.map(({ id }) => id)).size < awards.length) refuse('AWARD_WRONG');
  const found: ConfirmedAwards = { month, awards: [] };
  for (const { winners, ...award } of awards) {
    const known: { memberId: string; reason: string }[] = [];
    for (const { member, reason } of winners)
      known.push({ memberId: (await memberOf(db, member)) ?? refuse('CONTENT_MEMBER_UNKNOWN'), reason });
    if (new Set(known.map(({ memberId }) => memberId)).size < known.length) refuse('AWARD_WRONG');
    found.awards.push({ ...award, winners: known });
  }
  return found;
}

const awardText = (
  { title, criteria, coins }: { title: string; criteria: string; coins: number },
  winners: number,
): string => `${title}：${coins} 金币，${winners} 人。标准：${criteria}`;

const hasAlready = (awarded: readonly AwardedMember[], award: string, memberId: string): boolean =>
  awarded.some((one) => one.award_id === award && one.member_id === memberId);

async function changesOf(
  db: Connection,
  { month, awards }: ConfirmedAwards,
): Promise<{ changes: Change[]; monthCoins: number }> {
  const first = firstDayOf(month);
  const [known, awarded] = [await selectAwards(db, first), await selectAwarded(db, first)];
  const changes: Change[] = [];
  let people = 0;
  let coins = 0;
  for (const { winners, ...award } of awards) {
    const before = known.find(({ id }) => id === award.id);
    const had = awarded.filter((one) => one.award_id === award.id && one.taken_back_at === null).length;
    const added = winners.filter(({ memberId }) => !hasAlready(awarded, award.id, memberId));
    people += added.length;
    coins += added.length * award.coins;
    changes.push({
      field: award.id,
      label: '奖项',
      before: before === undefined ? null : awardText(before, had),
      after: awardText(award, had + added.length),
    });
  }
  const changed = changes.filter(({ before, after }) => before !== after);
  if (people === 0) return { changes: changed, monthCoins: 0 };
  const paid = awarded.reduce((sum, one) => sum + one.coins, 0);
  const after = `${people} 人，共 ${coins} 金币`;
  return {
    changes: [...changed, { field: 'pay', label: '发给', before: null, after }],
    monthCoins: paid + coins,
  };
}

/** Confirms the awards of one of the last three months, and pays the winners who don't have them yet (rule 13.9). */
export const awardAct = ({ memberOf, messagesOf }: AwardPorts): Act<WrittenAwards> => ({
  name: 'award confirm',
  needsReason: false,
  lockOf: ({ month }) => `awards ${month}`,
  plan: async (platform, db, written) => {
    const { month } = written;
    const now = platform.clock.now();
    if (!isOver(month, now)) refuse('AWARD_MONTH_NOT_OVER');
    if (isTooOld(month, now)) refuse('AWARD_MONTH_TOO_OLD');
    const { changes, monthCoins } = await changesOf(db, await withMembers(db, written, memberOf));
    // Of the whole month, in however many acts.
    const mostAlone = await readRuleNumber(platform, db, 'payoutAlone');
    return {
      kind: 'award',
      subject: month,
      title: `${month} 月度评选`,
      permission: monthCoins > mostAlone ? 'content.large' : 'content',
      changes,
    };
  },
  run: async (platform, written, { actor }) => {
    const confirmed = await withMembers(platform.database.read, written, memberOf);
    await confirmAwards({ ...platform, messages: messagesOf(platform) }, confirmed, { by: actor.name });
  },
});
