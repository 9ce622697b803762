import type { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import type { TaskTexts } from './task-texts.ts';
import type { ForeignResearch } from './foreign-research.ts';
import type { Wanted } from './wanted.ts';

/** A task (rule 3.1). */
export interface Task {
  readonly id: string;
  /** The public id. */
  readonly hashId: string;
  readonly module: TaskModule;
  readonly type: TaskType;
  readonly title: string;
  readonly cover: string | null;
  readonly coins: number;
  readonly credit: number;
  /** Coins paid once if a member is screened out or meets a full quota (rule 3.15). */
  readonly consolationCoins: number;
  readonly declaredMinutes: number | null;
  readonly screeningMinutes: number | null;
  /** Running median of the time members took, from 20 completes on (rule 3.2). Seconds. */
  readonly medianSeconds: number | null;
  readonly devices: readonly DeviceType[];
  /** Names of the allowed cities; an empty list allows all. */
  readonly cities: readonly string[];
  /** Quality score (质量分) that a member needs to see and start the task; at least 40. */
  readonly minimumQuality: number;
  /** How many people of one network may take part; null means no limit (rule 3.12). */
  readonly networkLimit: number | null;
  readonly seats: number | null;
  readonly seatsTaken: number;
  /** Whether no quota cell has a free seat for anybody (rule 3.32). */
  readonly quotaFull: boolean;
  /** How long a seat stays reserved after the screening; set from the questionnaire or partner. */
  readonly seatMinutes: number | null;
  readonly tags: readonly string[];
  readonly texts: TaskTexts;
  /** Counts the versions of what the texts say about data (rule 3.50). */
  readonly dataUseVersion: number;
  /** Research for a client abroad; null for all other tasks (rule 3.36). */
  readonly foreignResearch: ForeignResearch | null;
  /** The attributes that the task looks for. */
  readonly wanted: Wanted;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** Since when nobody may start it; null if it isn't paused. */
  readonly pausedAt: Date | null;
}

/** The data of a new task. */
export type NewTask = Omit<
  Task,
  | 'id'
  | 'seatsTaken'
  | 'quotaFull'
  | 'medianSeconds'
  | 'seatMinutes'
  | 'wanted'
  | 'pausedAt'
  | 'dataUseVersion'
  | 'foreignResearch'
> & {
  /** Without it the client is in China. */
  readonly foreignResearch?: ForeignResearch | null;
  /** Without it the task is for anybody. */
  readonly wanted?: Wanted;
};
