/** A JSON schema from a document. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Content {
  readonly [type: string]: { readonly schema: Schema };
}

/** Returns a function that follows references to a document's parameters. */
export const resolverOf =
  (parameters: Readonly<Record<string, Parameter>>) =>
  (parameter: Parameter | { readonly $ref: string }): Parameter => {
    if (!('$ref' in parameter)) return parameter;
    const found = parameters[parameter.$ref.replace('#/components/parameters/', '')];
    if (!found) throw new Error(`The document has no parameter ${parameter.$ref}`);
    return found;
  };

/** The schema of all parameters of one place. */
export const group = (parameters: readonly Parameter[], where: Parameter['in']): Schema => {
  const members = parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    additionalProperties: false,
    required: members.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
  };
};
