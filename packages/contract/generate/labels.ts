import type { OpenApiDocument } from './bundle.ts';

interface LabelledEnum {
  title: string;
  enum: (string | number)[];
  'x-enum-descriptions': string[];
  'x-labels': true;
}

type Texts = Omit<LabelledEnum, 'x-labels'>;

const isLabelled = (schema: object): schema is LabelledEnum =>
  'x-labels' in schema && schema['x-labels'] === true;

const constantOf = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}Labels`;

const source = (name: string, { title, enum: values, 'x-enum-descriptions': texts }: Texts): string => {
  const rows = values.map((value, at) => `  ${JSON.stringify(value)}: '${texts[at]}',`);
  return `/** ${title}, as people read it. */
export const ${constantOf(name)} = {\n${rows.join('\n')}\n} as const satisfies Record<${name}, string>;
`;
};

interface TranslatedEnum extends Texts {
  'x-enum-labels-en'?: string[];
}

const isEnum = (schema: object): schema is TranslatedEnum => 'enum' in schema && 'x-enum-varnames' in schema;

const moduleOf = (document: OpenApiDocument, isRead: (schema: object) => schema is Texts): string => {
  const labelled = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    isRead(schema) ? [[name, schema] as const] : [],
  );
  const names = labelled.map(([name]) => name).join(', ');
  return `import type { ${names} } from './enumerations.ts';\n\n${labelled.map(([name, schema]) => source(name, schema)).join('\n')}`;
};

/** Source of a module with the texts of those enumerations whose values people read, by value. */
export const labelsSource = (document: OpenApiDocument): string => moduleOf(document, isLabelled);

/** Source of a module with the texts of every enumeration of the console: operators read all of them. */
export const consoleLabelsSource = (document: OpenApiDocument): string => moduleOf(document, isEnum);

const publishedSource = (
  name: string,
  { title, enum: values, 'x-enum-descriptions': chinese, 'x-enum-labels-en': english = [] }: TranslatedEnum,
): string => {
  if (english.length !== values.length) throw new Error(`${name}: one English label a value`);
  const rows = values.map(
    (value, at) =>
      `  ${JSON.stringify(value)}: { zh: ${JSON.stringify(chinese[at])}, en: ${JSON.stringify(english[at])} },`,
  );
  return `/** ${title ? `${title}: labels` : 'Labels'} of \`${name}\`. */
export const ${constantOf(name)} = {\n${rows.join('\n')}\n} as const;
`;
};

/** Source of a module with the labels of every named enumeration, in Chinese and in English, by value. */
export const publishedLabelsSource = (document: OpenApiDocument): string =>
  Object.entries(document.components.schemas)
    .flatMap(([name, schema]) => (isEnum(schema) ? [publishedSource(name, schema)] : []))
    .join('\n');
