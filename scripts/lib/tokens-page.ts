import { cssVariables } from '../../apps/web/src/app/css-variables.ts';
import { SIZES, SPACES, WEIGHTS } from '../../apps/web/src/app/tokens.ts';

type Tokens = Readonly<Record<string, string>>;

const declared = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** What is written in which role on which ground. */
const ROLES = [
  ['--on-accent', '--accent', 'done here'],
  ['--accent-text', '--surface-accent', 'chosen'],
  ['--on-offer', '--offer', '-20 %'],
  ['--offer-text', '--offer-quiet', 'offers'],
  ['--star', '--surface', '★★★★★'],
  ['--good-text', '--good-quiet', 'open, delivered'],
  ['--wait-text', '--wait-quiet', 'waits'],
  ['--bad-text', '--bad-quiet', 'failed, destroys'],
  ['--text', '--surface', 'text'],
  ['--text-quiet', '--surface-quiet', 'quiet text'],
] as const;

/** The tokens as a page of their own, by day and by night: what `docs/design.md` shows of them. */
export function tokensPage(): string {
  const { variables, light, dark } = cssVariables({} as never);
  const half = (scheme: Tokens) => `<section style="${declared({ ...variables, ...scheme } as Tokens)}">
    ${ROLES.map(([ink, ground, text]) => `<p class="role" style="color:var(${ink});background:var(${ground})">${text}<small>${ground.slice(2)}</small></p>`).join('')}
    <div>${Object.entries(SIZES)
      .map(([name, size]) => `<span style="font-size:${size}">${name} </span>`)
      .join('')}</div>
    <div>${Object.entries(WEIGHTS)
      .map(([name, weight]) => `<span style="font-weight:${weight}">${name} </span>`)
      .join('')}</div>
    <div class="spaces">${Object.values(SPACES)
      .map((space) => `<i style="width:${space}"></i>`)
      .join('')}</div>
    <div class="card">radius, shadow</div><div class="card" style="border-radius:var(--round)">round</div>
  </section>`;
  return `<!doctype html><style>
    body { display: flex; margin: 0; font: 16px system-ui, sans-serif; }
    section { flex: 1; display: grid; grid-template-columns: 1fr 1fr; align-content: start; gap: 8px; padding: 16px; background: var(--paper); color: var(--text); }
    .role { display: flex; justify-content: space-between; align-items: center; margin: 0; padding: 10px 12px; border-radius: var(--radius); font-weight: 600; }
    small { font-weight: 400; }
    div { grid-column: 1 / -1; }
    .spaces { display: flex; gap: 8px; }
    .spaces i { height: 12px; background: var(--accent); }
    .card { grid-column: auto; padding: 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); box-shadow: var(--shadow); }
  </style>${half(light)}${half(dark)}`;
}
