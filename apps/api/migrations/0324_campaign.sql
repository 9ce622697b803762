-- concurrently
-- The timeline of a campaign tells its wins among its other events, the newest first (rule 14.92).
create index concurrently if not exists campaign_draws_won_at on campaign_draws (campaign_id, drawn_at, id)
  where prize_id is not null;

-- down
drop index if exists campaign_draws_won_at;
