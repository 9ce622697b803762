-- Who entered a 锦鲤 draw or left its list since the last count, which the database notes by itself. Counting them meant
-- reading the whole list of every open campaign each minute.
create table campaign_entrant_changes (
  id bigint generated always as identity primary key,
  campaign_id text not null,
  change smallint not null check (change in (-1, 1))
);

create function campaign_note_entrant() returns trigger language plpgsql as $$
begin
  insert into campaign_entrant_changes (campaign_id, change)
  values (new.campaign_id, case when new.entered_at is null then -1 else 1 end);
  return null;
end $$;

-- Nobody enters between the count and the trigger.
lock table campaign_members in share row exclusive mode;
create trigger campaign_members_note_entrant after update of entered_at on campaign_members for each row
  when ((old.entered_at is null) <> (new.entered_at is null)) execute function campaign_note_entrant();
update campaigns c set entrants = (
  select count(*) from campaign_members m where m.campaign_id = c.id and m.entered_at is not null
) where c.entrants_hash is null and c.ended_at is null and c.published_at is not null;

-- down
drop trigger campaign_members_note_entrant on campaign_members;
drop function campaign_note_entrant;
drop table campaign_entrant_changes;
