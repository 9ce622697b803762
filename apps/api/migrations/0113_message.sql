-- Who published a notice.
alter table notices add column made_by text not null default '芽言';

-- down
alter table notices drop column made_by;
