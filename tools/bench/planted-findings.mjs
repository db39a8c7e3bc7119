// `npm run check:planted -- --findings --from 1 --to 5`: makes samples of these seeds and asks the product for findings. It prints which
// planted cases they name, and which other findings there are.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PENDAPA = fileURLToPath(new URL('../../apps/server/pendapa.cjs', import.meta.url));
const TIMEOUT_MS = 600_000;

/** Planted cases that change monthly sums, and the findings that should name them. */
const CASES = [
  ['a unit behind its peers in compliance', ({ rule, where }) => rule === 'compliance-unit' && where.unit === 'UP3D-317308'],
  ['a unit whose debts nobody works', ({ rule, where }) => rule === 'step-not-taken' && where.unit === 'UP3D-317508'],
  ['a vintage that goes bad', ({ rule, where, year }) => rule === 'bad-vintage' && where.tax === 'PKB' && year === 2025],
  ['a channel that loses', ({ rule, where }) => rule === 'channel-share' && where.channel === 'ATM'],
  ['a low spell of a unit', named('unit-months', 'UP3D-317402', 'PBJT_MAMIN', '2026-08-01')],
  ['a unit that suddenly brings more', named('unit-year', 'UP3D-317203', 'PBBP2', '2026-01-01')],
  ['a unit that suddenly brings less', named('unit-year', 'UP3D-317506', 'BPHTB', '2025-01-01')],
];

/** Facts of every sample that follow from its rules: channels that gain, a sector that leaves, and arrears that lapse. */
const FOLLOWS = [
  ({ rule, where }) => rule === 'channel-share' && where.channel === 'MBANK',
  ({ rule, where }) => rule === 'plan-shortfall' && where.tax === 'PBJT_HIBURAN' && where.unit === undefined,
  ({ rule }) => rule === 'lapsing',
];

function named(wanted, unit, tax, from) {
  return ({ rule, where, period }) => rule === wanted && where.unit === unit && where.tax === tax && period.from === from;
}

async function findingsOf(folder, port) {
  const server = spawn(process.execPath, [PENDAPA, 'serve', '--data', folder, '--port', String(port)], { stdio: 'ignore' });
  try {
    const end = Date.now() + TIMEOUT_MS;
    while (Date.now() < end) {
      const response = await fetch(`http://localhost:${String(port)}/api/v1/findings`).catch(() => null);
      if (response?.status === 200) return (await response.json()).findings;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    throw new Error('The server told no findings.');
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function measured(seed, payments, port) {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-planted-'));
  try {
    const sample = ['sample', '--data', folder, '--payments', payments, '--seed', String(seed)];
    const { status, stderr } = spawnSync(process.execPath, [PENDAPA, ...sample], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`No sample of seed ${String(seed)}: ${stderr}`);
    return await findingsOf(folder, port);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const placeOf = ({ where }) => Object.values(where).join(' ') || 'agency';

/** Checks the samples of a range of seeds. Exits with code 1 if a case is found in fewer than nine tenths of them. */
export async function checkFindings({ from, to, payments, port }) {
  const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const found = new Map(CASES.map(([name]) => [name, 0]));
  const otherRules = new Map();
  for (const seed of seeds) {
    const findings = await measured(seed, payments, port);
    for (const [name, names] of CASES) if (findings.some(names)) found.set(name, found.get(name) + 1);
    const others = findings.filter((finding) => ![...CASES.map(([, names]) => names), ...FOLLOWS].some((names) => names(finding)));
    for (const { rule } of others) otherRules.set(rule, (otherRules.get(rule) ?? 0) + 1);
    const missing = CASES.filter(([, names]) => !findings.some(names)).map(([name]) => name);
    console.log(
      `seed ${String(seed)}  missing: ${missing.join(', ') || 'none'}  beside: ${others.map((one) => `${one.rule} ${placeOf(one)}`).join(', ') || 'none'}`,
    );
  }
  for (const [name, times] of found) console.log(`${name.padEnd(44)}found in ${String(times)} of ${String(seeds.length)}`);
  console.log(`named beside them: ${[...otherRules].map(([rule, times]) => `${rule} ${String(times)}`).join(', ') || 'none'}`);
  return [...found.values()].every((times) => times >= Math.floor(0.9 * seeds.length)) ? 0 : 1;
}
