import { CardKind } from '@yayan/contract';
import { ownerOfCode } from '../../modules/identity/account/inviter.ts';
import { correctCoins } from '../../modules/ledger/posting/correct-coins.ts';
import { findRows } from '../../modules/ledger/statement/find-row.ts';
import { createMessages } from '../../modules/message/write-message.ts';
import { grantCard } from '../../modules/reward/cards/cards.ts';
import { acceptAppeal, changeQuality } from '../../modules/reward/quality/quality.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { type Action, runActionOn } from '../runner/run-action.ts';

const DAY_MS = 86_400_000;
/** An action on the records of one member. */
type RewardAction = Action<{ platform: Platform; memberId: string }>;

/** `reward row <member> <record code>` prints the ledger rows with this code. Throws when there is none. */
const row: RewardAction = async ({ platform, memberId }, { words: [, , code = ''], say }) => {
  const rows = await findRows(platform.database.read, memberId, code);
  if (rows.length === 0) throw new Error(`The member has no record ${code}`);
  for (const { at, title, reason, coins, pendingCoins, credit, quality, note, key } of rows)
    say(
      `${at.toISOString()}  ${title}  ${reason}  coins ${coins}  pending ${pendingCoins}  credit ${credit}  quality ${quality}  ${note ?? '-'}  ${key}`,
    );
};

/** `reward correct <member> --coins=… --reason … --by …` posts a correction (rule 4.3). */
const correct: RewardAction = async ({ platform, memberId }, { options, say }) => {
  const { clock, database, random } = platform;
  const coins = wholeNumber(options, 'coins');
  const asked = { memberId, coins, id: random.uuid(), at: clock.now() };
  const { balances } = await database.transaction((tx) =>
    correctCoins(tx, { ...asked, reason: text(options, 'reason'), by: operatorOf(options) }),
  );
  say(`Corrected by ${coins} coins; the member has ${balances.coins}`);
};

/** `reward quality <member> --points=… --reason … --rule … [--days …]` changes the quality score (rule 4.11). */
const quality: RewardAction = async ({ platform, memberId }, { options, say }) => {
  const { clock, database, random } = platform;
  const points = wholeNumber(options, 'points');
  const id = random.uuid();
  const moved = await database.transaction((tx) =>
    changeQuality(
      tx,
      {
        memberId,
        key: `operator:${id}`,
        points,
        cause: { kind: 'correction', id, title: '质量审核' },
        reason: text(options, 'reason'),
        rule: text(options, 'rule'),
        days: options['days'] === undefined ? null : wholeNumber(options, 'days'),
        at: clock.now(),
      },
      createMessages(platform),
    ),
  );
  say(`Changed quality by ${moved}`);
};

/** `reward appeal <member> <record code>` accepts an appeal: it returns the points of that deduction at once. */
const appeal: RewardAction = async ({ platform, memberId }, { words: [, , code = ''], say }) => {
  const { clock, database } = platform;
  const [found, ...more] = (await findRows(database.read, memberId, code)).filter((each) => each.quality < 0);
  if (found === undefined || more.length > 0) throw new Error(`${code} names no one deduction of the member`);
  const points = await database.transaction((tx) =>
    acceptAppeal(tx, { memberId, transferId: found.id, at: clock.now() }, createMessages(platform)),
  );
  say(points === 0 ? 'It had come back already' : `Gave back ${points} points`);
};

/**
 * `reward card <member> <kind> --reason … [--days …]` gives a card. The member reads the reason as the card's source.
 */
const card: RewardAction = async ({ platform, memberId }, { words: [, , name], options, say }) => {
  const { clock, database, random } = platform;
  const kind = Object.values(CardKind).find((each) => each === name);
  if (kind === undefined) throw new Error(`Name the kind of card: ${Object.values(CardKind).join(', ')}`);
  const at = clock.now();
  const days = options['days'] === undefined ? null : wholeNumber(options, 'days');
  const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS);
  const grant = {
    memberId,
    kind,
    source: text(options, 'reason'),
    key: `operator:${random.uuid()}`,
    at,
    expiresAt,
  };
  await database.transaction((tx) => grantCard(tx, random, grant));
  say(`Gave a ${kind} card`);
};

function wholeNumber(options: CommandCall['options'], name: string): number {
  const number = Number(text(options, name));
  if (!Number.isSafeInteger(number) || number === 0)
    throw new Error(`Give --${name} as a whole number, not 0`);
  return number;
}

function text(options: CommandCall['options'], name: string): string {
  const given = options[name];
  if (typeof given !== 'string' || given === '') throw new Error(`Give --${name}`);
  return given;
}

const actions = new Map<string, RewardAction>([
  ['row', row],
  ['correct', correct],
  ['quality', quality],
  ['appeal', appeal],
  ['card', card],
]);

/** Operators look up and correct one member's coins, quality and cards, and decide appeals. */
export const reward: Command = {
  usage: 'reward <row|correct|quality|appeal|card> <member code> [record code|kind of card]',
  summary:
    "Look up a member's record by its code, correct coins, change quality, accept an appeal, give a card",
  options: {
    coins: { type: 'string', summary: 'By how many coins to correct; --coins=-50 takes them' },
    points: { type: 'string', summary: 'By how many points to change quality; --points=-3 deducts them' },
    by: { type: 'string', summary: 'Your name, kept with a correction' },
    reason: { type: 'string', summary: 'Why, in words the member reads' },
    rule: { type: 'string', summary: 'The rule a change of quality follows, in words the member reads' },
    days: { type: 'string', summary: 'How many days a deduction lasts or a card can be used' },
  },
  run: runActionOn(actions, async (platform, { words: [, code = ''] }) => {
    const member = await ownerOfCode(platform.database.read, code);
    if (member === undefined) throw new Error(`There is no member ${code}`);
    return { platform, memberId: member.memberId };
  }),
};
