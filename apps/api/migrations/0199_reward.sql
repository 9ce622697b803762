-- Until when credit that passed a level's mark was looked through for messages (rule 4.26). One row.
create table level_news (
  id boolean primary key default true check (id),
  read_until timestamptz not null
);
insert into level_news (read_until) values (now());

-- down
drop table level_news;
