type Json = unknown;
type Path = readonly (string | number)[];

/** One fault of a body, and the body as JSON. */
export interface WrongBody {
  what: string;
  payload: string;
}

const LONG_TEXT = '长'.repeat(50_000);
const MOST_ITEMS = 2_000;
const MOST_CHARACTERS = 200_000;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value inside a body with its place. In a list only the first item is used. */
function* places(value: Json, path: Path = []): Generator<{ path: Path; value: Json }> {
  yield { path, value };
  const inner: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.slice(0, 1).map((item: Json) => [0, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, each] of inner) yield* places(each, [...path, key]);
}

const replaced = (whole: Json, [key, ...rest]: Path, value: Json): Json => {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return [replaced(whole[0], rest, value), ...whole.slice(1)];
  const holder = isObject(whole) ? whole : {};
  return { ...holder, [key]: replaced(holder[key], rest, value) };
};

const tooMany = (items: readonly Json[]): Json[] => {
  const size = JSON.stringify(items[0] ?? null).length + 1;
  const count = Math.min(MOST_ITEMS, Math.floor(MOST_CHARACTERS / size));
  return Array.from({ length: count }, () => items[0] ?? null);
};

const swollen = (value: Json): { how: string; value: Json } | null => {
  if (typeof value === 'string') return { how: 'too long', value: LONG_TEXT };
  if (typeof value === 'number') return { how: 'too large', value: 1e300 };
  return Array.isArray(value) ? { how: 'too many', value: tooMany(value) } : null;
};

/**
 * Makes wrong bodies from bodies that the document allows. Each object gets an unknown field once, and each text,
 * number and list a value far beyond any limit.
 */
export function wrongBodies(allowed: readonly Json[]): WrongBody[] {
  const found = new Map<string, WrongBody>();
  const add = (path: Path, how: string, whole: Json): void => {
    // All keys chosen by the caller count as one place.
    const named = path.map((key) => (/^(?:[a-z][A-Za-z]*|0)$/u.test(String(key)) ? key : '*'));
    const what = `${['body', ...named].join('.')} ${how}`;
    if (!found.has(what)) found.set(what, { what, payload: JSON.stringify(whole) });
  };
  for (const whole of allowed)
    for (const { path, value } of places(whole)) {
      const big = swollen(value);
      if (big) add(path, big.how, replaced(whole, path, big.value));
      if (isObject(value))
        add(path, 'with an unknown field', replaced(whole, path, { ...value, nobodyKnows: 1 }));
    }
  return [...found.values()];
}
