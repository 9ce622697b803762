import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Config } from '../../platform/config/config.ts';

type NumberView = ConsoleDataOf<'listRuleNumbers'>['items'][number];
export type RuleNumberName = NumberView['name'];

export interface NumberRule {
  kind: NumberView['kind'];
  /** Whether members are promised it: a change begins at a midnight in China, and is announced before. */
  isByDay: boolean;
  unit: string;
  least: number;
  most: number;
  /** It is a multiple of this. */
  step?: number;
  /** What holds until the first change does. */
  fallback: (config: Config) => number;
}

interface Range extends Pick<NumberRule, 'unit' | 'least' | 'most'> {
  first: number;
}

const sms = ({ first, ...range }: Range): NumberRule => ({
  kind: 'sms',
  isByDay: false,
  ...range,
  fallback: () => first,
});

/** How much one operator may do before a second one must agree. 0 always asks for a second one. */
const alone = ({ first, ...range }: Omit<Range, 'least'> & Partial<Pick<Range, 'least'>>): NumberRule => ({
  kind: 'alone',
  isByDay: false,
  least: 0,
  ...range,
  fallback: () => first,
});

/** Coins that members are promised, which pages and help state. */
const promised = (kind: NumberRule['kind'], first: number): NumberRule => ({
  kind,
  isByDay: true,
  unit: '金币',
  least: 1,
  most: 2_000,
  fallback: () => first,
});

/** What the index of the steps of credit knows: it finds changes of level without all transfers of a member. */
export const LEVEL_STEP = 50;

/** From which credit each level but the lowest counts until the first change, the lowest first. */
export const firstMarks = {
  levelBronze: 100,
  levelSilver: 400,
  levelGold: 1_000,
  levelDiamond: 3_000,
} as const satisfies Partial<Record<RuleNumberName, number>>;

const level = (name: keyof typeof firstMarks): NumberRule => ({
  ...promised('level', firstMarks[name]),
  unit: '分',
  least: LEVEL_STEP,
  most: 1_000_000,
  step: LEVEL_STEP,
});

/** The numbers that operators may change. */
export const numberRules: Readonly<Record<RuleNumberName, NumberRule>> = {
  smsADay: {
    kind: 'sms',
    isByDay: false,
    unit: '条',
    // Fewer would shut members out.
    least: 100,
    most: 1_000_000,
    fallback: ({ delivery }) => delivery.smsADay,
  },
  // Each code has five tries, so more codes are more guesses.
  codesAMobile: sms({ unit: '条', least: 3, most: 10, first: 5 }),
  codesADevice: sms({ unit: '条', least: 5, most: 500, first: 20 }),
  codesALine: sms({ unit: '条', least: 10, most: 1_000, first: 60 }),
  coinsAlone: alone({ unit: '金币', most: 200_000, first: 5_000 }),
  qualityAlone: alone({ unit: '分', most: 100, first: 20 }),
  // As much as one discussion group gives.
  creditAlone: alone({ unit: '分', most: 1_000, first: 100 }),
  payoutAlone: alone({ unit: '金币', most: 10_000_000, first: 200_000 }),
  orderYuanAlone: alone({ unit: '元', most: 20_000, first: 2_000 }),
  // Counted up to here only.
  peopleAlone: alone({ unit: '人', most: 10_000, first: 1_000 }),
  prizeYuanAlone: alone({ unit: '元', most: 1_000_000, first: 10_000 }),
  exportRowsAlone: alone({ unit: '行', least: 1, most: 10_000, first: 1_000 }),
  inviteVerified: promised('invite', 20),
  inviteWelcomeSurvey: promised('invite', 100),
  inviteFirstSurvey: promised('invite', 200),
  checkinDay1: promised('checkin', 5),
  checkinDay2: promised('checkin', 5),
  checkinDay3: promised('checkin', 8),
  checkinDay4: promised('checkin', 8),
  checkinDay5: promised('checkin', 10),
  checkinDay6: promised('checkin', 10),
  checkinDay7: promised('checkin', 50),
  // The agreement promises the first ones.
  newcomerCoinsADay: { ...promised('newcomer', 300), least: 300, most: 10_000 },
  levelBronze: level('levelBronze'),
  levelSilver: level('levelSilver'),
  levelGold: level('levelGold'),
  levelDiamond: level('levelDiamond'),
};

/** All names, in the order of the console's page. */
// The keys of a constant object.
export const numberNames = Object.keys(numberRules) as RuleNumberName[];
