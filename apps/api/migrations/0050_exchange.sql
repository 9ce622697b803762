-- `fee_free_card_id` is the card that waived the order's fee: it comes back with the coins. `member_left` marks the open
-- orders of a deleted account, whose destination is forgotten when they end.
alter table orders
  add column fee_free_card_id uuid,
  add column member_left boolean not null default false;

-- down
alter table orders drop column fee_free_card_id, drop column member_left;
