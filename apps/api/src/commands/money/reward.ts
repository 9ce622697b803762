import { CardKind } from '@yayan/contract';
import { findRows } from '../../modules/ledger/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import { acceptAppeal, rewardActs } from '../../modules/reward/module.ts';
import { type MemberRun, openMember, performingOn } from '../people/of-member.ts';
import { act, type ActCall, look } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { keyedId } from '../runner/keyed-id.ts';
import { reasonOf } from '../runner/operator.ts';
import { amountOption, numberOption, textOption } from '../runner/option-values.ts';

/** `reward row <member> <record code>` prints the ledger rows with this code. Throws if there are none. */
const row: MemberRun = async ({ platform, memberId }, { words: [, , code = ''], say }) => {
  const rows = await findRows(platform.database.read, memberId, code);
  if (rows.length === 0) throw new Error(`The member has no record ${code}`);
  for (const { at, title, reason, coins, pendingCoins, credit, quality, note, key } of rows)
    say(
      `${at.toISOString()}  ${title}  ${reason}  coins ${coins}  pending ${pendingCoins}  credit ${credit}  quality ${quality}  ${note ?? '-'}  ${key}`,
    );
};

/** The days of an option; null without it. */
const daysOf = (call: ActCall): number | null => amountOption(call, 'days') ?? null;

/** `--coins=… --reason … --key …` posts a correction (rule 4.3), once for each key, and notifies the member (rule 7.1). */
const correct = performingOn(rewardActs.correctMemberCoins, (call, memberId) => ({
  input: { memberId, coins: numberOption(call, 'coins') },
  reason: textOption(call, 'reason'),
  id: keyedId(call, 'correct', memberId),
}));

/** `--points=… --reason … --rule … --key … [--days …]` changes the quality score (rule 4.11), once for each key. */
const quality = performingOn(rewardActs.changeMemberQuality, (call, memberId) => ({
  input: {
    memberId,
    points: numberOption(call, 'points'),
    rule: textOption(call, 'rule'),
    days: daysOf(call),
  },
  reason: textOption(call, 'reason'),
  id: keyedId(call, 'quality', memberId),
}));

/** `--points=… --reason … --key …` changes the credit (rule 14.20), once for each key. */
const credit = performingOn(rewardActs.changeMemberCredit, (call, memberId) => ({
  input: { memberId, points: numberOption(call, 'points') },
  reason: textOption(call, 'reason'),
  id: keyedId(call, 'credit', memberId),
}));

/** `--coins=… --reason … --key …` forgives coins that the member owes, once for each key. */
const forgive = performingOn(rewardActs.forgiveMemberDebt, (call, memberId) => ({
  input: { memberId, coins: numberOption(call, 'coins') },
  reason: textOption(call, 'reason'),
  id: keyedId(call, 'forgive', memberId),
}));

/** `reward appeal <member> <record code>` accepts an appeal: it returns the points of that deduction at once. */
const appeal: MemberRun = async ({ platform, memberId }, { words: [, , code = ''], say }) => {
  const { clock, database } = platform;
  const [found, ...more] = (await findRows(database.read, memberId, code)).filter((each) => each.quality < 0);
  if (found === undefined || more.length > 0) throw new Error(`${code} names no one deduction of the member`);
  const points = await database.transaction((tx) =>
    acceptAppeal(tx, { memberId, transferId: found.id, at: clock.now() }, createMessages(platform)),
  );
  say(points === 0 ? 'It had come back already' : `Gave back ${points} points`);
};

function kindOf({ words: [, , name] }: ActCall): CardKind {
  const kind = Object.values(CardKind).find((each) => each === name);
  if (kind === undefined) throw new Error(`Name the kind of card: ${Object.values(CardKind).join(', ')}`);
  return kind;
}

/** `--reason … --key … [--days …]` gives a card, once for each key. The member reads the reason as the card's source. */
const card = performingOn(rewardActs.giveMemberCard, (call, memberId) => ({
  input: { memberId, kind: kindOf(call), days: daysOf(call) },
  reason: textOption(call, 'reason'),
  id: keyedId(call, 'card', memberId),
}));

/** `reward take-card <member> <card> <reason>` takes a card back that was not used. */
const takeCard = performingOn(
  rewardActs.takeMemberCard,
  ({ words: [, , cardId = '', ...reason] }, memberId) => ({
    input: { memberId, cardId },
    reason: reasonOf(reason),
  }),
);

/** Operators look up and correct one member's coins, quality and cards, and decide appeals. */
export const reward: Command = actionsCommandOn({
  name: 'reward',
  summary:
    'Look up a record of a member, correct coins, change quality and credit, give cards, forgive debts',
  options: {
    coins: { type: 'string', summary: 'By how many coins to correct; --coins=-50 takes them' },
    points: {
      type: 'string',
      summary: 'By how many points to change quality or credit; --points=-3 deducts them',
    },
    reason: { type: 'string', summary: 'Why, in words the member reads' },
    rule: { type: 'string', summary: 'The rule a change of quality follows, in words the member reads' },
    key: { type: 'string', summary: 'What it is for, such as a ticket: the same key acts once' },
    days: { type: 'string', summary: 'How many days a deduction lasts or a card can be used' },
  },
  actions: [
    look(
      'row <member> <record>',
      'The ledger rows with a record’s code, of a member named by their code',
      row,
    ),
    act('correct <member>', 'Post a correction; give --coins, --reason and --key', correct),
    act('quality <member>', 'Change the quality score; give --points, --reason, --rule and --key', quality),
    act('credit <member>', 'Change the credit; give --points, --reason and --key', credit),
    act('appeal <member> <record>', 'Give back the points of a deduction', appeal),
    act(`card <member> <${Object.values(CardKind).join('|')}>`, 'Give a card; give --reason and --key', card),
    act('take-card <member> <card> <reason>', 'Take a card back that was not used', takeCard),
    act('forgive <member>', 'Forgive coins that are owed; give --coins, --reason and --key', forgive),
  ],
  open: openMember,
});
