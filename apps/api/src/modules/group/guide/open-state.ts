import { GroupOpenState } from '@yayan/contract';

/** Where something stands in its schedule; it opens and closes exactly at its times. */
export function openState(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): GroupOpenState {
  if (now < opensAt) return GroupOpenState.Upcoming;
  return now < closesAt ? GroupOpenState.Open : GroupOpenState.Closed;
}
