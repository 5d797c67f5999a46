-- feature: sponsors

-- One per company: none, pending or approved is all a company's form status can be.
create table sponsor_requests (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies on delete cascade,
  user_id integer not null references users on delete cascade,
  phone phone not null,
  email email,
  banner_image text not null references images,
  status text not null default 'pending' check (status in ('pending', 'approved')),
  created_at timestamptz(3) not null default now(),
  approved_at timestamptz(3),
  approved_by integer references users on delete set null,
  check ((status = 'approved') = (approved_at is not null))
);
create index sponsor_requests_status on sponsor_requests (status, created_at desc, id desc);
create index sponsor_requests_user on sponsor_requests (user_id);
create index sponsor_requests_approved_by on sponsor_requests (approved_by);
create index sponsor_requests_banner on sponsor_requests (banner_image);
