-- The closing of a group tallies its rewards: column and state carry the word that the document uses.
alter table discussion_groups rename column reckoned_at to tallied_at;
alter table group_rewards drop constraint group_rewards_state_check, drop constraint group_rewards_check4;
drop index group_rewards_due;
update group_rewards set state = 'tallied' where state = 'reckoned';
alter table group_rewards
  add constraint group_rewards_state_check check (state in ('tallied', 'paid', 'nothing', 'kept', 'lapsed')),
  add constraint group_rewards_check4 check ((state = 'tallied') = (settled_at is null));
create index group_rewards_due on group_rewards (group_id, group_member_id) where state = 'tallied';

-- down
alter table discussion_groups rename column tallied_at to reckoned_at;
alter table group_rewards drop constraint group_rewards_state_check, drop constraint group_rewards_check4;
drop index group_rewards_due;
update group_rewards set state = 'reckoned' where state = 'tallied';
alter table group_rewards
  add constraint group_rewards_state_check check (state in ('reckoned', 'paid', 'nothing', 'kept', 'lapsed')),
  add constraint group_rewards_check4 check ((state = 'reckoned') = (settled_at is null));
create index group_rewards_due on group_rewards (group_id, group_member_id) where state = 'reckoned';
