-- Who blocked a network, and who let it in again: the row stays as the record of both.
alter table blocked_networks
  add column blocked_by text not null default 'unknown',
  add column allowed_at timestamptz,
  add column allowed_by text,
  add check ((allowed_at is null) = (allowed_by is null));

-- down
delete from blocked_networks where allowed_at is not null;
alter table blocked_networks drop column allowed_by, drop column allowed_at, drop column blocked_by;
