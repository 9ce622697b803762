-- Wrong invite codes are counted by network, member and register ticket (rule 4.29).
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in (
  'mobile', 'prefix', 'device', 'address', 'email', 'member', 'notice',
  'passwordMobile', 'passwordDevice', 'passwordAddress', 'inviteNetwork', 'inviteMember', 'inviteTicket'
));

-- down
delete from code_limits where kind in ('inviteNetwork', 'inviteMember', 'inviteTicket');
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in (
  'mobile', 'prefix', 'device', 'address', 'email', 'member', 'notice',
  'passwordMobile', 'passwordDevice', 'passwordAddress'
));
