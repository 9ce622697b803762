-- What only the nightly and the minutely sweep look by needs no tree that each row is added to: rows come in the order
-- of their time, and a block range index finds the old ones as well.

drop index idempotency_keys_created_at;
create index idempotency_keys_created_at on idempotency_keys using brin (created_at) with (pages_per_range = 16);
drop index events_created_at;
create index events_created_at on events using brin (created_at) with (pages_per_range = 16);

-- down
drop index events_created_at;
create index events_created_at on events (created_at);
drop index idempotency_keys_created_at;
create index idempotency_keys_created_at on idempotency_keys (created_at);
