-- For the console's list of applications.
create index applications_submitted on applications (submitted_at, id);

-- down
drop index applications_submitted;
