-- concurrently
-- Counts how many orders were made in some minutes.
create index concurrently if not exists orders_created on orders (created_at);

-- down
drop index orders_created;
