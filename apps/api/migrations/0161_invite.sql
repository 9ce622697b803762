-- An operator restores an invitation that was judged void by mistake; no rule judges it again.
alter table invitations add column restored_at timestamptz;
-- How often the step was earned again after its reward was taken back. It is a part of the transfer's key.
alter table invite_rewards add column round integer not null default 0 check (round >= 0);

-- down
alter table invite_rewards drop column round;
alter table invitations drop column restored_at;
