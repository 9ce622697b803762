-- When a session was first used: by its access token or by its refresh token. Until then the refresh token before it may ask
-- for it again, as the answer of the refresh may have been lost (rule 2.12). Sessions of before this migration count as used.
alter table sessions add column used_at timestamptz default '-infinity';
alter table sessions alter column used_at drop default;

-- down
alter table sessions drop column used_at;
