import { writeJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

const manifest = `import CategoryIcon from '@mui/icons-material/Category';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const arrearsFeature = defineFeature({
  key: 'arrears',
  label: 'group',
  icon: CategoryIcon,
  menu,
  pages: [{ path: '/arrears-up3d', label: 'up3d', icon: CategoryIcon, load: () => import('./pages/arrears-up3d-page.tsx') }],
});
`;

const words = (namespace: string, id: string, en: string): string =>
  `import { defineMessages } from '@pendapa/i18n';\n\nexport const words = defineMessages('${namespace}', { id: { ${id} }, en: { ${en} } });\n`;

/** A virtual workspace with the files that the generators read and change: one feature with one page. */
export function createTestWorkspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  // Without a formatter, which Jest cannot load. `npm run check:generators` checks the format.
  tree.delete('.oxfmtrc.json');
  writeJson(tree, 'package.json', { name: '@pendapa/source', workspaces: ['apps/*', 'libs/*', 'libs/features/*', 'tools/*'] });
  writeJson(tree, 'tsconfig.base.json', { compilerOptions: { composite: true, declaration: true, customConditions: ['@pendapa/source'] } });
  writeJson(tree, 'tsconfig.json', { extends: './tsconfig.base.json', files: [], references: [{ path: './libs/features/arrears' }] });
  writeJson(tree, 'package-lock.json', { packages: { '': {}, 'apps/shell': { dependencies: { '@pendapa/arrears': '*' } } } });
  writeJson(tree, 'apps/shell/package.json', { name: '@pendapa/shell', dependencies: { '@pendapa/arrears': '*', '@pendapa/theme': '*' } });
  writeJson(tree, 'apps/shell/tsconfig.app.json', { references: [{ path: '../../libs/features/arrears/tsconfig.lib.json' }] });
  tree.write(
    'apps/shell/src/features.ts',
    `import { arrearsFeature } from '@pendapa/arrears';\n\nexport const features: readonly Feature[] = [arrearsFeature];\n`,
  );
  tree.write(
    'apps/shell/src/questions.ts',
    `import { questions as arrears } from '@pendapa/arrears/questions';\n\nexport const questions: readonly FeatureQueries[] = [arrears];\n`,
  );
  tree.write('.github/CODEOWNERS', '/apps/shell/ @pendapa/frame\n/libs/features/arrears/ @pendapa/arrears\n/libs/i18n/ @pendapa/frame\n');
  tree.write('libs/features/arrears/src/manifest.ts', manifest);
  tree.write('libs/features/arrears/src/messages/menu.ts', words('arrears.menu', "group: 'Tunggakan'", "group: 'Arrears'"));
  return tree;
}

/** Text without differences of formatting. */
export const withoutFormatting = (tree: Tree, path: string): string =>
  (tree.read(path, 'utf8') ?? '').replace(/["']/g, "'").replace(/\s+/g, ' ');
