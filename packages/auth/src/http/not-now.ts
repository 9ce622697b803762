/** Whether a HTTP status of the 4xx range says "not now" rather than "no": timeout, too early, too many. */
export const isNotNow = (status: number): boolean => status === 408 || status === 425 || status === 429;
