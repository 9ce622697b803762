import { JoinResult, type ListTaskRecordsParams, ParticipationState, ResultCause } from '@yayan/api-client';
import { joinResultLabels } from '@yayan/contract/labels';

/** Given-up work ends as timed out, and has a filter of its own (rule 3.46). */
const GIVEN_UP = ResultCause.GivenUp;

/** The filters of records: all, in progress, and each result (design pages 1.4). */
export const recordFilters = [
  { value: '', label: '全部' },
  { value: ParticipationState.Open, label: '进行中' },
  ...Object.values(JoinResult)
    .filter((result) => result !== JoinResult.Incomplete)
    .map((result) => ({ value: String(result), label: joinResultLabels[result] })),
  { value: GIVEN_UP, label: '已放弃' },
];

/** Reads the filter from a URL; unknown values mean all. */
export const readRecordFilter = (value: string | null): ListTaskRecordsParams => {
  if (value === ParticipationState.Open) return { state: ParticipationState.Open };
  if (value === GIVEN_UP) return { givenUp: true };
  const result = Object.values(JoinResult).find((one) => one !== 0 && String(one) === value);
  if (result === JoinResult.TimedOut) return { result, givenUp: false };
  return result === undefined ? {} : { result };
};
