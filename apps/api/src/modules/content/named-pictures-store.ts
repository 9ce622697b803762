import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

/** Returns those of the keys of pictures that no content names: nothing that is shown, no version, no draft. */
export async function findPicturesOfNoContent(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with versioned as materialized (
      select distinct found.parts[1] as key from content_versions v,
        regexp_matches(v.draft::text, '[a-z]+/public/[a-z0-9]{26}/[0-9]{17}[.]webp', 'g') as found (parts)
      where v.draft::text like '%/public/%'
    )
    select key from unnest(${[...keys]}::text[]) as picture (key)
    where not exists (select from banners b
        where position(picture.key in b.image) > 0 or position(picture.key in coalesce(b.wide_image, '')) > 0)
      and not exists (select from site_events e where position(picture.key in e.cover) > 0)
      and picture.key not in (select key from versioned)
      and not exists (select from content_drafts d where position(picture.key in d.text) > 0)`.execute(db);
  return rows.map(({ key }) => key);
}

/** Those of the given videos that no version and no draft of a course names. */
export async function findVideosOfNoContent(db: Connection, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with versioned as materialized (
      select v.draft -> 'video' ->> 'source' as key from content_versions v where v.kind = 'course'
    )
    select key from unnest(${[...keys]}::text[]) as video (key)
    where not exists (select from versioned where versioned.key = video.key)
      and not exists (select from content_drafts d where position(video.key in d.text) > 0)`.execute(db);
  return rows.map(({ key }) => key);
}
