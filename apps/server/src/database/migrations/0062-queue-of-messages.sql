-- feature: platform
-- A command may tell people of what it does before any server has made its queues.
select jobs.create_queue('message.spread', '{"policy": "standard"}')
where not exists (select from jobs.queue where name = 'message.spread');
