-- feature: sponsors

-- A decided request stays, so that a second decision finds what became of it; of whom it was nothing stays with it.
alter table sponsor_requests
  drop constraint sponsor_requests_company_id_key,
  drop constraint sponsor_requests_status_check,
  drop constraint sponsor_requests_check,
  alter column phone drop not null,
  alter column banner_image drop not null,
  add constraint sponsor_requests_status_check check (status in ('pending', 'approved', 'declined', 'ended')),
  add constraint sponsor_requests_approved_check check ((status in ('approved', 'ended')) = (approved_at is not null)),
  add constraint sponsor_requests_contact_check check (
    case when status in ('pending', 'approved') then phone is not null and banner_image is not null
      else phone is null and email is null and banner_image is null end
  );
-- Whether a business has an open request, which its own page and the form ask; one at most.
create unique index sponsor_requests_open on sponsor_requests (company_id) where status in ('pending', 'approved');
-- Deleting a business looks for its decided ones too.
create index sponsor_requests_company on sponsor_requests (company_id);
