import { JoinResult, type ListTaskRecordsParams, ParticipationState } from '@yayan/api-client';
import { joinResultLabels } from '@yayan/contract/labels';

/** The filters of records: all, in progress, and each result (design pages 1.4). */
export const recordFilters = [
  { value: '', label: '全部' },
  { value: ParticipationState.Open, label: '进行中' },
  ...Object.values(JoinResult)
    .filter((result) => result !== JoinResult.Incomplete)
    .map((result) => ({ value: String(result), label: joinResultLabels[result] })),
];

/** Reads the filter from a URL; unknown values mean all. */
export const readRecordFilter = (value: string | null): ListTaskRecordsParams => {
  if (value === ParticipationState.Open) return { state: ParticipationState.Open };
  const result = Object.values(JoinResult).find((one) => one !== 0 && String(one) === value);
  return result === undefined ? {} : { result };
};
