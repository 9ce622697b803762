import { isRefusal } from '@yayan/auth';

/** Whether what an address names is not there: unknown, another's, or nothing that could ever have been an id. */
export const leadsNowhere = (error: unknown): boolean =>
  isRefusal(error, 'NOT_FOUND', 404) || isRefusal(error, 'FIELD_WRONG', 10002);
