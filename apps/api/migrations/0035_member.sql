-- A consent to the real-name check that was taken back: name and number are gone, the fingerprint of the number stays, so
-- that it can't go round from account to account.
alter table id_checks add column withdrawn_at timestamptz;
alter table id_checks drop constraint id_checks_state_check;
alter table id_checks add constraint id_checks_state_check
  check (state in ('asked', 'matched', 'unmatched', 'taken', 'withdrawn'));

-- down
delete from id_checks where state = 'withdrawn';
alter table id_checks drop constraint id_checks_state_check;
alter table id_checks add constraint id_checks_state_check check (state in ('asked', 'matched', 'unmatched', 'taken'));
alter table id_checks drop column withdrawn_at;
