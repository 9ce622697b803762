/** A page, panel or question of a definition. */
export type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The pages, elements or choices of a part under this key. */
export const partsOf = (part: Part, key: string): readonly Part[] => {
  const parts = part[key];
  return Array.isArray(parts) ? parts.filter(isPart) : [];
};

/** The name of a page, panel or question. */
export const nameOf = ({ name }: Part): string => (typeof name === 'string' ? name : '');
