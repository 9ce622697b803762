-- Against farming of invitations (rules 4.13 to 4.15).

-- The paid survey that releases the first two steps' coins, and until when it may still be undone; null until there is one.
-- `browser_mark` is the browser by the server's own cookie, `block_mark` the /48 of an IPv6 address.
alter table invitations
  add column survey_id uuid,
  add column survey_until timestamptz,
  add column browser_mark text,
  add column block_mark text,
  add constraint invitations_survey check ((survey_id is null) = (survey_until is null)),
  drop constraint invitations_void_reason_check,
  add constraint invitations_void_reason_check
    check (void_reason in ('device', 'network', 'mobile', 'payout', 'limit'));
create index invitations_by_browser on invitations (browser_mark) where browser_mark is not null;
create index invitations_by_block on invitations (inviter_id, block_mark, invited_at) where block_mark is not null;
create index invitations_by_day on invitations (inviter_id, invited_at);

-- Every step's coins wait now: they have arrived when `settled_at` says so. `expected_at` is null while nothing has
-- released them.
alter table invite_rewards drop constraint invite_rewards_check1;
update invite_rewards set settled_at = earned_at where expected_at is null;

alter table invite_traces
  drop constraint invite_traces_kind_check,
  add constraint invite_traces_kind_check check (kind in ('device', 'browser', 'network', 'payee'));

-- down
delete from invite_traces where kind = 'browser';
alter table invite_traces
  drop constraint invite_traces_kind_check,
  add constraint invite_traces_kind_check check (kind in ('device', 'network', 'payee'));
update invite_rewards set settled_at = null where expected_at is null;
alter table invite_rewards
  add constraint invite_rewards_check1 check (settled_at is null or expected_at is not null);
drop index invitations_by_day;
drop index invitations_by_block;
drop index invitations_by_browser;
update invitations set void_reason = 'network' where void_reason = 'limit';
alter table invitations
  drop constraint invitations_void_reason_check,
  add constraint invitations_void_reason_check check (void_reason in ('device', 'network', 'mobile', 'payout')),
  drop constraint invitations_survey,
  drop column survey_id,
  drop column survey_until,
  drop column browser_mark,
  drop column block_mark;
