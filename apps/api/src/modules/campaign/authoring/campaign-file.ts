import { CampaignFace, ChanceCause, PrizeKind } from '@yayan/contract';
import { parse } from 'yaml';
import { z } from 'zod';
import { ODDS_TOTAL } from '../draw/fair-draw.ts';
import { fenOf } from '../../../platform/config/coin-config.ts';
import { kindOf } from '../kinds/kind-of.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const count = z.int().positive();
const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
/** The top prize is worth less than 50,000 yuan, by law (rule 12.2). */
const WORTH_BELOW_FEN = 5_000_000;

const prizeSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/u, 'lower-case letters, digits and dashes'),
    kind: z.enum(PrizeKind),
    title: text(100),
    /** In fen. A prize of coins is worth its coins. */
    worth: z.int().min(0).lt(WORTH_BELOW_FEN, 'below 50,000 yuan (in fen)').optional(),
    stock: count.max(1_000_000),
    /** In millionths. */
    odds: z.int().min(0).max(ODDS_TOTAL),
    coins: count.nullable().default(null),
    benefit: z.string().nullable().default(null),
    choice: z.string().nullable().default(null),
    amount: count.nullable().default(null),
  })
  .superRefine(({ kind, coins, benefit, amount, worth }, context) => {
    const say = (isWrong: boolean, field: string, message: string): void => {
      if (isWrong) context.addIssue({ code: 'custom', path: [field], message });
    };
    const isCoins = kind === PrizeKind.Coins;
    say(isCoins !== (coins !== null), 'coins', 'how many, for a prize of coins and no other');
    say(!isCoins && worth === undefined, 'worth', 'in fen; only a prize of coins needs none');
    say(isCoins !== (benefit === null), 'benefit', 'the benefit that delivers it, except for coins');
    say(
      (kind === PrizeKind.Cash) !== (amount !== null),
      'amount',
      'coins that are paid out, for cash and no other',
    );
  });

const fileSchema = z
  .strictObject({
    id: z.string().regex(/^[0-9A-Za-z]{8,24}$/u, '8 to 24 letters and digits'),
    face: z.enum(CampaignFace),
    title: text(60),
    summary: text(200),
    rules: z.array(text(300)).min(1).max(30),
    organiser: text(100),
    taxNote: text(300),
    startsAt: time,
    endsAt: time,
    drawsAt: time.nullable().default(null),
    claimDays: z.int().min(1).max(90).default(15),
    consolation: z.int().min(0).max(100).default(2),
    ways: z
      .array(z.strictObject({ cause: z.enum(ChanceCause), chances: z.int().min(1).max(10) }))
      .min(1)
      .max(3),
    quiz: z
      .strictObject({
        questions: z.int().min(1).max(20),
        seconds: z.int().min(30).max(1_800),
        /** Coins for each right answer. */
        coins: z.int().min(0).max(50),
      })
      .nullable()
      .default(null),
    prizes: z.array(prizeSchema).min(1).max(20),
  })
  .superRefine(({ face, startsAt, endsAt, drawsAt, ways, prizes, quiz }, context) => {
    const say = (isWrong: boolean, field: string, message: string): void => {
      if (isWrong) context.addIssue({ code: 'custom', path: [field], message });
    };
    say(endsAt <= startsAt, 'endsAt', 'after startsAt');
    for (const check of kindOf(face).checks({ drawsAt, prizes, quiz })) say(...check);
    say(
      drawsAt !== null && (drawsAt <= startsAt || drawsAt > endsAt),
      'drawsAt',
      'between startsAt and endsAt',
    );
    say(new Set(prizes.map(({ id }) => id)).size < prizes.length, 'prizes', 'each id once');
    say(new Set(ways.map(({ cause }) => cause)).size < ways.length, 'ways', 'each cause once');
    const odds = prizes.reduce((sum, prize) => sum + prize.odds, 0);
    say(odds > ODDS_TOTAL, 'prizes', `odds of at most ${ODDS_TOTAL} together, not ${odds}`);
  });

type ReadPrize = z.output<typeof prizeSchema>;

export interface FiledCampaign extends Omit<z.output<typeof fileSchema>, 'prizes'> {
  readonly prizes: (ReadPrize & { readonly worth: number })[];
}

/** A prize with its worth in fen. Coins are worth what the configuration says. */
function withWorth(prize: ReadPrize, coinsPerYuan: number): FiledCampaign['prizes'][number] {
  const { id, coins, worth } = prize;
  if (coins === null) return { ...prize, worth: worth ?? 0 };
  const fen = fenOf(coins, coinsPerYuan);
  if (worth !== undefined && worth !== fen) throw new Error(`prizes.${id}: its coins are worth ${fen} fen`);
  if (fen >= WORTH_BELOW_FEN) throw new Error(`prizes.${id}: below 50,000 yuan (in fen)`);
  return { ...prize, worth: fen };
}

/**
 * Reads a campaign, YAML or JSON. Throws an error that names the wrong fields and the expected values. `coinsPerYuan` is what
 * coins are worth (rule 4.6).
 */
export function readCampaignFile(source: string, coinsPerYuan: number): FiledCampaign {
  const read = fileSchema.safeParse(parse(source));
  if (read.success)
    return { ...read.data, prizes: read.data.prizes.map((prize) => withWorth(prize, coinsPerYuan)) };
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
