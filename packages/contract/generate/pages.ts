import type { OpenApiDocument } from './bundle.ts';

interface PagedEnum {
  title: string;
  enum: (string | number)[];
  'x-enum-pages': string[];
}

const isPaged = (schema: object): schema is PagedEnum => 'x-enum-pages' in schema;

const source = (name: string, { title, enum: values, 'x-enum-pages': pages }: PagedEnum): string => {
  if (pages.length !== values.length) throw new Error(`${name}: one page a value`);
  const rows = values.map((value, at) => `  ${JSON.stringify(value)}: '${pages[at]}',`);
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Pages`;
  return `/** ${title}：会员网站上的地址 */
export const ${constant} = {\n${rows.join('\n')}\n} as const satisfies Record<${name}, string>;
`;
};

/** Source of a module with the pages of the member site for those enumerations that have one a value. */
export const pagesSource = (document: OpenApiDocument): string => {
  const paged = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    isPaged(schema) ? [[name, schema] as const] : [],
  );
  const names = paged.map(([name]) => name).join(', ');
  return `import type { ${names} } from './enumerations.ts';\n\n${paged.map(([name, schema]) => source(name, schema)).join('\n')}`;
};
