-- Since a run's places are stored in batches, a run that nobody sees is either still being made, or was replaced. Only a
-- replaced one may be deleted by another server.
alter table ranking_runs add column shown_at timestamptz;
update ranking_runs set shown_at = made_at where is_current;
