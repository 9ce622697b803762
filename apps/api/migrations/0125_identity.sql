-- Text messages that are no codes are counted by their mobile (rule 6.37).
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in (
  'mobile', 'prefix', 'device', 'address', 'email', 'member', 'notice',
  'passwordMobile', 'passwordDevice', 'passwordAddress'
));

-- down
delete from code_limits where kind = 'notice';
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in (
  'mobile', 'prefix', 'device', 'address', 'email', 'member', 'passwordMobile', 'passwordDevice', 'passwordAddress'
));
