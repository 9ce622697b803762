/** Whether this is an object with readable fields. A caller without types may pass anything. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
