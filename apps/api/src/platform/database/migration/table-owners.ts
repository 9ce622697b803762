import type { MigrationFile } from './migration-files.ts';

const CREATE_TABLE = /^\s*create table (?:if not exists )?(\w+)/gim;

/**
 * The area of each table: the area in the name of the migration that creates it (`0003_ledger` → ledger). Partitions
 * belong to the area of their table.
 */
export function ownedTables(files: readonly Pick<MigrationFile, 'name' | 'up'>[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { name, up } of files) {
    const area = name.replace(/^\d+_/, '');
    for (const [, table] of up.matchAll(CREATE_TABLE)) if (table !== undefined) owners.set(table, area);
  }
  return owners;
}

/** The tables that a TypeScript source reads or writes, by Kysely's calls or in an sql template. */
export function namedTables(source: string, tables: Iterable<string>): string[] {
  const places = new Set([...kyselyPlaces(source), ...sqlPlaces(source)]);
  return [...tables].filter((table) => places.has(table));
}

const KYSELY_CALL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|(?:inner|left|right|full|cross)Join(?:Lateral)?|table)\(\s*(\[[^\]]*\]|'[^']*')/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const SQL_TEMPLATE = /\bsql(?:<[^`]*>)?`/;
const SQL_TABLE = /\b(?:from|join|into|update|table|only|truncate)\s+(?:public\.)?"?(\w+)/gi;

function kyselyPlaces(source: string): string[] {
  return [...source.matchAll(KYSELY_CALL)]
    .flatMap(([, argument = '']) => [...argument.matchAll(/'(\w+)/g)])
    .map(([, table = '']) => table);
}

/** The whole source is searched: templates within a template end where a pattern can't tell. */
function sqlPlaces(source: string): string[] {
  if (!SQL_TEMPLATE.test(source)) return [];
  return [...source.replaceAll(COMMENT, '').matchAll(SQL_TABLE)].map(([, table = '']) => table);
}
