-- Versions of the legal texts that operators wrote. A version is a day, and holds from its midnight in China. The first
-- versions are in the code. A text that held is evidence of what members agreed to: nothing changes or deletes it.
create table legal_texts (
  id uuid primary key,
  kind text not null check (kind in ('agreement', 'privacy', 'sdk')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$'),
  what text not null,
  source text not null,
  must_agree boolean not null,
  made_by text not null,
  made_at timestamptz not null,
  withdrawn_by text,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (withdrawn_at is null or withdrawn_at < version::date::timestamp at time zone 'Asia/Shanghai'),
  check (made_at < version::date::timestamp at time zone 'Asia/Shanghai'),
  check (kind <> 'sdk' or not must_agree)
);
create unique index legal_texts_version on legal_texts (kind, version) where withdrawn_at is null;

create function legal_keep_texts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null
    and (to_jsonb(new) - 'withdrawn_by' - 'withdrawn_at') = (to_jsonb(old) - 'withdrawn_by' - 'withdrawn_at') then
    return new;
  end if;
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
create trigger legal_texts_kept before update or delete on legal_texts
  for each row execute function legal_keep_texts();
create trigger legal_texts_not_emptied before truncate on legal_texts
  for each statement execute function legal_keep_texts();

-- down
drop table legal_texts;
drop function legal_keep_texts();
