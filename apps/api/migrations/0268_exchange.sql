-- concurrently
-- Finds the parcel that has a tracking number already.
create index concurrently if not exists orders_tracked on orders (tracking_number) where tracking_number is not null;

-- down
drop index orders_tracked;
