-- A member's orders by their last move, for operators.
create index orders_member_moved on orders (member_id, moved_at, id);

-- down
drop index orders_member_moved;
