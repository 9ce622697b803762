-- What a bulk act does with one object, where it differs from object to object: the carrier and number of a parcel.
alter table bulk_items add column input jsonb;

-- down
alter table bulk_items drop column input;
