/** Runs one action at a time across all tabs of this browser: the used part of Web Locks. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}
