import { GroupOpenState } from '@yayan/contract';

/** The state of a group, topic or section at a time. It is open from `opensAt` until just before `closesAt`. */
export function openState(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): GroupOpenState {
  // Numbers, because a call checks every section of its group, and comparing dates is many times slower.
  const at = now.getTime();
  if (at < opensAt.getTime()) return GroupOpenState.Upcoming;
  return at < closesAt.getTime() ? GroupOpenState.Open : GroupOpenState.Closed;
}
