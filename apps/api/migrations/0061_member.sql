-- Who was shown around the home page.
create table home_tours (
  member_id uuid primary key,
  seen_at timestamptz not null
);

-- down
drop table home_tours;
