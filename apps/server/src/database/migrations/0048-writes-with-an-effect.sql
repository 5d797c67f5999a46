-- feature: platform
-- Whether a transaction has changed anything, besides when: what stood there already leaves no row on record and is told to
-- nobody. Noted once a transaction, so that of many rows only the first is compared. Not noted are what only says that a call
-- was made, and the lines of an order, whose order changes with them.
create function note_effect() returns trigger language plpgsql as $$
begin
  if current_setting('mercadito.effect', true) is distinct from 't'
    and (tg_op <> 'UPDATE' or to_jsonb(new) - 'updated_at' <> to_jsonb(old) - 'updated_at') then
    perform set_config('mercadito.effect', 't', true);
  end if;
  return null;
end $$;

do $$
declare noted text;
begin
  for noted in
    select tablename from pg_tables where schemaname = current_schema() and tablename not in (
      'audit_log', 'devices', 'idempotency_keys', 'login_attempts', 'migrations', 'order_companies',
      'order_item_attributes', 'order_items')
  loop
    execute format('create trigger note_effect after insert or update or delete on %I
      for each row execute function note_effect()', noted);
  end loop;
end $$;
