import { JoinResult, type ListTaskRecordsParams, ParticipationState } from '@yayan/api-client';
import { joinResults } from '@yayan/ui';

/** What records can be narrowed by: all, those under way, and each result (design pages 1.4). */
export const recordFilters = [
  { value: '', label: '全部' },
  { value: ParticipationState.Open, label: '进行中' },
  ...Object.values(JoinResult)
    .filter((result) => result !== JoinResult.Incomplete)
    .map((result) => ({ value: String(result), label: joinResults[result].label })),
];

/** Reads the filter from an address; what is unknown means all. */
export const readRecordFilter = (value: string | null): ListTaskRecordsParams => {
  if (value === ParticipationState.Open) return { state: ParticipationState.Open };
  const result = Object.values(JoinResult).find((one) => one !== 0 && String(one) === value);
  return result === undefined ? {} : { result };
};
