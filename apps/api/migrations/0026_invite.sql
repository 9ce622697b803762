-- Who invited a member is the invite area's to know, with when, how and whether it counts.
insert into invitations (member_id, inviter_id, id, channel, state, mobile_mark, invited_at)
  select id, invited_by, id, 'code', 'registered', mobile_index, joined_at
  from members where invited_by is not null and invited_by <> id;
alter table members drop column invited_by;

-- down
alter table members add column invited_by uuid;
update members m set invited_by = i.inviter_id from invitations i where i.member_id = m.id;
create index members_invited_by on members (invited_by) where invited_by is not null;
