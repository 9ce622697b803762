import { CampaignFace, ChanceCause, PrizeKind } from '@yayan/contract';
import { z } from 'zod';
import { ODDS_TOTAL } from '../draw/fair-draw.ts';
import { readFiled, type FiledDocument } from '../../../platform/filed/filed-document.ts';
import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import { inBoth, readPart } from '../../../platform/filed/schema-faults.ts';
import { fenOf } from '../../../platform/config/coin-config.ts';
import type { FileCheck } from '../kinds/campaign-kind.ts';
import { kindOf } from '../kinds/kind-of.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const count = z.int().positive();
const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
/** Odds are in millionths. */
const PERCENT = ODDS_TOTAL / 100;
/** The top prize is worth less than 50,000 yuan, by law (rule 12.2). */
const WORTH_BELOW_FEN = 5_000_000;

const prizeSchema = z
  .strictObject({
    id: z
      .string()
      .refine(
        (id) => /^[a-z0-9][a-z0-9-]{0,31}$/u.test(id),
        inBoth('lower-case letters, digits and dashes', '最多 32 个小写字母、数字或短横'),
      ),
    kind: z.enum(PrizeKind),
    title: text(100),
    /** In fen. A prize of coins is worth its coins. */
    worth: z
      .int()
      .min(0)
      .refine(
        (fen) => fen < WORTH_BELOW_FEN,
        inBoth('below 50,000 yuan (in fen)', '要低于 5 万元（单位是分）'),
      )
      .optional(),
    stock: count.max(1_000_000),
    /** In millionths. */
    odds: z.int().min(0).max(ODDS_TOTAL),
    coins: count.nullable().default(null),
    benefit: z.string().nullable().default(null),
    choice: z.string().nullable().default(null),
    amount: count.nullable().default(null),
  })
  .superRefine(({ kind, coins, benefit, amount, worth }, context) => {
    const isCoins = kind === PrizeKind.Coins;
    const isCash = kind === PrizeKind.Cash;
    const checks: readonly FileCheck[] = [
      [
        isCoins !== (coins !== null),
        'coins',
        'how many, for a prize of coins and no other',
        isCoins ? '金币奖品要写多少金币' : '只有金币奖品写这个',
      ],
      [
        !isCoins && worth === undefined,
        'worth',
        'in fen; only a prize of coins needs none',
        '要写价值（单位是分）',
      ],
      [
        isCoins !== (benefit === null),
        'benefit',
        'the benefit that delivers it, except for coins',
        isCoins ? '金币奖品不用选福利' : '要选一件福利，中奖后由它发放',
      ],
      [
        isCash !== (amount !== null),
        'amount',
        'coins that are paid out, for cash and no other',
        isCash ? '现金奖品要写兑换多少金币的现金' : '只有现金奖品写这个',
      ],
    ];
    for (const [isWrong, field, message, zh] of checks)
      if (isWrong) context.addIssue({ code: 'custom', path: [field], ...inBoth(message, zh) });
  });

const fileSchema = z
  .strictObject({
    id: z
      .string()
      .refine(
        (id) => /^[0-9A-Za-z]{8,24}$/u.test(id),
        inBoth('8 to 24 letters and digits', '8 到 24 个字母或数字'),
      ),
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
    const odds = prizes.reduce((sum, prize) => sum + prize.odds, 0);
    const checks: readonly FileCheck[] = [
      [endsAt <= startsAt, 'endsAt', 'after startsAt', '要晚于开始时间'],
      ...kindOf(face).checks({ drawsAt, prizes, quiz }),
      [
        drawsAt !== null && (drawsAt <= startsAt || drawsAt > endsAt),
        'drawsAt',
        'between startsAt and endsAt',
        '要在开始和结束时间之间',
      ],
      [
        new Set(prizes.map(({ id }) => id)).size < prizes.length,
        'prizes',
        'each id once',
        '奖品的编号不能重复',
      ],
      [
        new Set(ways.map(({ cause }) => cause)).size < ways.length,
        'ways',
        'each cause once',
        '每种得机会的方式只写一次',
      ],
      [
        odds > ODDS_TOTAL,
        'prizes',
        `odds of at most ${ODDS_TOTAL} together, not ${odds}`,
        `概率合计 ${odds / PERCENT}%，不能超过 100%`,
      ],
    ];
    for (const [isWrong, field, message, zh] of checks)
      if (isWrong) context.addIssue({ code: 'custom', path: [field], ...inBoth(message, zh) });
  });

type ReadPrize = z.output<typeof prizeSchema>;

export interface FiledCampaign extends Omit<z.output<typeof fileSchema>, 'prizes'> {
  readonly prizes: (ReadPrize & { readonly worth: number })[];
}

/** The faults of a file, each with line and field. */
export class CampaignFileError extends Error {
  override readonly name = 'CampaignFileError';
  readonly faults: readonly FiledFault[];
  constructor(faults: readonly FiledFault[]) {
    super(faults.map(({ field, text }) => `${field}: ${text}`).join('\n'));
    this.faults = faults;
  }
}

type WorthFault = readonly [field: string, text: string, zh: string];

/** What is wrong with the worth of a prize of coins. Coins are worth what the configuration says. */
function worthFault({ coins, worth }: ReadPrize, coinsPerYuan: number): WorthFault | undefined {
  if (coins === null) return undefined;
  const fen = fenOf(coins, coinsPerYuan);
  if (worth !== undefined && worth !== fen)
    return ['worth', `its coins are worth ${fen} fen`, `这些金币值 ${fen} 分`];
  return fen < WORTH_BELOW_FEN ? undefined : ['coins', 'below 50,000 yuan (in fen)', '要低于 5 万元'];
}

const worthFaults = (
  prizes: readonly ReadPrize[],
  coinsPerYuan: number,
  filed: FiledDocument,
): FiledFault[] =>
  prizes.flatMap((prize, index) => {
    const fault = worthFault(prize, coinsPerYuan);
    if (fault === undefined) return [];
    const [field, text, zh] = fault;
    const place = ['prizes', String(index), field];
    return [{ line: filed.lineOf(place), field: place.join('.'), text, zh }];
  });

/**
 * Reads a campaign, YAML or JSON. Throws `CampaignFileError` with all its faults. `coinsPerYuan` is what coins are worth
 * (rule 4.6).
 */
export function readCampaignFile(source: string, coinsPerYuan: number): FiledCampaign {
  const filed = readFiled(source);
  if (filed.faults.length > 0) throw new CampaignFileError(filed.faults);
  const { part, faults } = readPart(fileSchema, filed.plain, { filed });
  if (part === undefined) throw new CampaignFileError(faults);
  const wrong = worthFaults(part.prizes, coinsPerYuan, filed);
  if (wrong.length > 0) throw new CampaignFileError(wrong);
  const prizes = part.prizes.map((prize) => ({
    ...prize,
    worth: prize.coins === null ? (prize.worth ?? 0) : fenOf(prize.coins, coinsPerYuan),
  }));
  return { ...part, prizes };
}
