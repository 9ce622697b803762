-- Queues that are a small part of the orders to issue, and the orders of a benefit in one state.
create index orders_held on orders (moved_at, id) where state = 2 and issue_problem is not null;
create index orders_to_send on orders (moved_at, id) where state = 2 and channel = 'consignee';
create index orders_benefit_state on orders (benefit_id, state, moved_at, id);

-- down
drop index orders_benefit_state;
drop index orders_to_send;
drop index orders_held;
