-- The whole hash beside each of its quarters, so that pictures are compared inside one index. Null for a picture of the
-- previous release, until the end of the update.
alter table picture_bands add column hash bigint;
update picture_bands b set hash = f.hash::bit(64)::bigint from picture_facts f where f.key = b.key;
alter table picture_bands drop constraint picture_bands_pkey;
alter table picture_bands add constraint picture_bands_pkey primary key (band, stored_at, key) include (hash);

-- down
alter table picture_bands drop constraint picture_bands_pkey;
alter table picture_bands add constraint picture_bands_pkey primary key (band, stored_at, key);
alter table picture_bands drop column hash;
