-- concurrently
-- Finds whether an order shows a picture that an operator added.
create index concurrently if not exists orders_added_cover on orders (cover) where cover like '%/public/%';

-- down
drop index orders_added_cover;
