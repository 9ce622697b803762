import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const api = join(import.meta.dirname, '..', '..', '..', 'apps', 'api');
const shipped = ['src', 'demo', 'data', 'migrations', 'package.json'];

/**
 * The first migration of a release: it only adds. Each table gets a column, so the result of every `select *` that the
 * running servers have prepared changes.
 */
const EXPANSION = `do $$ declare name text; begin
  for name in select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
  loop execute format('alter table %s add column next_note text', name); end loop;
end $$;
create table next_notes (id uuid primary key, note text not null);

-- down
drop table next_notes;
`;

/** The server of the next release: a copy of this one with one more migration. */
export interface NextRelease {
  /** Its main file. */
  readonly program: string;
  /** Its command line. */
  readonly cli: string;
  readonly remove: () => void;
}

export const makeNextRelease = (): NextRelease => {
  const folder = mkdtempSync(join(tmpdir(), 'yayan-next-'));
  for (const part of shipped)
    cpSync(join(api, part), join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  symlinkSync(join(api, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'migrations', '9000_next.sql'), EXPANSION);
  return {
    program: join(folder, 'src', 'main.ts'),
    cli: join(folder, 'src', 'cli.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
