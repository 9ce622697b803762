import { listTaskRecords, type ListTaskRecordsParams } from '@yayan/api-client';
import { getListTaskRecordsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** The member's participations, newest first. */
export const useTaskRecords = (filter: ListTaskRecordsParams) =>
  useCursorPages(getListTaskRecordsQueryKey(filter), (cursor, signal) =>
    listTaskRecords({ ...filter, ...cursor }, { signal }),
  );
