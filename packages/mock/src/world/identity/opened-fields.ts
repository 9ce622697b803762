import type { FieldKey } from '../field-key.ts';

/** A body with its encrypted fields opened, as the server reads it. Damaged fields stay as they are. */
export const openedFields = async (key: FieldKey, body: unknown): Promise<unknown> => {
  if (typeof body === 'string') return (await key.open(body)) ?? body;
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return await Promise.all(body.map((each) => openedFields(key, each)));
  const fields = Object.entries(body).map(
    async ([name, value]) => [name, await openedFields(key, value)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
};
