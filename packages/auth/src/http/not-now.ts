/** Whether an HTTP status of the 4xx range is temporary: timeout, too early, too many requests. */
export const isNotNow = (status: number): boolean => status === 408 || status === 425 || status === 429;
