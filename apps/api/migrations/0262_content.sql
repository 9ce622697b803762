-- concurrently
-- Finds the versions of content that show a picture that an operator added.
create index concurrently if not exists content_versions_pictures on content_versions (kind, content_id, version)
  where draft::text like '%/public/%';

-- down
drop index content_versions_pictures;
