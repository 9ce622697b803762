-- When an inviter declared a void invitation's friend as family. It counts once both have passed the real-name check.
alter table invitations add column declared_at timestamptz;

-- down
alter table invitations drop column declared_at;
