import type { DataOf, DeviceType, TaskObstacleKind } from '@yayan/contract';
import { availabilityOf } from './availability.ts';
import type { Participation } from '../participation.ts';
import type { Task } from '../task.ts';

type Obstacle = NonNullable<DataOf<'getTask'>['eligibility']['obstacle']>;

/** Below this quality (质量分) new tasks are paused (rule 4.12). */
export const pausedBelow = 40;

/** What we know about the member who wants to start. */
export interface Applicant {
  readonly own: Participation | undefined;
  readonly device: DeviceType;
  readonly quality: number;
  /** The member's city, or null if it is unknown. */
  readonly city: string | null;
}

/** Whether the task's city limit excludes this member. A member whose city is unknown is let in. */
export const isOutsideCities = ({ cities }: Pick<Task, 'cities'>, city: string | null): boolean =>
  cities.length > 0 && city !== null && !cities.includes(city);

/**
 * The first reason why a member can't start a task, or can't continue it on this device; undefined if there is none.
 * Later changes of the task don't exclude members who started.
 */
export function obstacleTo(task: Task, applicant: Applicant, now: Date): TaskObstacleKind | undefined {
  const { own, device, quality, city } = applicant;
  if (own !== undefined && own.result !== 0) return 'joined';
  const fitsDevice = task.devices.includes(device);
  if (own !== undefined) return fitsDevice ? undefined : 'device';
  const availability = availabilityOf(task, now);
  if (availability !== 'open') return availability;
  if (!fitsDevice) return 'device';
  if (quality < task.minimumQuality) return 'quality';
  return isOutsideCities(task, city) ? 'city' : undefined;
}

const deviceNames: Record<DeviceType, string> = { 1: '手机', 2: '电脑', 3: '平板' };

/** The text of an obstacle for the member, with the page where they can solve it. */
export function describeObstacle(kind: TaskObstacleKind, task: Task): Obstacle {
  const say = (text: string, fixUrl: string | null = null, fixLabel: string | null = null): Obstacle => ({
    kind,
    text,
    fixUrl,
    fixLabel,
  });
  switch (kind) {
    case 'notStarted':
      return say('任务还没有开始');
    case 'ended':
      return say('任务已经截止', '/task', '看其他任务');
    case 'full':
      return say('名额已满', '/task', '看其他任务');
    case 'paused':
      return say('任务暂停了，恢复后才能参加', '/task', '看其他任务');
    case 'joined':
      return say('你已参加过这个任务', '/task/summary', '看任务记录');
    case 'device':
      return say(`这个任务要用${task.devices.map((device) => deviceNames[device]).join('或')}完成`);
    case 'city':
      return say(
        `这次只面向${task.cities.slice(0, 5).join('、')}的会员`,
        `/user/survey?part=basic&question=city&from=/task/detail/${task.hashId}`,
        '更新常住地',
      );
    case 'quality':
      return say(`这个任务需要质量分达到 ${task.minimumQuality}`, '/home/quality', '看质量分');
  }
}
