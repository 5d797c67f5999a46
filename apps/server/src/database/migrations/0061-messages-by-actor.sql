-- feature: platform
-- An account that goes is looked up among those who did what is still to be told.
create index outgoing_messages_actor on outgoing_messages (actor_id);
