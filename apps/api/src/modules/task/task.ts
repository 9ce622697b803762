import type { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import type { TaskTexts } from './task-texts.ts';
import type { Wanted } from './wanted.ts';

/** A task as the product knows it (decisions §3). */
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
  /** Paid once to who is screened out or meets a full quota. Coins. */
  readonly consolationCoins: number;
  readonly declaredMinutes: number | null;
  readonly screeningMinutes: number | null;
  /** Running median of the time people took, once 20 finished. */
  readonly medianSeconds: number | null;
  readonly devices: readonly DeviceType[];
  /** Names of cities; empty is everywhere. */
  readonly cities: readonly string[];
  /** Quality score (质量分) a member needs to see and start it; at least 40. */
  readonly minimumQuality: number;
  /** How many people of one network address may take part; null is any number. */
  readonly networkLimit: number | null;
  readonly seats: number | null;
  readonly seatsTaken: number;
  /** How long a seat stays reserved after screening; set by what the task runs. */
  readonly seatMinutes: number | null;
  readonly tags: readonly string[];
  readonly texts: TaskTexts;
  /** Whom it looks for, as far as attributes tell. */
  readonly wanted: Wanted;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** What a new task is made of. */
export type NewTask = Omit<Task, 'id' | 'seatsTaken' | 'medianSeconds' | 'seatMinutes' | 'wanted'> & {
  /** Left out, it looks for anybody. */
  readonly wanted?: Wanted;
};
