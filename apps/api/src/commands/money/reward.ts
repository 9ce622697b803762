import { CardKind } from '@yayan/contract';
import { findRows } from '../../modules/ledger/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import { acceptAppeal, changeQuality, correctAndNotify, grantCard } from '../../modules/reward/module.ts';
import { type MemberAct, type MemberRun, openMember } from '../people/of-member.ts';
import { act, look } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { keyedId } from '../runner/keyed-id.ts';
import { amountOption, numberOption, textOption } from '../runner/option-values.ts';

const DAY_MS = 86_400_000;

/** `reward row <member> <record code>` prints the ledger rows with this code. Throws if there are none. */
const row: MemberRun = async ({ platform, memberId }, { words: [, , code = ''], say }) => {
  const rows = await findRows(platform.database.read, memberId, code);
  if (rows.length === 0) throw new Error(`The member has no record ${code}`);
  for (const { at, title, reason, coins, pendingCoins, credit, quality, note, key } of rows)
    say(
      `${at.toISOString()}  ${title}  ${reason}  coins ${coins}  pending ${pendingCoins}  credit ${credit}  quality ${quality}  ${note ?? '-'}  ${key}`,
    );
};

/**
 * `reward correct <member> --coins=… --reason … --key … --by …` posts a correction (rule 4.3), once for each key, and
 * notifies the member (rule 7.1).
 */
const correct: MemberAct = async ({ platform, memberId }, call) => {
  const coins = numberOption(call, 'coins');
  const reason = textOption(call, 'reason');
  const id = keyedId(call, 'correct', memberId);
  const { balances, replayed } = await platform.database.transaction((tx) =>
    correctAndNotify(platform, tx, { memberId, coins, reason, id }),
  );
  call.say(
    replayed
      ? `This key corrected ${coins} coins before: nothing moved`
      : `Corrected by ${coins} coins; the member has ${balances.coins}`,
  );
};

/**
 * `reward quality <member> --points=… --reason … --rule … --key … [--days …]` changes the quality score (rule 4.11), once
 * for each key.
 */
const quality: MemberRun = async ({ platform, memberId }, call) => {
  const { clock, database } = platform;
  const points = numberOption(call, 'points');
  const id = keyedId(call, 'quality', memberId);
  const moved = await database.transaction((tx) =>
    changeQuality(
      tx,
      {
        memberId,
        key: `operator:${id}`,
        points,
        cause: { kind: 'correction', id, title: '质量审核' },
        reason: textOption(call, 'reason'),
        rule: textOption(call, 'rule'),
        days: amountOption(call, 'days') ?? null,
        at: clock.now(),
      },
      createMessages(platform),
    ),
  );
  call.say(
    moved === 0
      ? 'Nothing changed: this key was used before, or the score is at its end'
      : `Changed quality by ${moved}`,
  );
};

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

/**
 * `reward card <member> <kind> --reason … --key … [--days …]` gives a card, once for each key. The member reads the
 * reason as the card's source.
 */
const card: MemberRun = async ({ platform, memberId }, call) => {
  const [, , name] = call.words;
  const { clock, database, random } = platform;
  const kind = Object.values(CardKind).find((each) => each === name);
  if (kind === undefined) throw new Error(`Name the kind of card: ${Object.values(CardKind).join(', ')}`);
  const at = clock.now();
  const days = amountOption(call, 'days');
  const expiresAt = days === undefined ? null : new Date(at.getTime() + days * DAY_MS);
  const grant = {
    memberId,
    kind,
    source: textOption(call, 'reason'),
    key: `operator:${keyedId(call, 'card', memberId)}`,
    at,
    expiresAt,
  };
  const isNew = await database.transaction((tx) => grantCard(tx, random, grant));
  call.say(isNew ? `Gave a ${kind} card` : 'This key gave a card before: nothing was given');
};

/** Operators look up and correct one member's coins, quality and cards, and decide appeals. */
export const reward: Command = actionsCommandOn({
  name: 'reward',
  summary: 'Look up a record of a member, correct coins, change quality, give cards',
  options: {
    coins: { type: 'string', summary: 'By how many coins to correct; --coins=-50 takes them' },
    points: { type: 'string', summary: 'By how many points to change quality; --points=-3 deducts them' },
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
    act('appeal <member> <record>', 'Give back the points of a deduction', appeal),
    act(`card <member> <${Object.values(CardKind).join('|')}>`, 'Give a card; give --reason and --key', card),
  ],
  open: openMember,
});
