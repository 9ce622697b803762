-- A draw that committed while migration 153 ran was neither read by it nor noted by its trigger. The lock waits for draws that
-- are being made, so that none is missed again.
lock table campaign_draws in share row exclusive mode;
insert into campaign_unsealed (campaign_id, drawn_at, draw_id)
select d.campaign_id, d.drawn_at, d.id from campaign_draws d
where not exists (select from campaign_seals s where s.draw_id = d.id)
on conflict do nothing;

-- down
