-- A code that could not be sent is taken back, also the first one of a day.
alter table code_limits drop constraint code_limits_used_check;
alter table code_limits add constraint code_limits_used_check check (used >= 0);

-- down
delete from code_limits where used = 0;
alter table code_limits drop constraint code_limits_used_check;
alter table code_limits add constraint code_limits_used_check check (used > 0);
