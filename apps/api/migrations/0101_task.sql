-- A discussion group pays for each finished topic, so that who didn't finish everything (8) earns something too (rule 6.29).
alter table participations
  drop constraint participations_check1,
  add constraint participations_paying_results
    check (result in (1, 2, 3, 8) or (paid_coins = 0 and paid_credit = 0));

-- down
alter table participations
  drop constraint participations_paying_results,
  add constraint participations_check1
    check (result in (1, 2, 3) or (paid_coins = 0 and paid_credit = 0));
