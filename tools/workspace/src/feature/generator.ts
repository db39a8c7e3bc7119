import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { asTitle, checkedName, manifestName } from '../edits/names.ts';
import { addOwner, addToLock, addToShell } from '../edits/workspace-files.ts';
import pageGenerator from '../page/generator.ts';

export interface FeatureOptions {
  readonly name: string;
  readonly indonesian?: string;
  readonly english?: string;
  readonly icon?: string;
}

const LIBRARIES = ['analysis', 'charts', 'contracts', 'filters', 'i18n', 'page-manifest', 'panels', 'query', 'ui-layout'];
const PACKAGES = ['@mui/icons-material', '@mui/material', ...LIBRARIES.map((library) => `@pendapa/${library}`), 'react'];

/** Nx's own generator registers the library. Then our files replace its files, and its other changes are undone. */
async function registerLibrary(tree: Tree, name: string, root: string): Promise<void> {
  const nxJson = tree.read('nx.json', 'utf8');
  await libraryGenerator(tree, {
    directory: root,
    name: `@pendapa/${name}`,
    importPath: `@pendapa/${name}`,
    tags: 'layer:feature,platform:web',
    bundler: 'none',
    unitTestRunner: 'none',
    linter: 'none',
    style: 'none',
    component: false,
    useProjectJson: false,
    skipPackageJson: true,
    skipFormat: true,
    addPlugin: false,
  });
  tree.delete(`${root}/.babelrc`);
  if (nxJson !== null) tree.write('nx.json', nxJson);
}

/** Does what `npm install` would do for a package without external dependencies. */
function link(workspaceRoot: string, name: string, root: string): void {
  const place = join(workspaceRoot, 'node_modules', '@pendapa', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(workspaceRoot, root)), place, 'junction');
}

/** `nx g @pendapa/workspace:feature <name>`: a feature library with its first page, listed in the shell, ready to build. */
export default async function featureGenerator(tree: Tree, options: FeatureOptions): Promise<() => void> {
  const name = checkedName(options.name);
  const root = `libs/features/${name}`;
  if (tree.exists(root)) throw new Error(`${root} exists already`);
  const title = { indonesian: options.indonesian || asTitle(name), english: options.english || asTitle(name) };
  const dependencies = Object.fromEntries(PACKAGES.map((dependency) => [dependency, '*']));

  await registerLibrary(tree, name, root);
  generateFiles(tree, join(__dirname, 'files'), root, {
    ...title,
    name,
    dependencies,
    // References name the projects that are built first; specs also need `testing`.
    libraries: ['testing', ...[...LIBRARIES].reverse()],
    manifest: manifestName(name),
    icon: options.icon ?? 'FolderOpen',
  });
  addToShell(tree, name);
  addOwner(tree, name);
  addToLock(tree, name, dependencies);
  await pageGenerator(tree, { feature: name, name, ...title });
  await formatFiles(tree);
  return () => link(tree.root, name, root);
}
