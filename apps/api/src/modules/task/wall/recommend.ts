import type { DataOf } from '@yayan/contract';
import type { Task } from '../task.ts';
import { minutesOf } from './task-minutes.ts';
import { type KnownAttributes, type MatchFinding, matchOf } from '../wanted.ts';

type Match = NonNullable<DataOf<'listTasks'>['items'][number]['match']>;

/** The order of the levels. Their ranges don't overlap, so that no pay lifts a task above a better match. */
const LEVELS = { high: 0, middle: 1, low: 2 } as const satisfies Record<Match['level'], number>;
const LEVEL_RANGE = 1e9;
/** The level of a task for anybody. */
const ANYBODY = 'middle';
/** The assumed probability that a member is accepted. It only ranks tasks and is never shown. */
const CHANCES = { high: 0.8, middle: 0.5, low: 0.1, anybody: 0.6 } as const;
/** The assumed minutes of a task without a declared time. */
const USUAL_MINUTES = 5;
/** A task with fewer free seats than this ranks lower, because others may take them first. */
const FEW_SEATS = 20;

/** The data that ranking needs. */
export type RankableTask = Pick<
  Task,
  | 'id'
  | 'coins'
  | 'consolationCoins'
  | 'declaredMinutes'
  | 'screeningMinutes'
  | 'medianSeconds'
  | 'seats'
  | 'seatsTaken'
  | 'wanted'
>;

/** A task with its place in a member's ranking. */
export interface RankedTask {
  readonly id: string;
  /** Whole number; the smallest comes first. */
  readonly value: number;
  readonly level: Match['level'];
}

/** The data that a phrase about a task needs. */
type Describable = RankableTask & Pick<Task, 'cities'>;

/** Expected coins a minute, weighted by the chance, the consolation and the free seats. */
function worth(task: RankableTask, finding: MatchFinding | null): number {
  const chance = CHANCES[finding?.level ?? 'anybody'];
  const minutes = minutesOf(task) ?? USUAL_MINUTES;
  const screening = Math.min(task.screeningMinutes ?? minutes, minutes);
  const pay = chance * task.coins + (1 - chance) * task.consolationCoins;
  const time = chance * minutes + (1 - chance) * screening;
  const left = task.seats === null ? FEW_SEATS : Math.max(0, task.seats - task.seatsTaken);
  return (pay / time) * Math.min(1, left / FEW_SEATS);
}

const together = (labels: readonly string[]): string => labels.slice(0, 3).join('、');

/** A phrase that explains a task's rank. */
function phrase(task: Describable, finding: MatchFinding | null): Match {
  if (finding === null) {
    const rate = Math.round(task.coins / (minutesOf(task) ?? USUAL_MINUTES));
    const who = task.cities.length === 0 ? '人人' : `${together(task.cities)}的会员`;
    return { level: ANYBODY, why: rate > 0 ? `${who}可答，每分钟约 ${rate} 金币` : `${who}可以参加` };
  }
  const { level, fitting, failing, unknown } = finding;
  if (level === 'low') return { level, why: `这次要找的人，${together(failing)}和你不同` };
  if (level === 'high') return { level, why: `你的${together(fitting)}符合这次的要求` };
  return { level, why: `还不知道你的${together(unknown)}，完善资料后更准` };
}

/** How well a task fits a member, as a text for the member. */
export const describeMatch = (task: Describable, known: KnownAttributes, now: Date): Match =>
  phrase(task, matchOf(task.wanted, known, now));

/** A task's place in a member's ranking: its level first, then its worth. */
function rankOf(level: Match['level'], value: number): number {
  return LEVELS[level] * LEVEL_RANGE - Math.min(Math.round(value * 1000), LEVEL_RANGE - 1);
}

/**
 * Ranks tasks for a member: by level of the match first, then by expected pay a minute and free seats (rule 3.1). Equal
 * tasks are ordered by id, so that paging skips and repeats nothing.
 */
export function rankTasks(tasks: readonly RankableTask[], known: KnownAttributes, now: Date): RankedTask[] {
  return tasks
    .map((task): RankedTask => {
      const finding = matchOf(task.wanted, known, now);
      const level = finding?.level ?? ANYBODY;
      return { id: task.id, value: rankOf(level, worth(task, finding)), level };
    })
    .toSorted((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1));
}
