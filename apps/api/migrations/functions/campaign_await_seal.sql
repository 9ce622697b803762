create or replace function campaign_await_seal() returns trigger language plpgsql as $$
begin
  insert into campaign_unsealed (campaign_id, drawn_at, draw_id)
  select a.campaign_id, a.drawn_at, a.id from added a
  on conflict do nothing;
  return null;
end $$;
