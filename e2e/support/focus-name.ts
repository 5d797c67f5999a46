import type { CDPSession } from '@playwright/test';

/** How something stands, where a reader tells it, beside its role and name. */
const STATES = ['checked', 'pressed', 'expanded', 'selected', 'disabled', 'invalid', 'required', 'level'] as const;

interface Value {
  readonly value?: unknown;
}

interface Node {
  readonly role?: Value;
  readonly name?: Value;
  readonly value?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** What has the focus, as the browser's tree of what is read has it. */
export interface Focused {
  readonly role: string;
  readonly name: string;
  /** How it stands, what stands in it and what describes it. */
  readonly more: readonly string[];
}

const textOf = (value: Value | undefined): string =>
  String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function stateOf(node: Node, state: string): string[] {
  const value = textOf(node.properties?.find(({ name }) => name === state)?.value);
  if (value === '' || (value === 'false' && (state === 'invalid' || state === 'required' || state === 'disabled')))
    return [];
  if (value === 'true') return [state];
  return [value === 'false' ? `not ${state}` : `${state} ${value}`];
}

/** Asks the browser's tree for what has the focus. */
export async function focusedOn(session: CDPSession): Promise<Focused> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const node: Node = nodes[0] ?? {};
  const value = textOf(node.value);
  const description = textOf(node.description);
  return {
    role: textOf(node.role),
    name: textOf(node.name),
    more: [
      ...STATES.flatMap((state) => stateOf(node, state)),
      ...(value ? [`holds "${value}"`] : []),
      ...(description ? [`(${description})`] : []),
    ],
  };
}

/** A line of it, as a person reads it. */
export const lineOf = ({ role, name, more }: Focused): string => [role, `"${name}"`, ...more].join(' ');
