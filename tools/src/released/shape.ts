import { nameOf, type Schema } from './document.ts';

/** A schema without references and intersections, with all its requirements in one place. */
export interface Shape extends Schema {
  /** Name of its component, if it is one. */
  readonly named?: string;
  /** Its alternatives; empty without any. */
  readonly variants: readonly Schema[];
}

const merged = (one: Shape, other: Shape): Shape => ({
  ...one,
  ...other,
  properties: { ...one.properties, ...other.properties },
  required: [...(one.required ?? []), ...(other.required ?? [])],
  variants: [...one.variants, ...other.variants],
});

/** Reads a schema through its references and intersections. */
export const shapeOf = (schema: Schema, schemas: Readonly<Record<string, Schema>>): Shape => {
  if (schema.$ref !== undefined) {
    const named = nameOf(schema.$ref);
    const target = schemas[named];
    if (!target) throw new Error(`The document has no schema ${named}`);
    return { ...shapeOf(target, schemas), named };
  }
  const { allOf = [], anyOf = [], oneOf = [], ...own } = schema;
  const first: Shape = { ...own, variants: [...anyOf, ...oneOf] };
  return allOf
    .map((part) => {
      const { named: _named, ...shape } = shapeOf(part, schemas);
      return shape;
    })
    .reduce(merged, first);
};

/** The types that a value may have; undefined when it may have any. */
export const typesOf = ({ type, enum: values, const: only }: Shape): ReadonlySet<string> | undefined => {
  if (type !== undefined) return new Set(typeof type === 'string' ? [type] : type);
  const known = values ?? (only === undefined ? undefined : [only]);
  return known && new Set(known.map((value) => (value === null ? 'null' : typeof value)));
};

/** The values that it allows; undefined when it lists none. */
export const valuesOf = ({ enum: values, const: only }: Shape): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);
