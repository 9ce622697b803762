-- One try to sign a browser in by a phone. Whoever shows the code and whoever scans it have secrets of their own, kept
-- as hashes. The first member who scans it is the only one who can decide, once; the session is taken once.
create table qr_logins (
  poll_hash text primary key,
  scan_hash text not null constraint qr_logins_scan unique,
  device_hash text not null,
  browser text,
  system text,
  network_sealed text not null,
  scanned_by uuid,
  decided_session uuid,
  decision text check (decision in ('confirmed', 'refused')),
  taken_at timestamptz,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  check ((decision is null) = (decided_session is null)),
  check (decision is null or scanned_by is not null),
  check (taken_at is null or decision = 'confirmed')
);
create index qr_logins_expires_at on qr_logins (expires_at);

-- down
drop table qr_logins;
