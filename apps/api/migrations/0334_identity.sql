-- A press of a button that used up a code or ticket (rule 2.30), so that its repetition is answered again when the
-- answer got lost. Only hashes are stored; a row lives for a minute.
create table sign_in_presses (
  key_hash text primary key,
  proof_hash text not null,
  -- The sign-in that the last answer opened; null if there is none yet, or the call opens none.
  session_id uuid,
  repeats_left smallint not null,
  expires_at timestamptz not null
);
create index sign_in_presses_expires_at on sign_in_presses (expires_at);

-- down
drop table sign_in_presses;
