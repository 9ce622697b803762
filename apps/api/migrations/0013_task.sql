-- What a member agreed to when a task asked for consent, as it read then: who gets what, and what for (PIPL 23).
alter table participations add column consent_text json;
alter table participations add check (consent_text is null or consent_at is not null);

-- down
alter table participations drop column consent_text;
