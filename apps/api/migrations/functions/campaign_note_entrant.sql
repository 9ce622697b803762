create or replace function campaign_note_entrant() returns trigger language plpgsql as $$
begin
  insert into campaign_entrant_changes (campaign_id, change)
  values (new.campaign_id, case when new.entered_at is null then -1 else 1 end);
  return null;
end $$;
