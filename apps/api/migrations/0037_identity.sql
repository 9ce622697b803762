-- Codes are also counted by the first seven digits of the mobile: whoever goes through numbers in order is met there.
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (kind in (
  'mobile', 'prefix', 'device', 'address', 'email', 'member', 'passwordMobile', 'passwordDevice', 'passwordAddress'
));

-- down
delete from code_limits where kind = 'prefix';
alter table code_limits drop constraint code_limits_kind_check;
alter table code_limits add constraint code_limits_kind_check check (
  kind in ('mobile', 'device', 'address', 'email', 'member', 'passwordMobile', 'passwordDevice', 'passwordAddress')
);
