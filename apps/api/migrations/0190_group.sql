-- Which call invited a person by attributes, so that a repeated call invites nobody else.
alter table group_members add column invitation_id uuid;

-- down
alter table group_members drop column invitation_id;
