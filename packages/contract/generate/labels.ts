import type { OpenApiDocument } from './bundle.ts';

interface LabelledEnum {
  title: string;
  enum: (string | number)[];
  'x-enum-descriptions': string[];
  'x-labels': true;
}

const isLabelled = (schema: object): schema is LabelledEnum =>
  'x-labels' in schema && schema['x-labels'] === true;

const source = (
  name: string,
  { title, enum: values, 'x-enum-descriptions': texts }: LabelledEnum,
): string => {
  const rows = values.map((value, at) => `  ${JSON.stringify(value)}: '${texts[at]}',`);
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Labels`;
  return `/** ${title}, as people read it. */
export const ${constant} = {\n${rows.join('\n')}\n} as const satisfies Record<${name}, string>;
`;
};

/** Source of a module with the texts of those enumerations whose values people read, by value. */
export const labelsSource = (document: OpenApiDocument): string => {
  const labelled = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    isLabelled(schema) ? [[name, schema] as const] : [],
  );
  const names = labelled.map(([name]) => name).join(', ');
  return `import type { ${names} } from './enumerations.ts';\n\n${labelled.map(([name, schema]) => source(name, schema)).join('\n')}`;
};
