-- When a guest of an open link is looked at again, to be forgotten; null: kept. Guests of agents are bounded by their cap.
alter table survey_guests add column forget_after timestamptz;
update survey_guests set forget_after = created_at + interval '7 days' where scope like 'open %';
create index survey_guests_due on survey_guests (forget_after, guest_id) where forget_after is not null;
create index survey_keys_by_participation on survey_keys (member_id, participation_id);

-- down
drop index survey_keys_by_participation;
drop index survey_guests_due;
alter table survey_guests drop column forget_after;
