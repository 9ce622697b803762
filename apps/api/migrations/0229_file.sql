-- What reviewers learn of a photo that was handed in for a task (rule 11.3): what its camera wrote, but never the place,
-- and a hash of how it looks. `hash` is 64 bits as text; null until its job has run, or if it shows nothing.
create table picture_facts (
  key text primary key references files on delete cascade,
  taken_at text check (length(taken_at) <= 40),
  camera text check (length(camera) <= 80),
  hash text check (hash ~ '^[01]{64}$'),
  stored_at timestamptz not null
);

-- A quarter of a hash with its number: pictures that look alike share one, or miss it by one bit.
create table picture_bands (
  band integer not null,
  stored_at timestamptz not null,
  key text not null references picture_facts on delete cascade,
  primary key (band, stored_at, key)
);
create index picture_bands_key on picture_bands (key);

alter table file_chores drop constraint file_chores_kind_check;
alter table file_chores add constraint file_chores_kind_check check (kind in ('remove', 'blank', 'clear', 'hash'));

-- down
delete from file_chores where kind = 'hash';
alter table file_chores drop constraint file_chores_kind_check;
alter table file_chores add constraint file_chores_kind_check check (kind in ('remove', 'blank', 'clear'));
drop table picture_bands;
drop table picture_facts;
