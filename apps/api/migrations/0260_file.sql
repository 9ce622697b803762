-- Public pictures that operators added for content and benefits. unnamed_since: since when nothing names the picture; null while
-- something does.
create table content_pictures (
  key text primary key,
  unnamed_since timestamptz
);

-- down
drop table content_pictures;
