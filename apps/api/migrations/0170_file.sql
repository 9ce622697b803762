-- What must happen to a stored file, until it has happened. A job does it at once; a sweep finds what is left.

create table file_chores (
  key text not null,
  kind text not null check (kind in ('remove', 'blank', 'clear')),
  due_at timestamptz not null,
  primary key (key, kind)
);
create index file_chores_due on file_chores (due_at, key, kind);

-- down
drop table file_chores;
