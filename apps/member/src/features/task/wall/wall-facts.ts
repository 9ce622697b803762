import type { TaskCard } from '@yayan/api-client';
import { formatCount } from '@yayan/ui';
import { devicesText, endText, minutesText } from '../../../shell/task/task-facts.ts';
import { taskTypeNames } from '../../../shell/task/task-type-names.ts';

const dayMs = 86_400_000;
/** An end and a number of seats say something only when they are near. */
const nearDays = 7;
const fewSeats = 50;

/** The facts on a card of the wall, in one line: how long, on what, and what is about to run out. */
export const wallFacts = (task: TaskCard): readonly string[] => {
  const { seatsLeft, endsAt, joinState, devices } = task;
  const isFew = joinState === null && seatsLeft !== null && seatsLeft > 0 && seatsLeft <= fewSeats;
  const isNear = endsAt !== null && new Date(endsAt).getTime() - Date.now() < nearDays * dayMs;
  return [
    minutesText(task) ?? taskTypeNames[task.type],
    devices.length > 2 ? undefined : devicesText(task),
    isFew ? `剩 ${formatCount(seatsLeft)} 个名额` : undefined,
    isNear ? endText(task) : undefined,
  ].filter((fact) => fact !== undefined);
};
