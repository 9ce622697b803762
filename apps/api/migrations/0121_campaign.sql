-- The entrants of a 锦鲤 draw (rule 12.10), and how many there are.

alter table campaign_members
  add column entered_at timestamptz,
  add column client_seed text,
  add constraint campaign_members_entry check ((entered_at is null) = (client_seed is null));
create index campaign_members_entered on campaign_members (campaign_id, pseudonym collate "C")
  where entered_at is not null;
alter table campaigns add column entrants integer not null default 0 check (entrants >= 0);

-- down
alter table campaigns drop column entrants;
drop index campaign_members_entered;
alter table campaign_members
  drop constraint campaign_members_entry, drop column client_seed, drop column entered_at;
