-- How many consolations a member got on the day of the last one: a row a member, so that two at once can't both be the last.
create table consolation_counts (
  member_id uuid primary key,
  day date not null,
  paid smallint not null check (paid > 0)
);

-- Guests who passed the screening, counted apart from members (result 5 above the task's limit).
alter table task_networks alter column members set default 0,
  add column guests bigint not null default 0 check (guests >= 0);

-- A browser is known by a blind index of the server's own cookie, no more by the id in its local storage.
alter table task_browsers rename column device_id to browser_index;

-- down
alter table task_browsers rename column browser_index to device_id;
alter table task_networks drop column guests, alter column members drop default;
drop table consolation_counts;
