-- Pictures that lead somewhere, for a while, at a place of the site.
create table banners (
  id uuid primary key,
  place text not null check (place in ('home', 'landing', 'task', 'exchange', 'login')),
  position integer not null,
  title text not null,
  image text not null,
  wide_image text,
  link text check (link ~ '^(/|https://)'),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at)
);
create index banners_place on banners (place, position);

-- Events (活动) that the site tells of.
create table site_events (
  id uuid primary key,
  title text not null,
  summary text not null,
  cover text not null,
  link text check (link ~ '^(/|https://)'),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index site_events_starts_at on site_events (starts_at);

-- down
drop table site_events;
drop table banners;
