import { describe, expect, it } from 'vitest';
import { timelineSteps } from './order-timeline.ts';

const placed = { status: 'pending', at: '2026-05-04T15:00:00Z' } as const;
const taken = { status: 'shipped', at: '2026-05-04T15:10:00Z' } as const;

describe("the steps of a customer's order", () => {
  it('begin with what is expected still to come', () => {
    expect(timelineSteps('pending', [placed])).toEqual([
      { ...placed, state: 'current' },
      { status: 'shipped', at: null, state: 'upcoming' },
      { status: 'delivered', at: null, state: 'upcoming' },
    ]);
  });

  it('end with the last thing that happened', () => {
    const delivered = { status: 'delivered', at: '2026-05-04T15:40:00Z' } as const;
    expect(timelineSteps('delivered', [placed, taken, delivered])).toEqual([
      { ...placed, state: 'done' },
      { ...taken, state: 'done' },
      { ...delivered, state: 'current' },
    ]);
  });

  it('tell of a failure and of a second try', () => {
    const failed = { status: 'delivery_failed', at: '2026-05-04T15:40:00Z' } as const;
    const requeued = { status: 'pending', at: '2026-05-04T16:00:00Z' } as const;
    expect(timelineSteps('delivery_failed', [placed, taken, failed]).at(-1)).toEqual({ ...failed, state: 'current' });
    const states = timelineSteps('pending', [placed, taken, failed, requeued]).map((step) => step.state);
    expect(states).toEqual(['done', 'done', 'done', 'current', 'upcoming', 'upcoming']);
  });

  it('follow the status when no event tells of it', () => {
    expect(timelineSteps('cancelled', [placed])).toEqual([
      { ...placed, state: 'done' },
      { status: 'cancelled', at: null, state: 'current' },
    ]);
  });

  const fetched = (at: string | null) => ({ picked_up_at: at, orderItem: [{ status: 'approved' as const }] });
  const [first, second] = ['2026-05-04T15:20:00Z', '2026-05-04T15:30:00Z'];

  it.each([
    ['none ticked', [fetched(null), fetched(null)], { ...taken, state: 'current' }],
    ['one of two', [fetched(null), fetched(first)], { status: 'picking_up', at: first, state: 'current' }],
    ['all', [fetched(second), fetched(first)], { status: 'on_the_way', at: second, state: 'current' }],
  ])('tell of the pick-ups, %s (ORDER-15)', (_, parts, current) => {
    const steps = timelineSteps('shipped', [placed, taken], parts);
    expect(steps.find(({ state }) => state === 'current')).toEqual(current);
    expect(steps.at(-1)).toEqual({ status: 'delivered', at: null, state: 'upcoming' });
  });

  it('tell of the way since when the driver said so, whatever was ticked', () => {
    for (const parts of [[fetched(null)], [fetched(first)]]) {
      expect(timelineSteps('shipped', [placed, taken], parts, second).at(-2)).toEqual({
        status: 'on_the_way',
        at: second,
        state: 'current',
      });
    }
    expect(timelineSteps('pending', [placed], [fetched(null)], second).map(({ status }) => status)).not.toContain(
      'on_the_way',
    );
  });

  it('of one that was delivered tell when it set out, and nothing where not all was ticked', () => {
    const events = [placed, taken, { status: 'delivered', at: '2026-05-04T15:40:00Z' } as const];
    const names = (parts: ReturnType<typeof fetched>[]) =>
      timelineSteps('delivered', events, parts).map(({ status }) => status);
    expect(names([fetched(first)])).toEqual(['pending', 'shipped', 'on_the_way', 'delivered']);
    expect(names([fetched(first), fetched(null)])).toEqual(['pending', 'shipped', 'delivered']);
  });
});
