-- A soft launch: with so many seats taken the task pauses, until somebody lets it go on.
alter table tasks add column soft_seats bigint check (soft_seats > 0);

-- down
alter table tasks drop column soft_seats;
