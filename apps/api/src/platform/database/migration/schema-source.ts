import { sql, type Kysely } from 'kysely';
import type { Schema } from '../gen/schema.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  filled: boolean;
}

/** Tables of Kysely's migrator. */
const INTERNAL = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'migration_checksums',
  'function_texts',
]);

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
  xid8: 'string',
};

const HEAD = `// Made from apps/api/migrations by \`pnpm --filter @yayan/api generate\`: never edited.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as JSON text (\`JSON.stringify(value)\`), which both engines take alike. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;
`;

/** The TypeScript text of gen/schema.ts for a migrated database. Throws on an unknown column type. */
export async function schemaSource(db: Kysely<Schema>): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), (column) => column.table);
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${pascalCase(table)} {\n${columns.map(member).join('\n')}\n}\n`,
  );
  const members = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)};`);
  return `${[HEAD, ...interfaces].join('\n')}\nexport interface Schema {\n${members.join('\n')}\n}\n`;
}

async function readColumns(db: Kysely<Schema>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, format_type_name as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as filled
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join lateral (
      select base.typname as format_type_name
      from pg_type own join pg_type base on base.oid = coalesce(nullif(own.typbasetype, 0), own.oid)
      where own.oid = a.atttypid
    ) t on true
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows.filter((row) => !INTERNAL.has(row.table));
}

function member(column: Column): string {
  const scalar = column.type.replace(/^_/, '');
  const known = TYPES[scalar];
  if (known === undefined)
    throw new Error(`No TypeScript type for ${column.table}.${column.name}: ${column.type}`);
  if (known === 'Json' && column.filled) return `  ${column.name}: Defaulted${known};`;
  const value = `${scalar === column.type ? known : `${known}[]`}${column.nullable ? ' | null' : ''}`;
  return `  ${column.name}: ${column.filled ? `Generated<${value}>` : value};`;
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
