-- A final verdict ends a run. Without this, decided submissions waited for review for ever.
alter table activity_runs drop constraint activity_runs_state_check;
alter table activity_runs add constraint activity_runs_state_check
  check (state in ('applied', 'doing', 'reviewing', 'ended'));
update activity_runs r set state = 'ended' from participations p
  where r.state in ('applied', 'reviewing') and p.member_id = r.member_id and p.id = r.participation_id and p.result <> 0;

-- down
update activity_runs set state = 'reviewing' where state = 'ended';
alter table activity_runs drop constraint activity_runs_state_check;
alter table activity_runs add constraint activity_runs_state_check check (state in ('applied', 'doing', 'reviewing'));
