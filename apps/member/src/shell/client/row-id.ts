/** Whether an address names a row: a strange id isn't asked for. */
export const isRowId = (id: string | null): boolean =>
  id !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
