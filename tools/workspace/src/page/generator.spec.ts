import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTestWorkspace, withoutFormatting } from '../edits/test-workspace.ts';
import pageGenerator from './generator.ts';

const root = 'libs/features/arrears/src';

const FEATURES = join(__dirname, '../../../../libs/features');

it.each(readdirSync(FEATURES))('adds a page to %s as it stands', async (feature) => {
  const tree = createTestWorkspace();
  const place = `libs/features/${feature}/src`;
  for (const file of ['manifest.ts', 'messages/menu.ts'])
    tree.write(`${place}/${file}`, readFileSync(join(FEATURES, feature, 'src', file), 'utf8'));
  await pageGenerator(tree, { feature, name: 'one-more' });
  expect(withoutFormatting(tree, `${place}/manifest.ts`)).toContain(`path: '/${feature}-one-more'`);
});

describe('page generator', () => {
  let tree: Tree;
  beforeEach(() => {
    tree = createTestWorkspace();
  });

  it('writes page, spec, words in both languages and the line of the manifest', async () => {
    await pageGenerator(tree, {
      feature: 'arrears',
      name: 'by-legal-form',
      indonesian: 'Tunggakan per Bentuk Hukum',
      english: 'Arrears per Legal Form',
    });

    expect(withoutFormatting(tree, `${root}/pages/arrears-by-legal-form-page.tsx`)).toContain(
      'export default function ArrearsByLegalFormPage()',
    );
    expect(withoutFormatting(tree, `${root}/pages/arrears-by-legal-form-page.spec.tsx`)).toContain("['en', 'Arrears per Legal Form']");
    expect(withoutFormatting(tree, `${root}/messages/menu.ts`)).toMatch(
      /id: \{.*byLegalForm: 'Tunggakan per Bentuk Hukum'.*en: \{.*byLegalForm: 'Arrears per Legal Form'/,
    );
    expect(withoutFormatting(tree, `${root}/messages/by-legal-form.ts`)).toMatch(
      /defineMessages\('arrears\.byLegalForm', \{ id: \{ question: .*en: \{ question: /,
    );
    const manifest = withoutFormatting(tree, `${root}/manifest.ts`);
    expect(manifest).toContain("import QueryStatsIcon from '@mui/icons-material/QueryStats'");
    expect(manifest.indexOf("path: '/arrears-up3d'")).toBeLessThan(manifest.indexOf("path: '/arrears-by-legal-form'"));
    expect(manifest).toContain("import('./pages/arrears-by-legal-form-page.tsx')");
  });

  it('takes another address and icon', async () => {
    await pageGenerator(tree, { feature: 'arrears', name: 'by-legal-form', address: '/debtors', icon: 'Gavel' });
    expect(tree.exists(`${root}/pages/debtors-page.tsx`)).toBe(true);
    expect(withoutFormatting(tree, `${root}/manifest.ts`)).toMatch(
      /path: '\/debtors', label: 'byLegalForm', icon: GavelIcon, planned: true/,
    );
  });

  it('changes nothing outside of the feature', async () => {
    const before = new Set(tree.listChanges().map(({ path }) => path));
    await pageGenerator(tree, { feature: 'arrears', name: 'by-legal-form' });
    const added = tree
      .listChanges()
      .map(({ path }) => path)
      .filter((path) => !before.has(path));
    expect(added.every((path) => path.startsWith(`${root}/pages/`) || path.startsWith(`${root}/messages/`))).toBe(true);
  });

  it.each([
    [{ feature: 'arears', name: 'x' }, 'There is no feature arears'],
    [{ feature: 'arrears', name: 'ByLegalForm' }, 'kebab-case'],
    [{ feature: 'arrears', name: 'up3d' }, '/arrears-up3d is a page of arrears already'],
    [{ feature: 'arrears', name: 'x', address: 'x' }, 'begins with a slash'],
    [{ feature: 'arrears', name: 'group' }, '"group" exists already'],
    [{ feature: 'arrears', name: 'menu' }, 'messages/menu.ts is there already'],
  ])('refuses %j', async (options, reason) => {
    await expect(pageGenerator(tree, options)).rejects.toThrow(reason);
  });
});
