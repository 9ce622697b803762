/** Runs one piece of work at a time among all tabs of this browser: the part of Web Locks used here. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}
