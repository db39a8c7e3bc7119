// npm run sbom [-- <file>]: the packages shipped with the product, as CycloneDX, and their licences. Ends with 1 if a licence is not
// permitted.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PERMITTED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Apache-2.0', 'Zlib', 'OFL-1.1', 'CC0-1.0'];

/** This package names no licence; its file LICENSE is MIT. */
const UNNAMED = new Map([['png-js', 'MIT']]);

const npm = ['sbom', '--sbom-format', 'cyclonedx'];
const { status, stdout, stderr } = spawnSync('npm', npm, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const document = JSON.parse(stdout);
const isOwn = ({ properties = [] }) => properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
// Read from the lock file: npm's own `--omit dev` leaves out packages that development tools need too, for example React.
const shipped = new Set(
  Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`),
);
const nameOf = ({ group, name }) => (group === undefined ? name : `${group}/${name}`);
const components = document.components.filter((component) => !isOwn(component) && shipped.has(`${nameOf(component)} ${component.version}`));
const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, `${JSON.stringify({ ...document, components }, null, 2)}\n`);

/** All licences that apply together; if one may be chosen, each must be permitted. */
const licencesOf = ({ name, licenses = [] }) =>
  (licenses.length === 0 && UNNAMED.has(name) ? [{ expression: UNNAMED.get(name) }] : licenses).flatMap(({ license, expression }) =>
    (expression ?? license?.id ?? license?.name ?? '').split(/ AND | OR |[()]/).filter(Boolean),
  );

const counts = new Map();
const refused = [];
for (const component of components) {
  const licences = licencesOf(component);
  for (const licence of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (licences.length === 0 || licences.some((licence) => !PERMITTED.includes(licence)))
    refused.push(`${component.name} ${component.version}: ${licences.join(', ') || '-'}`);
}
console.log(`${String(components.length)} packages`);
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${String(count).padStart(5)}  ${licence}`);
for (const line of refused) console.error(`not permitted: ${line}`);
process.exit(refused.length > 0 ? 1 : 0);
