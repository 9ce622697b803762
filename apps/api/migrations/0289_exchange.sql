-- A benefit's sale can begin and end by the clock (rule 5.15). The previous release sells it at any time.
alter table benefits
  add column sale_from timestamptz,
  add column sale_until timestamptz,
  add constraint benefits_sale_times check (sale_until > sale_from);

-- down
alter table benefits drop column sale_from, drop column sale_until;
