import { updateJson, type Tree } from '@nx/devkit';
import { addImport, appendToList } from './insert.ts';
import { camelCase, manifestName } from './names.ts';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>;
}

interface References {
  readonly references?: readonly { readonly path: string }[];
}

const sorted = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)));

function addToList(tree: Tree, list: string, element: string, clause: string, from: string): void {
  const source = tree.read(list, 'utf8');
  if (source === null) throw new Error(`${list} is missing`);
  tree.write(list, appendToList(addImport(source, clause, from), element));
}

/** Adds a feature to the shell: to its manifests, its queries, its package file and its references. */
export function addToShell(tree: Tree, feature: string): void {
  const name = camelCase(feature);
  addToList(tree, 'apps/shell/src/features.ts', manifestName(feature), `{ ${manifestName(feature)} }`, `@pendapa/${feature}`);
  addToList(tree, 'apps/shell/src/questions.ts', name, `{ questions as ${name} }`, `@pendapa/${feature}/questions`);
  updateJson(tree, 'apps/shell/package.json', (json: PackageJson) => ({
    ...json,
    dependencies: sorted({ ...json.dependencies, [`@pendapa/${feature}`]: '*' }),
  }));
  updateJson(tree, 'apps/shell/tsconfig.app.json', (json: References) => ({
    ...json,
    references: [...(json.references ?? []), { path: `../../libs/features/${feature}/tsconfig.lib.json` }],
  }));
}

/** Adds the owner below the other features. */
export function addOwner(tree: Tree, feature: string): void {
  const path = '.github/CODEOWNERS';
  const lines = (tree.read(path, 'utf8') ?? '').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/libs/features/'));
  lines.splice(last + 1, 0, `${`/libs/features/${feature}/`.padEnd(32)} @pendapa/${feature}`);
  tree.write(path, lines.join('\n'));
}

/** Writes what `npm install` would write for the new workspace package, which needs no downloads. */
export function addToLock(tree: Tree, feature: string, dependencies: Readonly<Record<string, string>>): void {
  const folder = `libs/features/${feature}`;
  const added: Record<string, unknown> = {
    [folder]: { name: `@pendapa/${feature}`, version: '0.1.0', dependencies },
    [`node_modules/@pendapa/${feature}`]: { resolved: folder, link: true },
  };
  updateJson(tree, 'package-lock.json', (json: Lock) => {
    const shell = json.packages['apps/shell'] as PackageJson | undefined;
    const packages = {
      ...json.packages,
      ...added,
      'apps/shell': { ...shell, dependencies: sorted({ ...shell?.dependencies, [`@pendapa/${feature}`]: '*' }) },
    };
    return { ...json, packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))) };
  });
}
