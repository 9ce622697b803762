import type { ListTaskRecordsParams } from '@yayan/api-client';
import { useListTaskRecordsInfinite } from '@yayan/api-client/react';

/** The member's participations, newest first. */
export const useTaskRecords = (filter: ListTaskRecordsParams) => useListTaskRecordsInfinite(filter);
