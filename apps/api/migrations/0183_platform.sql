-- concurrently
-- Operators list orders by state and age, and find them by number.
create index concurrently if not exists orders_state_moved on orders (state, moved_at, id);
create index concurrently if not exists orders_moved on orders (moved_at, id);
create index concurrently if not exists orders_benefit_moved on orders (benefit_id, moved_at, id);
create index concurrently if not exists orders_number on orders (order_number);
-- Submissions that wait for review by age, and the past verdicts about their member.
create index concurrently if not exists activity_runs_queue on activity_runs (submitted_at, participation_id)
  where state in ('applied', 'reviewing');
create index concurrently if not exists activity_reviews_member on activity_reviews (member_id, decided_at);

-- down
drop index if exists activity_reviews_member;
drop index if exists activity_runs_queue;
drop index if exists orders_number;
drop index if exists orders_benefit_moved;
drop index if exists orders_moved;
drop index if exists orders_state_moved;
