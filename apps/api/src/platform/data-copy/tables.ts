import type { CopySession } from './copy-session.ts';

/** A table to copy. */
export interface MovedTable {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted names of its columns, without generated ones. */
  columns: string[];
}

/**
 * Tables that are not copied: the applied migrations, which every database has itself; the live events of the last ten
 * minutes, whose transaction numbers mean nothing elsewhere; the servers' readiness probes; and until when levels were looked
 * through, whose one row the migration makes.
 */
const NOT_COPIED = [
  'kysely_migration',
  'kysely_migration_lock',
  'migration_checksums',
  'function_texts',
  'events',
  'write_probes',
  'level_news',
];

/** Every table of the product and of its jobs. A table comes after the tables that it refers to. */
export async function movedTables(session: CopySession): Promise<MovedTable[]> {
  const tables = await session.query<MovedTable & { oid: number; refers: number[] }>(
    `select c.oid::int8 as oid, format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(select distinct f.confrelid::int8 from pg_constraint f
         where (f.conrelid = c.oid or f.conrelid in (select inhrelid from pg_inherits where inhparent = c.oid))
           and f.contype = 'f' and f.confrelid <> c.oid) as refers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
       and not (n.nspname = 'public' and c.relname = any($1))
     order by n.nspname desc, c.relname collate "C"`,
    [NOT_COPIED],
  );
  const ordered: typeof tables = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const oids = new Set([...waiting].map((table) => table.oid));
    const free = [...waiting].filter((table) => !table.refers.some((oid) => oids.has(oid)));
    if (free.length === 0)
      throw new Error(
        `Tables refer to each other in a circle: ${[...waiting].map((table) => table.name).join(', ')}`,
      );
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

/** The migrations that a database has applied, one a line. Two databases that exchange data must have the same. */
export async function schemaVersion(session: CopySession): Promise<string[]> {
  const rows = await session.query<{ line: string }>(
    `select name || ' ' || checksum as line from migration_checksums order by name`,
  );
  return rows.map((row) => row.line);
}

/** Sets every sequence to continue after the highest loaded value. */
export async function resetSequences(session: CopySession): Promise<void> {
  const sequences = await session.query<{ statement: string }>(
    `select format('select setval(%L, greatest((select max(%I) from %s), 1), (select count(*) > 0 from %s))',
         s.oid::regclass, a.attname, d.refobjid::regclass, d.refobjid::regclass) as statement
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`,
  );
  for (const { statement } of sequences) await session.query(statement);
}
