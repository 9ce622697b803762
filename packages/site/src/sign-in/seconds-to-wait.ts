import { isRefusal } from '@yayan/auth';

/** The longest pause between two codes (rule 2.5). */
const longest = 60;

/**
 * The server's wait before another code: another form may have requested the last one less than a minute ago. `undefined` for
 * other failures.
 */
export const secondsToWait = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'CODE_TOO_SOON')) return undefined;
  const { data } = error;
  return typeof data === 'object' &&
    data !== null &&
    'resendAfterSeconds' in data &&
    typeof data.resendAfterSeconds === 'number'
    ? data.resendAfterSeconds
    : longest;
};
