-- Draws that are not in their campaign's chain yet, which the database notes by itself. Finding them meant reading all draws
-- that a campaign ever had, twice for every 500.
create table campaign_unsealed (
  campaign_id text not null,
  drawn_at timestamptz not null,
  draw_id uuid not null,
  primary key (campaign_id, drawn_at, draw_id)
);
insert into campaign_unsealed (campaign_id, drawn_at, draw_id)
select d.campaign_id, d.drawn_at, d.id from campaign_draws d
where not exists (select from campaign_seals s where s.draw_id = d.id);

create function campaign_await_seal() returns trigger language plpgsql as $$
begin
  insert into campaign_unsealed (campaign_id, drawn_at, draw_id)
  select a.campaign_id, a.drawn_at, a.id from added a;
  return null;
end $$;
create trigger campaign_draws_await_seal after insert on campaign_draws
  referencing new table as added for each statement execute function campaign_await_seal();

-- The odds of a draw belong to its campaign already, so a draw's campaign was looked up twice.
alter table campaign_draws drop constraint campaign_draws_campaign_id_fkey;

-- down
alter table campaign_draws add constraint campaign_draws_campaign_id_fkey
  foreign key (campaign_id) references campaigns (id);
drop trigger campaign_draws_await_seal on campaign_draws;
drop function campaign_await_seal;
drop table campaign_unsealed;
