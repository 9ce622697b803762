/** A part of the OpenAPI document; only what examples are made of. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The whole of several parts; objects are laid over each other. */
const merged = (parts: readonly unknown[]): unknown =>
  parts.every(isObject) ? Object.assign({}, ...parts) : parts.find((part) => part !== undefined);

const firstType = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.find((each) => each !== 'null');

/** A value as the document gives it: its own example, or one made of the examples of its parts. */
export const exampleOf = (schema: Schema, schemas: Schemas, above: readonly string[] = []): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const named = schemas[name];
    // A schema that holds itself ends here.
    return !named || above.includes(name) ? null : exampleOf(named, schemas, [...above, name]);
  }
  const of = (part: Schema): unknown => exampleOf(part, schemas, above);
  if (schema.allOf) return merged(schema.allOf.map(of));
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice?.[0]) return of(choice[0]);
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, of(part)]));
  return (
    {
      array: schema.items ? [of(schema.items)] : [],
      boolean: true,
      object: {},
      number: schema.minimum ?? 0,
      integer: schema.minimum ?? 0,
    }[firstType(schema) ?? ''] ?? null
  );
};
