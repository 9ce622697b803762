-- When the winner was told that the time to claim ends; null before.
alter table campaign_wins add column reminded_at timestamptz;
