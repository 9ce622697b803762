-- concurrently
-- Declared invitations that don't count yet, for the job that looks for both real-name checks (rule 4.30).
create index concurrently if not exists invitations_declared on invitations (declared_at, id)
  where declared_at is not null and state = 'void';

-- down
drop index if exists invitations_declared;
