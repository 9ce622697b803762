import { GroupOpenState } from '@yayan/contract';

/** The state of a group, topic or section at a time. It is open from `opensAt` until just before `closesAt`. */
export function openState(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): GroupOpenState {
  if (now < opensAt) return GroupOpenState.Upcoming;
  return now < closesAt ? GroupOpenState.Open : GroupOpenState.Closed;
}
