create or replace function group_bit(p_standing bytea, p_bit integer) returns boolean language sql immutable as $$
  select length(p_standing) > p_bit / 8
    and get_byte(p_standing, least(p_bit / 8, greatest(length(p_standing) - 1, 0))) & (1 << (p_bit % 8)) <> 0
$$;
