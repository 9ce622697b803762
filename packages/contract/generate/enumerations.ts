import type { OpenApiDocument } from './bundle.ts';

interface EnumSchema {
  title: string;
  enum: (string | number)[];
  'x-enum-varnames': string[];
  'x-enum-descriptions': string[];
}

const isEnum = (schema: object): schema is EnumSchema => 'enum' in schema && 'x-enum-varnames' in schema;

const source = ([name, schema]: [string, EnumSchema]): string => {
  const names = schema['x-enum-varnames'];
  const texts = schema['x-enum-descriptions'];
  if (names.length !== schema.enum.length || texts?.length !== schema.enum.length)
    throw new Error(`${name}: one name and one Chinese text a value`);
  const members = schema.enum.map(
    (value, at) =>
      `  /** ${texts[at]} */\n  ${names[at]}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  return `/** ${schema.title} */
export const ${name} = {\n${members.join('\n')}\n} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
`;
};

/** Source of a module with the document's named enumerations as constant objects, each value with its Chinese text. */
export const enumerationsSource = (document: OpenApiDocument): string =>
  Object.entries(document.components.schemas)
    .filter((found): found is [string, Record<string, unknown> & EnumSchema] => isEnum(found[1]))
    .map(source)
    .join('\n');
