-- A pay-out can be held and refused, with a reason that hosts and respondents read. An operator takes single people out.
alter table discussion_groups
  add column pay_held_at timestamptz,
  add column pay_held_by text,
  add column pay_held_reason text,
  add column pay_refused_at timestamptz,
  add column pay_refused_by text,
  add column pay_refused_reason text,
  add constraint discussion_groups_pay_held check (num_nulls(pay_held_at, pay_held_by, pay_held_reason) in (0, 3)),
  add constraint discussion_groups_pay_refused
    check (num_nulls(pay_refused_at, pay_refused_by, pay_refused_reason) in (0, 3));
alter table group_rewards
  add column taken_out_operator text,
  drop constraint group_rewards_check1,
  add constraint group_rewards_taken_out check (
    num_nulls(taken_out_at, taken_out_reason) in (0, 2)
    and (taken_out_at is not null)::int = num_nonnulls(taken_out_by, taken_out_operator)
  );

-- down
update group_rewards set taken_out_by = group_member_id where taken_out_operator is not null;
alter table group_rewards
  drop constraint group_rewards_taken_out,
  drop column taken_out_operator,
  add constraint group_rewards_check1 check (num_nulls(taken_out_at, taken_out_by, taken_out_reason) in (0, 3));
alter table discussion_groups
  drop column pay_held_at, drop column pay_held_by, drop column pay_held_reason,
  drop column pay_refused_at, drop column pay_refused_by, drop column pay_refused_reason;
