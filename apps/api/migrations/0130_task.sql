-- Who imported a task, and what came of it.
create table task_imports (
  id uuid primary key,
  hash_id text not null,
  what text not null,
  operator text not null,
  at timestamptz not null
);
create index task_imports_task on task_imports (hash_id, id);

-- down
drop table task_imports;
