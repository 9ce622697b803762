-- A deletion because the member's own birthday says that they are under 14. Signing in doesn't cancel it (rule 2.28).
alter table account_closings add column under_age boolean not null default false;

-- down
alter table account_closings drop column under_age;
