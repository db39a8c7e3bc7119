import { readJson, type Tree } from '@nx/devkit';
import { createTestWorkspace, withoutFormatting } from '../edits/test-workspace.ts';
import featureGenerator from './generator.ts';

const root = 'libs/features/quarry-rents';

describe('feature generator', () => {
  let tree: Tree;
  beforeEach(async () => {
    tree = createTestWorkspace();
    await featureGenerator(tree, { name: 'quarry-rents', indonesian: 'Sewa Tambang', english: 'Quarry Rents' });
  });

  it('exports the manifest and nothing else, with a first page', () => {
    expect(withoutFormatting(tree, `${root}/src/index.ts`).trim()).toBe("export { quarryRentsFeature } from './manifest.ts';");
    expect(withoutFormatting(tree, `${root}/src/manifest.ts`)).toContain("path: '/quarry-rents', label: 'quarryRents'");
    expect(tree.exists(`${root}/src/pages/quarry-rents-page.spec.tsx`)).toBe(true);
    expect(withoutFormatting(tree, `${root}/src/messages/menu.ts`)).toMatch(/id: \{ group: 'Sewa Tambang'.*en: \{ group: 'Quarry Rents'/);
  });

  it('builds like every feature library', () => {
    const json = readJson(tree, `${root}/package.json`);
    expect(json.nx).toEqual({ tags: ['layer:feature', 'platform:web'], targets: { browser: {} } });
    expect(json.exports['.']['@pendapa/source']).toBe('./src/index.ts');
    expect(tree.exists(`${root}/src/${json.exports['./questions']['@pendapa/source'].replace('./src/', '')}`)).toBe(true);
    expect(readJson(tree, 'tsconfig.json').references).toContainEqual({ path: './libs/features/quarry-rents' });
  });

  it('is listed where features are listed: shell, owners, lock file', () => {
    expect(withoutFormatting(tree, 'apps/shell/src/features.ts')).toContain('[arrearsFeature, quarryRentsFeature]');
    expect(withoutFormatting(tree, 'apps/shell/src/questions.ts')).toMatch(
      /questions as quarryRents.*quarry-rents\/questions.*\[arrears, quarryRents\]/,
    );
    expect(readJson(tree, 'apps/shell/package.json').dependencies).toHaveProperty('@pendapa/quarry-rents', '*');
    expect(readJson(tree, 'apps/shell/tsconfig.app.json').references).toHaveLength(2);
    expect(withoutFormatting(tree, '.github/CODEOWNERS')).toMatch(
      /arrears \/libs\/features\/quarry-rents\/ +@pendapa\/quarry-rents \/libs\/i18n/,
    );
    const { packages } = readJson(tree, 'package-lock.json');
    expect(packages['node_modules/@pendapa/quarry-rents']).toEqual({ resolved: root, link: true });
    expect(packages['apps/shell'].dependencies).toHaveProperty('@pendapa/quarry-rents');
  });

  it('leaves the settings of the workspace alone', () => {
    const fresh = createTestWorkspace();
    expect(tree.read('nx.json', 'utf8')).toBe(fresh.read('nx.json', 'utf8'));
    expect(tree.read('package.json', 'utf8')).toBe(fresh.read('package.json', 'utf8'));
    expect(tree.exists(`${root}/.babelrc`)).toBe(false);
  });

  it('refuses a name that is taken', async () => {
    await expect(featureGenerator(tree, { name: 'quarry-rents' })).rejects.toThrow('exists already');
  });
});
