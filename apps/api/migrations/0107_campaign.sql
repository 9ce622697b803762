-- Campaigns: prizes drawn with published odds, and what proves each draw (section 12 of the rules).

-- `seed_sealed` is the server seed, encrypted; `seed` is the same in hexadecimal once it is published. A row without
-- `published_at` is a draft. `ways` says how chances are earned.
create table campaigns (
  id text primary key check (id ~ '^[0-9A-Za-z]{8,24}$'),
  face text not null check (face in ('lottery', 'koi', 'quiz', 'christmas', 'duanwu')),
  title text not null,
  summary text not null,
  rules jsonb not null,
  organiser text not null,
  tax_note text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  draws_at timestamptz,
  claim_days smallint not null check (claim_days between 1 and 90),
  consolation smallint not null check (consolation between 0 and 100),
  ways jsonb not null,
  seed_sealed text,
  seed_hash text,
  seed text,
  published_at timestamptz,
  entrants_hash text,
  ended_at timestamptz,
  check (ends_at > starts_at),
  check ((draws_at is not null) = (face = 'koi')),
  check ((seed_sealed is not null) = (published_at is not null)),
  check ((seed_hash is not null) = (published_at is not null)),
  check (seed is null or ended_at is not null)
);
create index campaigns_face on campaigns (face, starts_at) where published_at is not null;

-- A benefit prize is delivered by an order of that benefit; its stock is taken out of the exchange when the campaign is
-- published. `coins` are paid at once.
create table campaign_prizes (
  campaign_id text not null references campaigns (id) on delete cascade,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  position smallint not null,
  kind text not null check (kind in ('coins', 'goods', 'codes', 'cash', 'mobile')),
  title text not null,
  worth integer not null check (worth between 0 and 4999999),
  coins integer check (coins > 0),
  benefit_id text,
  choice_id text,
  amount integer check (amount > 0),
  stock integer not null check (stock > 0),
  remaining integer not null check (remaining between 0 and stock),
  primary key (campaign_id, id),
  check ((kind = 'coins') = (coins is not null)),
  check ((kind = 'coins') = (benefit_id is null)),
  check ((kind = 'cash') = (amount is not null))
);

-- Each version of the odds, in millionths. Never changed: a prize that runs out makes a new version.
create table campaign_odds (
  campaign_id text not null references campaigns (id) on delete cascade,
  version integer not null check (version > 0),
  reason text not null,
  rows jsonb not null,
  published_at timestamptz not null,
  primary key (campaign_id, version)
);

-- Who takes part. `draws` counts their draws. `device` is a hash of the browser or network of their first draw.
create table campaign_members (
  campaign_id text not null references campaigns (id),
  member_id uuid not null,
  pseudonym text not null,
  draws integer not null default 0 check (draws >= 0),
  device text not null,
  created_at timestamptz not null,
  primary key (campaign_id, member_id),
  constraint campaign_members_pseudonym unique (campaign_id, pseudonym)
);
create index campaign_members_device on campaign_members (campaign_id, device);

-- A chance belongs to what caused it and counts once. `draw` is the number of the draw that spent it.
create table campaign_chances (
  campaign_id text not null references campaigns (id),
  member_id uuid not null,
  cause text not null check (cause in ('checkin', 'task', 'quiz')),
  cause_id text not null,
  nth smallint not null check (nth > 0),
  earned_at timestamptz not null,
  draw integer check (draw > 0),
  primary key (campaign_id, member_id, cause, cause_id, nth),
  constraint campaign_chances_draw unique (campaign_id, member_id, draw)
);

-- The draws. `number` counts the member's own, `roll` is the first 52 bits of the HMAC.
create table campaign_draws (
  campaign_id text not null references campaigns (id),
  member_id uuid not null,
  number integer not null check (number > 0),
  id uuid not null constraint campaign_draws_id unique,
  pseudonym text not null,
  client_seed text not null,
  version integer not null,
  roll bigint not null check (roll between 0 and 4503599627370495),
  prize_id text,
  consolation smallint not null check (consolation >= 0),
  drawn_at timestamptz not null,
  primary key (campaign_id, member_id, number),
  foreign key (campaign_id, version) references campaign_odds (campaign_id, version)
);
create index campaign_draws_order on campaign_draws (campaign_id, drawn_at, id);
create index campaign_draws_member on campaign_draws (member_id);
create index campaign_members_member on campaign_members (member_id);
create index campaign_draws_won on campaign_draws (campaign_id, id) where prize_id is not null;

-- What became of a prize that was drawn. Only wins that have to be claimed stand here.
create table campaign_wins (
  campaign_id text not null,
  member_id uuid not null,
  number integer not null,
  prize_id text not null,
  state text not null check (state in ('open', 'claimed', 'expired')),
  claim_by timestamptz not null,
  order_id uuid,
  primary key (campaign_id, member_id, number),
  foreign key (campaign_id, member_id, number) references campaign_draws (campaign_id, member_id, number),
  check ((state = 'claimed') = (order_id is not null))
);
create index campaign_wins_open on campaign_wins (claim_by) where state = 'open';

-- The hash chain: the head behind each draw, in the order in which they were sealed.
create table campaign_seals (
  campaign_id text not null references campaigns (id),
  position integer not null check (position > 0),
  draw_id uuid not null constraint campaign_seals_once unique,
  head text not null check (head ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz not null,
  primary key (campaign_id, position)
);

-- What operators did with campaigns.
create table campaign_acts (
  id uuid primary key,
  campaign_id text not null,
  act text not null,
  operator text not null,
  detail text not null,
  at timestamptz not null
);
create index campaign_acts_campaign on campaign_acts (campaign_id, id);

create function campaign_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% can only be added to', tg_table_name using errcode = 'YL005';
end $$;
create trigger campaign_draws_kept before update or delete on campaign_draws
  for each row execute function campaign_refuse_change();
create trigger campaign_draws_not_emptied before truncate on campaign_draws
  for each statement execute function campaign_refuse_change();
create trigger campaign_odds_kept before update or delete on campaign_odds
  for each row execute function campaign_refuse_change();
create trigger campaign_seals_kept before update or delete on campaign_seals
  for each row execute function campaign_refuse_change();
create trigger campaign_acts_kept before update or delete on campaign_acts
  for each row execute function campaign_refuse_change();

-- down
drop table campaign_acts;
drop table campaign_seals;
drop table campaign_wins;
drop table campaign_draws;
drop table campaign_chances;
drop table campaign_members;
drop table campaign_odds;
drop table campaign_prizes;
drop table campaigns;
drop function campaign_refuse_change;
