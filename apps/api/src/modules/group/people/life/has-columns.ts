const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

/** Whether a row has all these values already. Columns that the change doesn't name are not compared. */
export const hasColumns = (row: object, columns: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(comparable(stored.get(name))) === JSON.stringify(comparable(value)),
  );
};
