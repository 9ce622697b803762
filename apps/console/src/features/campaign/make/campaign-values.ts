import type { CampaignFace, PrizeKind, StoredCampaign } from '@yayan/console-client';

/** A number field; empty while nothing is typed. */
export type Amount = number | '';

/** A prize as the form has it: its worth in yuan, its odds in percent. */
export interface PrizeValues {
  id: string;
  kind: PrizeKind;
  title: string;
  benefit: string;
  choice: string;
  worth: Amount;
  coins: Amount;
  amount: Amount;
  stock: Amount;
  odds: Amount;
}

/** A campaign as the form has it: one rule a line, the chances of each way, 0 for none. */
export interface CampaignValues {
  id: string;
  face: CampaignFace;
  title: string;
  summary: string;
  rules: string;
  organiser: string;
  taxNote: string;
  startsAt: string;
  endsAt: string;
  drawsAt: string;
  claimDays: Amount;
  consolation: Amount;
  ways: { checkin: Amount; task: Amount; quiz: Amount };
  quiz: { questions: Amount; seconds: Amount; coins: Amount };
  prizes: PrizeValues[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FEN = 100;
const MILLIONTHS = 10_000;
const ID_LENGTH = 12;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

const newId = (length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % letters.length]).join('');

/** One more prize. Its id is never shown to members. */
export const newPrize = (): PrizeValues => ({
  id: newId(8),
  kind: 'coins',
  title: '',
  benefit: '',
  choice: '',
  worth: '',
  coins: '',
  amount: '',
  stock: '',
  odds: '',
});

/** A campaign that begins tomorrow and lasts a week. */
export const newCampaign = (): CampaignValues => {
  const tomorrow = Math.ceil((Date.now() + DAY_MS) / HOUR_MS) * HOUR_MS;
  const at = (days: number): string => new Date(tomorrow + days * DAY_MS).toISOString();
  return {
    id: newId(ID_LENGTH),
    face: 'lottery',
    title: '',
    summary: '',
    rules: '',
    organiser: '芽言',
    taxNote: '奖品所涉税费按国家规定办理；需要代扣代缴时，会在发放前告知你。',
    startsAt: at(0),
    endsAt: at(7),
    drawsAt: '',
    claimDays: 15,
    consolation: 2,
    ways: { checkin: 1, task: 0, quiz: 0 },
    quiz: { questions: 10, seconds: 300, coins: 1 },
    prizes: [newPrize()],
  };
};

/** A number of a file in the unit of the form; empty for none. */
const amountOf = (value: number | null, times: number): Amount => (value === null ? '' : value / times);

/** A campaign with the content of another one, and a number, a time and a seed of its own. */
export const copiedCampaign = (of: StoredCampaign): CampaignValues => {
  const fresh = newCampaign();
  const later = Date.parse(fresh.startsAt) - Date.parse(of.startsAt);
  const shifted = (time: string): string => new Date(Date.parse(time) + later).toISOString();
  const chancesOf = (way: string): number => of.ways.find(({ cause }) => cause === way)?.chances ?? 0;
  return {
    ...fresh,
    face: of.face,
    title: of.title,
    summary: of.summary,
    rules: of.rules.join('\n'),
    organiser: of.organiser,
    taxNote: of.taxNote,
    endsAt: shifted(of.endsAt),
    drawsAt: of.drawsAt === null ? '' : shifted(of.drawsAt),
    claimDays: of.claimDays,
    consolation: of.consolation,
    ways: { checkin: chancesOf('checkin'), task: chancesOf('task'), quiz: chancesOf('quiz') },
    quiz: of.quiz ?? fresh.quiz,
    prizes: of.prizes.map((prize) => ({
      id: prize.id,
      kind: prize.kind,
      title: prize.title,
      benefit: prize.benefit ?? '',
      choice: prize.choice ?? '',
      worth: prize.coins === null ? amountOf(prize.worth, FEN) : '',
      coins: amountOf(prize.coins, 1),
      amount: amountOf(prize.amount, 1),
      stock: prize.stock,
      odds: amountOf(prize.odds, MILLIONTHS),
    })),
  };
};

/** A number as the file has it. A field without one is missing there. */
const numberOf = (value: Amount, times = 1): number | undefined =>
  value === '' ? undefined : Math.round(value * times);

const prizeOf = (prize: PrizeValues, isKoi: boolean): object => {
  const { id, kind, title, stock, odds, worth, coins, benefit, choice, amount } = prize;
  const isCoins = kind === 'coins';
  return {
    id,
    kind,
    title: title.trim(),
    stock: numberOf(stock),
    odds: isKoi ? 0 : numberOf(odds, MILLIONTHS),
    ...(isCoins
      ? { coins: numberOf(coins) ?? null }
      : { worth: numberOf(worth, FEN), benefit: benefit || null, choice: choice || null }),
    ...(kind === 'cash' && { amount: numberOf(amount) ?? null }),
  };
};

/** The file of a campaign that a form describes. */
export const sourceOf = (values: CampaignValues): string => {
  const { id, face, title, summary, rules, organiser, taxNote, ways, quiz, prizes } = values;
  const isKoi = face === 'koi';
  return JSON.stringify(
    {
      id,
      face,
      title: title.trim(),
      summary: summary.trim(),
      rules: rules
        .split('\n')
        .map((rule) => rule.trim())
        .filter((rule) => rule !== ''),
      organiser: organiser.trim(),
      taxNote: taxNote.trim(),
      startsAt: values.startsAt || undefined,
      endsAt: values.endsAt || undefined,
      ...(isKoi && { drawsAt: values.drawsAt || null }),
      claimDays: numberOf(values.claimDays),
      consolation: numberOf(values.consolation),
      ways: Object.entries(ways)
        .filter(([, chances]) => chances !== 0 && chances !== '')
        .map(([cause, chances]) => ({ cause, chances })),
      ...(face === 'quiz' && {
        quiz: {
          questions: numberOf(quiz.questions),
          seconds: numberOf(quiz.seconds),
          coins: numberOf(quiz.coins),
        },
      }),
      prizes: prizes.map((prize) => prizeOf(prize, isKoi)),
    },
    null,
    2,
  );
};

/** The field of the form that a field of the file belongs to. */
export const formFieldOf = (field: string): string => {
  if (field.startsWith('rules')) return 'rules';
  if (field.startsWith('ways')) return 'ways';
  return field;
};
