import type { Document, Schema } from './document.ts';
import { type Shape, shapeOf, typesOf, valuesOf } from './shape.ts';

/** Whether a client sends values of a schema, or gets them. */
export type Direction = 'sent' | 'got';

/** Two documents whose schemas are compared; each pair of named schemas is reported once. */
export interface Comparison {
  readonly before: Document;
  readonly after: Document;
  readonly compared: Set<string>;
}

const upper = ['maxLength', 'maximum', 'maxItems'] as const;
const lower = ['minLength', 'minimum', 'minItems'] as const;

/** The types of `inner` that `outer` lacks; an integer is a number. */
const lacking = (inner: ReadonlySet<string>, outer: ReadonlySet<string>): string[] =>
  [...inner].filter((type) => !outer.has(type) && !(type === 'integer' && outer.has('number')));

const typeBreaks = (old: Shape, now: Shape, direction: Direction, at: string): string[] => {
  const [was, is] = [typesOf(old), typesOf(now)];
  if (direction === 'sent' && is) {
    const refused = was ? lacking(was, is) : ['any type'];
    return refused.length > 0 ? [`${at} no longer takes ${refused.join(', ')}`] : [];
  }
  if (direction === 'got' && was) {
    const fresh = is ? lacking(is, was) : ['any type'];
    return fresh.length > 0 ? [`${at} may be ${fresh.join(', ')} now`] : [];
  }
  return [];
};

const valueBreaks = (old: Shape, now: Shape, direction: Direction, at: string): string[] => {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (!is) return [];
  if (!was) return direction === 'sent' ? [`${at} takes only some values now`] : [];
  const gone = was.filter((value) => !is.includes(value));
  return gone.map((value) => `${at} lost its value ${JSON.stringify(value)}`);
};

const limitBreaks = (old: Shape, now: Shape, at: string): string[] => [
  ...upper
    .filter((limit) => (now[limit] ?? Infinity) < (old[limit] ?? Infinity))
    .map((limit) => `${at} has ${limit} ${now[limit]} now`),
  ...lower
    .filter(
      (limit) =>
        (now[limit] ?? -Infinity) > Math.max(old[limit] ?? -Infinity, limit === 'minimum' ? -Infinity : 0),
    )
    .map((limit) => `${at} has ${limit} ${now[limit]} now`),
  ...(['pattern', 'format'] as const)
    .filter((rule) => now[rule] !== undefined && now[rule] !== old[rule])
    .map((rule) => `${at} has another ${rule}`),
];

const fieldBreaks = (
  comparison: Comparison,
  old: Shape,
  now: Shape,
  direction: Direction,
  at: string,
): string[] => {
  const required = { was: new Set(old.required), is: new Set(now.required) };
  const demanded = [...required.is].filter((name) => !required.was.has(name));
  const fields = Object.entries(old.properties ?? {}).flatMap(([name, field]) => {
    const place = `${at}.${name}`;
    const next = now.properties?.[name];
    if (!next) return [`${place} is gone`];
    const mayMiss = direction === 'got' && required.was.has(name) && !required.is.has(name);
    return [
      ...(mayMiss ? [`${place} may be missing now`] : []),
      ...schemaBreaks(comparison, field, next, direction, place),
    ];
  });
  return [
    ...(direction === 'sent' ? demanded.map((name) => `${at}.${name} is required now`) : []),
    ...fields,
  ];
};

/**
 * Each choice of one side must fit a choice of the other: a value that was sent is still accepted, and a value in an answer was
 * known before.
 */
const choiceBreaks = (
  comparison: Comparison,
  old: Shape,
  now: Shape,
  direction: Direction,
  at: string,
): string[] => {
  const choices = ({ variants, ...rest }: Shape): readonly Schema[] =>
    variants.length > 0 ? variants : [rest];
  const [was, is] = [choices(old), choices(now)];
  if (was.length === is.length)
    return was.flatMap((each, place) => schemaBreaks(comparison, each, is[place] ?? {}, direction, at));
  const [from, to] = direction === 'sent' ? [was, is] : [is, was];
  const fits = (one: Schema, other: Schema): boolean => {
    const [first, second] = direction === 'sent' ? [one, other] : [other, one];
    const alone = { ...comparison, compared: new Set<string>() };
    return schemaBreaks(alone, first, second, direction, at).length === 0;
  };
  return from.every((one) => to.some((other) => fits(one, other)))
    ? []
    : [direction === 'sent' ? `${at} takes fewer kinds of value now` : `${at} has new kinds of value now`];
};

/** The breaks for a client of the old schema with the new one, one line each. */
export function schemaBreaks(
  comparison: Comparison,
  oldSchema: Schema,
  newSchema: Schema,
  direction: Direction,
  at: string,
): string[] {
  const old = shapeOf(oldSchema, comparison.before.components.schemas);
  const now = shapeOf(newSchema, comparison.after.components.schemas);
  const place = old.named ?? at;
  if (old.named !== undefined) {
    const pair = `${direction} ${old.named} ${now.named}`;
    if (comparison.compared.has(pair)) return [];
    comparison.compared.add(pair);
  }
  if (old.variants.length > 0 || now.variants.length > 0)
    return choiceBreaks(comparison, old, now, direction, place);
  const types = typeBreaks(old, now, direction, place);
  if (types.length > 0) return types;
  return [
    ...valueBreaks(old, now, direction, place),
    ...(direction === 'sent' ? limitBreaks(old, now, place) : []),
    ...fieldBreaks(comparison, old, now, direction, place),
    ...(old.items && now.items
      ? schemaBreaks(comparison, old.items, now.items, direction, `${place}[]`)
      : []),
  ];
}
