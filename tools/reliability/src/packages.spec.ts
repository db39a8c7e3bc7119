import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const read = <T>(path: string): T => JSON.parse(text(path)) as T;

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const { dependencies, devDependencies } = read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);

it('npm runs no script of a package, takes exact versions, and none that is younger than three days', () => {
  const settings = Object.fromEntries(
    text('.npmrc')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('=') as [string, string]),
  );
  expect(settings).toMatchObject({ 'ignore-scripts': 'true', 'save-exact': 'true' });
  expect(Number(settings['min-release-age'])).toBeGreaterThanOrEqual(3);
});

it('names every package by one version, and holds the hash of each that is fetched', () => {
  // A package under another name is written npm:<name>@<version>.
  const versionOf = (text: string): string => text.replace(/^npm:.*@/, '');
  const wanted = Object.entries({ ...dependencies, ...devDependencies }).map(([name, text]) => [name, versionOf(text)] as const);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(wanted.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  expect(fetched.length).toBeGreaterThan(500);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(fetched.filter(([, { resolved = 'https:' }]) => !resolved.startsWith('https:')).map(([path]) => path)).toEqual([]);
});

it('the list of what is shipped names each dependency with a permitted licence, and nothing of our own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pendapa-sbom-'));
  const file = join(folder, 'sbom.json');
  const { status, stderr } = spawnSync(process.execPath, ['tools/workspace/shipped.mjs', file], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.startsWith('not permitted'))]).toEqual([0, []]);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: readonly { name: string; version: string; group?: string }[];
  };
  rmSync(folder, { recursive: true });
  const names = new Map(components.map(({ group, name, version }) => [group === undefined ? name : `${group}/${name}`, version]));
  expect(bomFormat).toBe('CycloneDX');
  expect(Object.entries(dependencies).filter(([name, version]) => names.get(name) !== version)).toEqual([]);
  expect([...names.keys()].filter((name) => name.startsWith('@pendapa/'))).toEqual([]);
});
