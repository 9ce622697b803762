-- The picture of a benefit in the dark scheme; null if one picture fits both.
alter table benefits add column cover_dark text;

-- down
alter table benefits drop column cover_dark;
