-- Changes of the numbers of rules, each from a time on. Until the first one holds, the configuration says the number.
create table rule_numbers (
  id uuid primary key,
  name text not null,
  value bigint not null,
  holds_from timestamptz not null,
  reason text not null,
  made_by text not null,
  made_at timestamptz not null,
  dropped_by text,
  dropped_at timestamptz,
  check ((dropped_by is null) = (dropped_at is null)),
  check (holds_from >= made_at),
  check (dropped_at is null or dropped_at < holds_from)
);
create index rule_numbers_by_time on rule_numbers (name, holds_from desc, made_at desc);

create function rule_keep_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.dropped_at is null
    and (to_jsonb(new) - 'dropped_by' - 'dropped_at') = (to_jsonb(old) - 'dropped_by' - 'dropped_at') then
    return new;
  end if;
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
create trigger rule_numbers_kept before update or delete on rule_numbers
  for each row execute function rule_keep_numbers();
create trigger rule_numbers_not_emptied before truncate on rule_numbers
  for each statement execute function rule_keep_numbers();

-- down
drop table rule_numbers;
drop function rule_keep_numbers();
