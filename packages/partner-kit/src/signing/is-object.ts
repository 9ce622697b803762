/** Whether this is an object whose fields can be read. A caller without types may pass anything. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
